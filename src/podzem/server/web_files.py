"""Where the page's files are."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

WEB: Final = Path(str(files("podzem.web")))
