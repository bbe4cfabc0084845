"""Tenhou's records in both formats, mjlog and JSON, and what these share: rules, names of yaku, points."""
