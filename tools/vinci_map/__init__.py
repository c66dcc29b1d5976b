"""The parts of tools/draw_vinci_map.py, in the order in which they are used.

geography -> warp -> regions -> topology -> places -> export (map.json) -> paint (board.webp)
"""
