"""The types of a record's fields, as records are written and copied by them, the same in both builds.

Of a compiled dataclass Python knows no more than the class of each field: what its lists hold, and what may be None, is
lost. So a compiled module says that once more (`spell_out`), and a test holds it to the annotations; or else the fields
are read from its source, which lies beside the library.
"""

from __future__ import annotations

import ast
import dataclasses
import sys
from pathlib import Path
from typing import Any, Final, get_type_hints

SPELLED: Final[dict[Any, dict[str, Any]]] = {}
"""By its class the fields of a record whose types were spelled out."""


def spell_out(kind: Any, **hints: Any) -> None:
    """The types of those fields of a compiled record that are more than a class."""
    SPELLED[kind] = hints


def hints_of(kind: Any) -> dict[str, Any]:
    """The type of each field."""
    source = Path(str(sys.modules[kind.__module__].__file__))
    if source.suffix != ".py" and kind not in SPELLED:
        return written_hints(kind)
    return {**get_type_hints(kind, include_extras=True), **SPELLED.get(kind, {})}


def written_hints(kind: Any) -> dict[str, Any]:
    """The same from the source alone, those of the dataclasses that it stands on first."""
    found: dict[str, Any] = {}
    for one in reversed(kind.__mro__):
        if dataclasses.is_dataclass(one):
            found |= _written(one)
    return found


def _written(kind: Any) -> dict[str, Any]:
    module = sys.modules[kind.__module__]
    library = Path(str(module.__file__))
    source = library.with_name(library.name.partition(".")[0] + ".py")
    body = ast.parse(source.read_text(encoding="utf-8")).body
    said = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    fields = [node for node in said.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    return {ast.unparse(field.target): eval(ast.unparse(field.annotation), vars(module)) for field in fields}
