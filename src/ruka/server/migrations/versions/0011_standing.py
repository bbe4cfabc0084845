"""How people stand: results and statistics of their games, ratings, and what is said at tables for some days."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

ID = sa.String(32)
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("table", ID, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("family", ID, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("rank", "players", "points")),
        sa.Column("over", MOMENT, nullable=False),
        *(sa.Column(name, sa.Float) for name in ("mean_before", "deviation_before", "mean", "deviation")),
        sa.Column("games", sa.Integer),
        sa.Column("statistics", sa.Text),
    )
    op.create_table(
        "ratings",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("family", ID, primary_key=True),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last", MOMENT, nullable=False),
    )
    op.create_index("ix_ratings_family_mean", "ratings", ["family", "mean"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table", ID, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("said", MOMENT, nullable=False, index=True),
        sa.Column("phrase", ID, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "ratings", "results"):
        op.drop_table(name)
    op.drop_column("people", "private")
