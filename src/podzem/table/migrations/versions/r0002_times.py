"""When each row of a log was written; of rows before this nobody knows."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A column that old rows leave empty: nothing is written anew, however long the logs are."""
    op.add_column("entries", sa.Column("at", sa.BigInteger))
