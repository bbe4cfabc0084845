"""When somebody was last at a table, so that games can retire; a row to see whether anything can be written."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name in ("seen", "retired"):
        op.add_column("tables", sa.Column(name, sa.DateTime(timezone=True)))
    seen = sa.table("tables", sa.column("seen", sa.DateTime(timezone=True)))
    op.execute(seen.update().values(seen=datetime.now(UTC)))  # nobody knows it: time runs from now on
    op.create_table(
        "pulse",
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("weight", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    for name in ("retired", "seen"):
        op.drop_column("tables", name)
