"""Rules are kept once, by the hash of what they say; tables refer to it, those with the short hashes of before too.

A game that was set aside because an engine told something else is not damaged: it may be opened again.
"""

import json

import sqlalchemy as sa
from alembic import op

from ruka.errors import RukaError
from ruka.rulesets import rules_of

revision = "0008"
down_revision = "0007"

tables = sa.table("tables", *map(sa.column, "id setup rules_hash damage".split()))
rule_texts = sa.table("rule_texts", sa.column("hash"), sa.column("text"))
NOT_DAMAGED = ("steps-differ", "record-other-rules", "unknown-rules")


def upgrade() -> None:
    op.create_table(
        "rule_texts",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "house_rules",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("rules_hash", sa.String(64), sa.ForeignKey("rule_texts.hash"), nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("added", sa.DateTime(timezone=True), nullable=False),
    )
    connection, kept = op.get_bind(), set()
    for row in connection.execute(sa.select(tables.c.id, tables.c.setup, tables.c.rules_hash)).all():
        try:
            setup = json.loads(row.setup)
            rules = rules_of(setup["rules"], setup.get("options", {}), row.rules_hash)
        except (RukaError, ValueError, KeyError, TypeError, AttributeError):
            continue  # whoever opens it is told; it stays as it is
        if rules.hash not in kept:
            kept.add(rules.hash)
            connection.execute(sa.insert(rule_texts).values(hash=rules.hash, text=rules.canonical()))
        if rules.hash != row.rules_hash:
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(rules_hash=rules.hash))
    for code in NOT_DAMAGED:
        connection.execute(sa.update(tables).where(tables.c.damage.like(f"%{code}%")).values(damage=""))


def downgrade() -> None:
    op.drop_table("house_rules")
    op.drop_table("rule_texts")
