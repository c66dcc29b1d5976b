"""The schema of the database, one step per file in versions/. Run at every start."""
