"""Programs of others, which speak mjai."""
