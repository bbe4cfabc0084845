"""Tables that people and bots sit at: seats, clocks, claim windows and reconnects, whatever carries the messages."""

from ruka.session.connection import Connection
from ruka.session.game import Game
from ruka.session.journal import Again, Course, Journal, Keeper, Outcome, Step
from ruka.session.pacing import PACES, Pacing
from ruka.session.seats import SeatAt

__all__ = ["PACES", "Again", "Connection", "Course", "Game", "Journal", "Keeper", "Outcome", "Pacing", "SeatAt", "Step"]
