"""What people have learnt: a document for each, and a row for each question that comes again."""

from __future__ import annotations

from datetime import datetime

from msgspec import json
from sqlalchemy import Connection, delete, insert, select

from ruka.learn.cards import after_answer, key_of, latest, merged
from ruka.schema.learning import Progress, QuestionId, ReviewCard
from ruka.schema.values import encode
from ruka.server.stores.clerk import Clerk, Work
from ruka.server.stores.schema import progress, review_cards


class Learning:
    def __init__(self, clerk: Clerk) -> None:
        self._clerk = clerk

    async def of(self, person: str) -> Progress:
        return await self._clerk.read(lambda connection: _found(connection, person))

    def answer(self, person: str, id: QuestionId, right: bool, now: datetime) -> Work[ReviewCard | None]:
        """The card after the answer, and a day on which something was done."""

        def work(connection: Connection) -> ReviewCard | None:
            before = _found(connection, person)
            known = {key_of(card): card for card in before.cards}
            card = after_answer(id, known.get(key_of(id)), right, now)
            cards = {key: one for key, one in known.items() if key != key_of(id)}
            kept = before.but(cards=[*cards.values(), *([card] if card else [])])
            _keep(connection, person, merged(kept, Progress(days=[now.date().isoformat()])), before)
            return card

        return work

    def merge(self, person: str, other: Progress) -> Work[Progress]:
        """What a browser has kept goes into what is known already."""

        def work(connection: Connection) -> Progress:
            before = _found(connection, person)
            both = merged(before, other)
            _keep(connection, person, both, before)
            return both

        return work


def _found(connection: Connection, person: str) -> Progress:
    document = connection.scalar(select(progress.c.document).where(progress.c.person == person))
    found = json.decode(document, type=Progress) if document else Progress()
    rows = connection.scalars(select(review_cards.c.card).where(review_cards.c.person == person))
    return found.but(cards=latest(json.decode(card, type=ReviewCard) for card in rows))


def _keep(connection: Connection, person: str, found: Progress, before: Progress) -> None:
    """What has changed of it."""
    document, was = (encode(one.but(cards=[])).decode() for one in (found, before))
    if document != was:
        connection.execute(delete(progress).where(progress.c.person == person))
        connection.execute(insert(progress), {"person": person, "document": document})
    cards, were = ({key_of(card): card for card in one.cards} for one in (found, before))
    changed = [key for key in {**cards, **were} if cards.get(key) != were.get(key)]
    if not changed:
        return
    of_person = review_cards.c.person == person
    connection.execute(delete(review_cards).where(of_person, review_cards.c.question.in_(changed)))
    rows = [{"person": person, "question": key, "card": encode(cards[key]).decode()} for key in changed if key in cards]
    if rows:
        connection.execute(insert(review_cards), rows)
