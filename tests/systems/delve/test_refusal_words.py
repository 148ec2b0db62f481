"""Whatever a rule refuses is said in words: each clause that a refusal names has a message in each language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import podzem.systems.delve
from podzem.core.words import LANGUAGES

ROOT = Path(podzem.systems.delve.__file__).parent
TREES = {file: ast.parse(file.read_text(encoding="utf-8")) for file in sorted(ROOT.rglob("*.py"))}
PLACES = {"no": 0, "Refusal": 0, "by": 0, "Word": 2}
"""Where a call has the clause by which it refuses."""


def module_of(file: Path) -> str:
    return ".".join(("podzem.systems.delve", *file.relative_to(ROOT).with_suffix("").parts))


def constants() -> dict[tuple[str, str], str]:
    """The texts that modules give a name, by module and name."""
    found: dict[tuple[str, str], str] = {}
    for file, tree in TREES.items():
        for node in tree.body:
            target = node.target if isinstance(node, ast.AnnAssign) else None
            if (
                isinstance(target, ast.Name)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ):
                found[module_of(file), target.id] = node.value.value
    return found


def clauses() -> Iterator[str]:
    """The clauses that refusals name, by themselves or by a constant of this module or another."""
    known = constants()
    for file, tree in TREES.items():
        imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
            if len(call.args) > PLACES.get(name, len(call.args)):
                for part in ast.walk(call.args[PLACES[name]]):
                    yield from _texts(part, file, imported, known)


def _texts(
    part: ast.AST, file: Path, imported: dict[str, tuple[str, str]], known: dict[tuple[str, str], str]
) -> Iterator[str]:
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        yield part.value
    elif isinstance(part, ast.Name):
        yield known.get((module_of(file), part.id)) or known.get(imported.get(part.id, ("", "")), "")
    elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
        module, name = imported.get(part.value.id, ("", ""))
        yield known.get((f"{module}.{name}", part.attr), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_clause_that_refuses_has_words(language: str) -> None:
    said = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "words" / language).glob("*.ftl"))
    refusing = {clause for clause in clauses() if clause.startswith("delve.")}
    assert len(refusing) > 60
    assert [clause for clause in sorted(refusing) if f"refused-{clause.replace('.', '-')} =" not in said] == []
