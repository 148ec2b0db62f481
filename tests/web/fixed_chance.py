"""`podzem` without chance: every deal and every bot is the same each time, and so are committed dice.

Run as a program in the place of `podzem`; `PODZEM_TEST_SEED` chooses among games. Dice that are not committed begin
anew at each step and so fall alike at each: enough for a step or two, no game.
"""

import hashlib
import os
import secrets
from importlib.util import find_spec, module_from_spec

from podzem.cli import serve, served
from podzem.cli.main import main

LENGTHS = (12, 16)
"""Bytes of the seed of one step and of the secret of committed dice."""


def known(length: int) -> bytes:
    """So many bytes, the same for every table."""
    seed = hashlib.sha256(b"podzem " + os.environ["PODZEM_TEST_SEED"].encode()).digest()
    assert length <= len(seed)
    return seed[:length]


def without_chance() -> None:
    """Let `secrets` give what is known; tokens and names of tables stay as unguessable as ever.

    It is the module itself that is changed: compiled code asks it and nobody in between.
    """
    spec = find_spec("secrets")
    assert spec is not None
    assert spec.loader is not None
    real = module_from_spec(spec)
    spec.loader.exec_module(real)
    secrets.token_hex, secrets.token_urlsafe = real.token_hex, real.token_urlsafe
    secrets.token_bytes = lambda nbytes=None: known(nbytes) if nbytes in LENGTHS else real.token_bytes(nbytes)
    secrets.randbits = lambda k: int.from_bytes(known(8), "little") >> 64 - k


if __name__ == "__main__":
    without_chance()
    serve.become = served.main  # in this process, where chance is known
    main()
