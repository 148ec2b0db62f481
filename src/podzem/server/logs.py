"""The log: one JSON object a line, without tokens, names or what people say to each other."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

OWN: Final = ("number", "method", "path", "status", "milliseconds", "client", "table", "code", "address", "detail")
"""What a line may hold beside time, level and message; nothing else is ever written."""


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "say": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in OWN if hasattr(record, name)}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def begin_logs(level: str) -> None:
    """Everything to stderr as JSON lines; uvicorn's own notes of each connection are left out."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("podzem").setLevel(level.upper())
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
