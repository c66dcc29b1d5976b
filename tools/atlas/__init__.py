"""What the drawn maps share, in the order in which it is used.

coasts -> flow -> cells -> topology -> svg (map.json) -> ink, wash (board.webp)
"""
