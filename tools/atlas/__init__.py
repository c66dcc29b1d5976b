"""What the drawn maps share, in the order in which it is used.

By hand-made lines (Vinci, Heroes of the World):
    coasts -> flow -> cells -> topology -> svg (map.json) -> ink, wash (board.webp)

Exact maps, on which a list of borders decides which areas touch (History of the World):
    geography, plan -> sheet, ground -> anneal, fit -> net, links -> exact -> lettering, painting
"""
