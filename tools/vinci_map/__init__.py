"""The parts of tools/draw_vinci_map.py, in the order in which they are used; what any map needs is in `atlas`.

geography -> warp -> room -> regions -> shore -> places -> export (map.json) -> paint (board.webp)
"""
