"""The types of a record's fields, as records are written and copied by them, the same in both builds.

Of a compiled dataclass Python knows no more than the class of each field: what its lists hold, and what may be None, is
lost. So its fields are read from its source, which lies beside the library; a test holds that to the annotations.
"""

from __future__ import annotations

import ast
import dataclasses
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints


def hints_of(kind: Any) -> dict[str, Any]:
    """The type of each field."""
    source = Path(str(sys.modules[kind.__module__].__file__))
    return get_type_hints(kind, include_extras=True) if source.suffix == ".py" else written_hints(kind)


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
    body = _parsed(library.with_name(library.name.partition(".")[0] + ".py"))
    said = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    fields = [node for node in said.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    return {ast.unparse(field.target): eval(ast.unparse(field.annotation), vars(module)) for field in fields}


@cache
def _parsed(source: Path) -> list[ast.stmt]:
    """A module with several records is read once."""
    return ast.parse(source.read_text(encoding="utf-8")).body
