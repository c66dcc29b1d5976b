"""The games, one folder each, all of the same shape. A game never imports another."""
