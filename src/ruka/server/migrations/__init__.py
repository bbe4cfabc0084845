"""Changes of the schema, one after another."""
