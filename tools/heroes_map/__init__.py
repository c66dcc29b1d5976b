"""The parts of tools/draw_heroes_map.py, in the order in which they are used; what any map needs is in `atlas`.

geography -> warp -> regions -> places -> export (map.json) -> paint (board.webp)
"""
