"""Tables, their logs, their snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    _make_tables()
    _make_entries()
    _make_snapshots()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("invite", sa.String(128), nullable=False),
        sa.Column("watch", sa.String(128), nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_created", "tables", ["created"])


def _make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("sequence", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("message", sa.String(255)),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_entries"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table"),
        sa.UniqueConstraint("table", "message", name="uq_entries_message"),
    )


def _make_snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table"),
    )
