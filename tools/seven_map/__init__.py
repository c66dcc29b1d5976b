"""The parts of tools/draw_seven_map.py, in the order in which they are used; what any map needs is in `atlas`.

geography -> data -> (atlas.exact) -> places -> export (map.json) -> paint (board.webp)
"""
