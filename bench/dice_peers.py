"""icepool and dyce on the dice questions: `dice_peers.py icepool` or `dice_peers.py dyce`."""

import sys
from fractions import Fraction
from importlib.metadata import version

from dice_questions import AT_LEAST_TWELVE, BEST_THREE, SUM_OF_TEN, Ask, Read, measure
from figures import report


def icepool_asked() -> dict[str, tuple[Ask, Read]]:
    from icepool import d6

    return {
        BEST_THREE: (lambda: d6.highest(4, 3), lambda die: die.probability(18)),
        AT_LEAST_TWELVE: (lambda: 3 @ d6 >= 12, lambda die: die.probability(True)),
        SUM_OF_TEN: (lambda: 10 @ d6, lambda die: die.probability(35)),
    }


def dyce_asked() -> dict[str, tuple[Ask, Read]]:
    from dyce import H, P

    return {
        BEST_THREE: (lambda: (4 @ P(6)).at(slice(1, None)), lambda die: Fraction(die[18], die.total)),
        AT_LEAST_TWELVE: (lambda: (3 @ H(6)).ge(12), lambda die: Fraction(die[True], die.total)),
        SUM_OF_TEN: (lambda: 10 @ H(6), lambda die: Fraction(die[35], die.total)),
    }


def main(peer: str) -> None:
    asked = {"icepool": icepool_asked, "dyce": dyce_asked}[peer]()
    report(f"{peer} {version(peer)}", measure(asked))


if __name__ == "__main__":
    main(sys.argv[1])
