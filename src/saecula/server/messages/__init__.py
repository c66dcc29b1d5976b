"""Everything that travels between client and server, as types. docs/api.md tells the same in words."""
