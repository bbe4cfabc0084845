"""The arcade of source 001: a ladder of opponents, a shop of items, and the campaign of whoever plays."""
