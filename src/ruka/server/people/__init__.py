"""People: who they are, what they are called, and what they are known by."""

from ruka.server.people.holders import Agent, Guest, Holder, Person, Visitor, person_of
from ruka.server.people.names import Name, clean, key_of, readable, seen
from ruka.server.people.secrets import hash_of, new_id, new_secret

__all__ = [
    "Agent",
    "Guest",
    "Holder",
    "Name",
    "Person",
    "Visitor",
    "clean",
    "hash_of",
    "key_of",
    "new_id",
    "new_secret",
    "person_of",
    "readable",
    "seen",
]
