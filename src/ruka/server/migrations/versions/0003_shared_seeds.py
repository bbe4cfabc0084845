"""Seeds that the server shares with its players; games that were dealt before go on with the seed they have."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seed", sa.String(64)))


def downgrade() -> None:
    """Games that were dealt from shared seeds cannot go on: they are set aside."""
    op.execute("UPDATE tables SET damage = 'dealt from shared seeds' WHERE commitment <> '' AND over IS NULL")
    op.drop_column("seats", "seed")
    op.drop_column("tables", "commitment")
