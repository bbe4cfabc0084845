"""The table machine: phases, claims, kongs, riichi, draws and whole games, the same for every rule set."""
