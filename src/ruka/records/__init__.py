"""Codecs: what other programs and sites write, in our words."""
