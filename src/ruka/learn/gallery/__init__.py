"""Galleries: patterns of each rule set, and waits."""
