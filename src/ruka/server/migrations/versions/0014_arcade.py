"""Campaigns of the arcade, and the switches of its operator."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), index=True),
        sa.Column("guest", ID, sa.ForeignKey("guests.id"), index=True),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("table", ID, nullable=False, index=True),
        sa.Column("score", sa.Integer, nullable=False, index=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("continues", sa.Integer, nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "switches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("switches", "campaigns"):
        op.drop_table(table)
