"""`podzem` with committed dice whose secret is known beforehand: every such game falls the same way each time.

Run as a program in the place of `podzem`; `PODZEM_TEST_SEED` chooses among games.
"""

import hashlib
import os
import secrets

from podzem.cli import serve, served
from podzem.cli.main import main
from podzem.table import opening


class Known:
    """The module `secrets`, but for the secret of committed dice."""

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)

    def token_bytes(self, length: int) -> bytes:
        return secret()[:length]


def secret() -> bytes:
    """The secret of every game with committed dice."""
    return hashlib.sha256(b"podzem " + os.environ.get("PODZEM_TEST_SEED", "0").encode()).digest()


if __name__ == "__main__":
    opening.secrets = Known()  # type: ignore[assignment]
    serve.become = served.main  # in this process, where the secret is known
    main()
