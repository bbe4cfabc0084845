"""What people have learnt, and the questions that come again to them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

ID = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "review_cards",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("question", sa.String(192), primary_key=True),
        sa.Column("card", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("review_cards")
    op.drop_table("progress")
