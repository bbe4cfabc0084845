"""Accounts: how people come in, in which browsers they are, who of them is here, and who keeps the peace."""

from ruka.server.accounts.accounts import Accounts, Entered
from ruka.server.accounts.keeping import Keeping
from ruka.server.accounts.presence import Presence

__all__ = ["Accounts", "Entered", "Keeping", "Presence"]
