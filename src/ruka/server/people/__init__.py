"""People: who they are, what they are called, and what they are known by."""

from ruka.server.people.holders import Agent, Guest, Holder, Person
from ruka.server.people.names import Name, clean, readable
from ruka.server.people.secrets import hash_of, new_id, new_secret

__all__ = ["Agent", "Guest", "Holder", "Name", "Person", "clean", "hash_of", "new_id", "new_secret", "readable"]
