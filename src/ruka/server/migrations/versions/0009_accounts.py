"""Accounts: people have passwords, passkeys, visits and friends, and a server has a keeper."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

ID = sa.String(32)
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column("people", sa.Column("name_key", sa.String(96)))
    op.create_index("ix_people_name_key", "people", ["name_key"], unique=True)
    for column in ("password", "role", "ban_reason"):
        op.add_column("people", sa.Column(column, sa.Text, nullable=False, server_default=""))
    op.add_column("people", sa.Column("banned", MOMENT))
    op.create_index("ix_guests_person", "guests", ["person"])
    _ways_in()
    _others()


def _ways_in() -> None:
    op.create_table(
        "visits",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("secret_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("made", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("signs", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", MOMENT, nullable=False),
        sa.Column("used", MOMENT),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("code_hash", sa.String(64), primary_key=True),
    )


def _others() -> None:
    op.create_table(
        "friends",
        sa.Column("person", ID, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", ID, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("made", MOMENT, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id"), index=True),
        sa.Column("guest", ID, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("by", ID, sa.ForeignKey("people.id")),
        sa.Column("table", ID, sa.ForeignKey("tables.id")),
        sa.Column("reason", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("made", MOMENT, nullable=False),
        sa.Column("settled", MOMENT, index=True),
    )
    op.create_table(
        "keeper_acts",
        sa.Column("id", ID, primary_key=True),
        sa.Column("keeper", ID, sa.ForeignKey("people.id")),
        sa.Column("person", ID, sa.ForeignKey("people.id")),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("made", MOMENT, nullable=False),
    )


def downgrade() -> None:
    for name in ("keeper_acts", "reports", "friends", "recovery_codes", "passkeys", "visits"):
        op.drop_table(name)
    op.drop_index("ix_guests_person", "guests")
    op.drop_index("ix_people_name_key", "people")
    for column in ("banned", "ban_reason", "role", "password", "name_key"):
        op.drop_column("people", column)
