"""`python -m podzem.cli.served LANGUAGE open|quiet`: the server, its address told, the page opened."""

from __future__ import annotations

import sys

from podzem.cli.speech import complain, own_words
from podzem.core.errors import PodzemError


def main(words: list[str]) -> None:
    """Serve as the command line has handed down, until Ctrl-C."""
    from podzem.server.serve import open_browser, serve
    from podzem.server.settings import taken_over

    language, page = words
    own = own_words(language)

    def ready(address: str) -> None:
        print(own.say("serve-at", address=address), flush=True)
        print(own.say("serve-stop"), flush=True)
        if page == "open":
            open_browser(address)

    try:
        serve(taken_over(), ready)
    except PodzemError as error:
        sys.exit(complain(str(error)))


if __name__ == "__main__":
    main(sys.argv[1:])
