"""The database is brought up to date before anything else touches it, and copied before that."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

log = logging.getLogger(__name__)


SCRIPTS = Path(__file__).with_name("migrations")


def migrate(engine: Engine, scripts: Path = SCRIPTS) -> Path | None:
    """Run the migrations that are pending; the answer is the copy of what was there before, if anything was."""
    config = Config()
    config.set_main_option("script_location", str(scripts))
    config.set_main_option("path_separator", "os")
    revisions = ScriptDirectory.from_config(config)
    wanted = revisions.get_current_head()
    with engine.connect() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    if current == wanted:
        return None
    copy = _backup(engine, current) if current else None
    steps = EnvironmentContext(config, revisions, fn=lambda revision, _: revisions._upgrade_revs("head", revision))
    with engine.connect() as connection, steps as environment:
        environment.configure(connection=connection)
        with environment.begin_transaction():
            environment.run_migrations()
    if current:
        log.info("the database went from revision %s to %s; copy of the old one: %s", current, wanted, copy)
    return copy


def _backup(engine: Engine, revision: str) -> Path | None:
    """A copy of the file with all that is in its log; other databases have tools of their own for that."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    source = Path(engine.url.database)
    copy = source.with_name(f"{source.name}.{revision}.{datetime.now(UTC):%Y%m%dT%H%M%S}")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    return copy
