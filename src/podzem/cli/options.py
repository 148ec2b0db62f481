"""Options on the command line: name=value, and name=@FILE for a value that is a file's text."""

from __future__ import annotations

from pathlib import Path

from podzem.core.errors import Malformed


def read_pairs(pairs: list[str] | None) -> dict[str, object]:
    """The options given, by name."""
    options: dict[str, object] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Malformed(f"{pair!r} is no option; name=value was expected, such as board=short")
        options[name] = read_text(Path(value[1:])) if value.startswith("@") else value
    return options


def read_text(file: Path) -> str:
    """The text of a file a person named."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(
            f"{file} cannot be read: {getattr(error, 'strerror', None) or 'it is not UTF-8 text'}"
        ) from None
