"""The identity of rules is a whole hash; those of older games stay as short as they were."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    _width(16, 64)


def downgrade() -> None:
    _width(64, 16)


def _width(old: int, new: int) -> None:
    if op.get_bind().dialect.name != "sqlite":  # which holds texts of any length
        op.alter_column(
            "tables",
            "rules_hash",
            existing_type=sa.String(old),
            type_=sa.String(new),
            postgresql_using=f"left(rules_hash, {new})",
        )
