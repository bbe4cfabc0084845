"""The lobby: which tables strangers may find, who is invited, who has left a game, and why one was given up."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

ID = sa.String(32)
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("why", sa.String(8), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("away", sa.String(8), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("leaves", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "listings",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("family", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("strength", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("watched", sa.Boolean, nullable=False),
        sa.Column("begun", MOMENT),
    )
    op.create_table(
        "invitations",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("by", ID, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", MOMENT, nullable=False),
    )


def downgrade() -> None:
    for name in ("invitations", "listings"):
        op.drop_table(name)
    for table, column in (("seats", "leaves"), ("seats", "away"), ("tables", "why")):
        op.drop_column(table, column)
