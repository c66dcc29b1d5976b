"""What a game is: moves, phases, state, chance, knowledge, records. Knows no game, no network, no language."""
