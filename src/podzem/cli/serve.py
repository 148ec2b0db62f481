"""`podzem serve`, and `podzem` alone: what the command line says is handed to the program that serves."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from podzem.cli import served as program
from podzem.cli.speech import own_words

if TYPE_CHECKING:
    from podzem.cli.main import Served


def run(served: Served, open_page: bool, language: str) -> None:
    """Serve until Ctrl-C."""
    from podzem.server.limits import read_limits
    from podzem.server.settings import Serving

    serving = Serving(
        host=served.host,
        port=served.port,
        database=served.database,
        workers=served.workers,
        origins=served.origins,
        proxy=served.proxy,
        log=served.log,
        limits=read_limits(served.limits),
    )
    serving.hand_down()
    words = own_words(language)
    lines = [words.say("serve-at", address=program.ADDRESS), words.say("serve-stop")]
    become(["open" if open_page else "quiet", *lines])


def become(words: list[str]) -> None:
    """Go on without the libraries of the command line: they would stay with the server, a tenth of its memory."""
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(sys.executable, [sys.executable, "-m", program.__name__, *words])
    program.main(words)
