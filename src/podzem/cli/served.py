"""`python -m podzem.cli.served open|quiet LINE...`: the server, its address told in the lines, the page opened."""

from __future__ import annotations

import sys
from typing import Final

from podzem.cli.speech import complain
from podzem.core.errors import PodzemError

ADDRESS: Final = "ADDRESS"
"""Stands in the lines for what is known only when the server is up."""


def main(words: list[str]) -> None:
    """Serve as the command line has handed down, until Ctrl-C."""
    from podzem.server.serve import open_browser, serve
    from podzem.server.settings import taken_over

    page, *lines = words

    def ready(address: str) -> None:
        for line in lines:
            print(line.replace(ADDRESS, address), flush=True)
        if page == "open":
            open_browser(address)

    try:
        serve(taken_over(), ready)
    except PodzemError as error:
        sys.exit(complain(str(error)))


if __name__ == "__main__":
    main(sys.argv[1:])
