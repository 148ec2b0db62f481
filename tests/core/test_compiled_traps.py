"""What means one thing to the interpreter and another to the compiler, looked for in the modules that are compiled."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SAID = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOT = [pattern for patterns in SAID["tool"]["podzem"]["compiled"].values() for pattern in patterns]


def compiled() -> list[Path]:
    return sorted({path for pattern in HOT for path in (ROOT / "src" / "podzem").glob(pattern)})


def reused(function: ast.AST) -> Iterator[str]:
    """Names that hold errors of different types in one function: compiled, they have the type of the first."""
    types: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type:
            types.setdefault(node.name, set()).add(ast.unparse(node.type))
    return (name for name, kinds in types.items() if len(kinds) > 1)


def test_there_is_something_to_look_at() -> None:
    assert len(compiled()) > 40
    bad = "def f():\n try: g()\n except A as e: pass\n except B as e: pass"
    assert list(reused(ast.parse(bad).body[0])) == ["e"]


@pytest.mark.parametrize("path", compiled(), ids=lambda path: str(path.relative_to(ROOT / "src" / "podzem")))
def test_a_name_holds_errors_of_one_type(path: Path) -> None:
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [(node.name, name) for node in ast.walk(tree) if isinstance(node, functions) for name in reused(node)]
    assert found == []
