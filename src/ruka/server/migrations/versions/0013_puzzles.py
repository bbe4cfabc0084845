"""How people and puzzles stand, and which puzzles somebody has tried."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "puzzle_ratings",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("right", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(48), primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "puzzles",
        sa.Column("id", sa.String(48), primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("puzzles", "puzzle_tries", "puzzle_ratings"):
        op.drop_table(table)
