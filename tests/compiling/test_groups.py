"""The groups that are compiled: a change concerns its own group alone, and pip is told of all that compiling takes."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import hot
import pytest
from setuptools import Extension

ROOT = Path(__file__).resolve().parents[2]
OF = {
    "core": {"core", "lab", "server", "table"},
    "escape": {"systems.escape"},
    "expedition": {"expedition", "world"},
    "screen": {"systems.screen"},
    "surface": {"systems.surface"},
}
BELOW = {
    "core": set(),
    "escape": {"core"},
    "expedition": {"core"},
    "screen": {"core"},
    "surface": {"core", "expedition"},
}
"""Of which groups each may know: a library is compiled again when a header of one below it changes."""


@pytest.fixture(autouse=True)
def at_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


def module(path: str) -> str:
    return ".".join(Path(path).relative_to("src").with_suffix("").parts).removesuffix(".__init__")


def by_module() -> dict[str, str]:
    return {module(path): name.removeprefix("podzem_") for paths, name in hot.groups() for path in paths}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_every_module_is_in_one_group_and_every_group_has_its_folders() -> None:
    listed = [module(path) for paths, _ in hot.groups() for path in paths]
    assert len(listed) == len(set(listed)) > 100
    for name, group in by_module().items():
        assert any(name.startswith(f"podzem.{folder}.") for folder in OF[group]), name


def test_groups_know_those_below_them_alone() -> None:
    """No system lies below another; a company of people lies below those that send one out."""
    groups = by_module()
    for paths, _ in hot.groups():
        for path in paths:
            mine = groups[module(path)]
            others = {groups[name] for name in imported(Path(path)) if name in groups} - {mine}
            assert others <= BELOW[mine], path


def test_nothing_is_looked_for_among_what_is_unpacked() -> None:
    """mypyc breaks off at `x in (*A, b)`, minutes into a build; a set made before does as well."""
    for paths, _ in hot.groups():
        for path in paths:
            for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                    among = getattr(node.comparators[0], "elts", [])
                    assert not any(isinstance(each, ast.Starred) for each in among), f"{path}:{node.lineno}"


def test_a_pattern_that_finds_nothing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"tool": {"podzem": {"compiled": {"core": ["core/dice.py", "core/nowhere.py"]}}}}
    monkeypatch.setattr(hot, "project", lambda: said)
    with pytest.raises(SystemExit, match=r"not compiled: there is no core/nowhere\.py"):
        hot.groups()


def test_pip_is_told_of_all_dependencies_where_it_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    import backend

    monkeypatch.delenv("PODZEM_PURE", raising=False)
    monkeypatch.setattr(hot, "compiler", lambda: "cc")
    wanted = backend.get_requires_for_build_wheel()
    assert set(hot.project()["project"]["dependencies"]) < set(wanted)
    assert any(line.startswith("mypy[mypyc]") for line in wanted)
    assert backend.get_requires_for_build_editable() == wanted


@pytest.mark.parametrize(("pure", "compiler", "reason"), [("1", "cc", "PODZEM_PURE"), ("", None, "no C compiler")])
def test_interpreted_it_says_why_and_takes_nothing(
    pure: str, compiler: str | None, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import backend

    monkeypatch.setenv("PODZEM_PURE", pure)
    monkeypatch.setattr(hot, "compiler", lambda: compiler)
    assert reason in hot.lack()
    assert backend.get_requires_for_build_wheel() == []


def test_versions_are_exact_and_of_every_dependency() -> None:
    lines = (ROOT / "compiling" / "versions.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.+]+", line) for line in lines)
    fixed = {re.sub(r"[-_.]+", "-", line.split("==")[0]).lower() for line in lines}
    said = hot.project()["project"]
    wanted = [*said["dependencies"], *(line for lines in said["optional-dependencies"].values() for line in lines)]
    names = {re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", line)[0]).lower() for line in wanted}
    assert names - fixed == {"podzem"}


def test_only_a_library_that_others_call_offers_its_functions(tmp_path: Path) -> None:
    offers = (
        "int a;\nstatic struct export_table_podzem_{0} exports = {{\n    &CPyDef_one,\n    &CPyDef_two,\n}};\nint b;\n"
    )
    made = {}
    for name in ("core", "escape"):
        source = tmp_path / f"__native_podzem_{name}.c"
        source.write_text(offers.format(name), encoding="utf-8")
        depends = [str(tmp_path / "__native_podzem_core.h"), str(tmp_path / f"__native_podzem_{name}.h")]
        made[name] = Extension(f"podzem_{name}__mypyc", [str(source)], depends=depends)
    assert hot.is_used(made["core"], list(made.values()))
    assert not hot.is_used(made["escape"], list(made.values()))
    hot.close(made["escape"])
    left = Path(made["escape"].sources[0]).read_text(encoding="utf-8")
    assert left == "int a;\nstatic struct export_table_podzem_escape exports = { 0 };\nint b;\n"


def test_the_bench_finds_the_libraries_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    from contenders import compiled_lack

    assert compiled_lack(tmp_path) != ""
    names = [name for _, name in hot.groups()]
    for name in names:
        (tmp_path / f"{name}__mypyc.so").touch()
    assert compiled_lack(tmp_path) == ""
