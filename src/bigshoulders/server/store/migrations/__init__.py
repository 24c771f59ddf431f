"""Changes of the schema, one file each, applied in order when the server starts."""
