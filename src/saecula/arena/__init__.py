"""Games of bots against bots: simulation and benchmark."""
