"""The shape of the database, one step a file in versions/. Run at every start."""
