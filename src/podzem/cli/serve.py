"""`podzem serve`, and `podzem` alone: the server, its address told, the page opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from podzem.cli.speech import own_words

if TYPE_CHECKING:
    from podzem.cli.main import Served


def run(served: Served, open_page: bool, language: str) -> None:
    """Serve until Ctrl-C."""
    from podzem.server.limits import read_limits
    from podzem.server.serve import open_browser, serve
    from podzem.server.settings import Serving

    words = own_words(language)

    def ready(address: str) -> None:
        print(words.say("serve-at", address=address), flush=True)
        print(words.say("serve-stop"), flush=True)
        if open_page:
            open_browser(address)

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
    serve(serving, ready)
