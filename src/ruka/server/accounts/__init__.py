"""Accounts: how people come in, in which browsers they are, and who of them is here."""

from ruka.server.accounts.accounts import Accounts, Entered
from ruka.server.accounts.presence import Presence

__all__ = ["Accounts", "Entered", "Presence"]
