"""The modules that build Podzem are no part of it; they are found in their own folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "compiling"))
