"""7 Ages: empires rise and fall on one map through seven ages, for 2 to 7 players."""
