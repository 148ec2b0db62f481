"""`python -m podzem`."""

from podzem.cli.main import main

main()
