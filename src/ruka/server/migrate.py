"""The database is brought up to date before anything else touches it, and copied before that."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from ruka.errors import RukaError
from ruka.server.stores.database import file_of, keep_private

log = logging.getLogger(__name__)


SCRIPTS = Path(__file__).with_name("migrations")


def migrate(engine: Engine, scripts: Path = SCRIPTS, to: str = "head") -> Path | None:
    """Run the migrations that are pending, or back to a revision of before; the answer is the copy of what was there,
    if anything was and it is a file."""
    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.set_main_option("path_separator", "os")
    revisions = ScriptDirectory.from_config(config)
    known = [one.revision for one in revisions.walk_revisions()]  # from the newest on
    with engine.connect() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise RukaError("newer-database", revision=current, known=known[0])
    wanted = known[0] if to == "head" else to
    if wanted not in known:
        raise RukaError("unknown-revision", revision=wanted, known=", ".join(reversed(known)))
    if current == wanted:
        return None
    copy = _backup(engine, current) if current else None
    back = current is not None and known.index(wanted) > known.index(current)
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        (command.downgrade if back else command.upgrade)(config, wanted)
    if current:
        log.info("the database went from revision %s to %s; copy of the old one: %s", current, wanted, copy)
    return copy


def _backup(engine: Engine, revision: str) -> Path | None:
    """A copy of the file with all that is in its log; other databases have tools of their own for that."""
    source = file_of(engine)
    if source is None:
        return None
    copy = source.with_name(f"{source.name}.{revision}.{datetime.now(UTC):%Y%m%dT%H%M%S}")
    keep_private(copy)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    return copy
