"""History of the World: seven Epochs, an Empire in each, for 3 to 6 players."""
