"""The boards of games that have one of their own in the terminal."""
