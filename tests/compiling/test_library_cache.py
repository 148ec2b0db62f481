"""Cached libraries: one is used again only where everything that went into it is the same."""

import os
from collections.abc import Callable
from pathlib import Path

import library_cache
import pytest
from setuptools import Distribution, Extension


def extension(folder: Path) -> Extension:
    folder.mkdir()
    (folder / "fight.c").write_text("int blow(void) { return 3; }", encoding="utf-8")
    (folder / "core.h").write_text("struct dice { int sides; };", encoding="utf-8")
    return Extension("fight", [str(folder / "fight.c")], depends=[str(folder / "core.h")], extra_compile_args=["-O3"])


def test_the_folder_of_an_isolated_build_does_not_matter(tmp_path: Path) -> None:
    assert library_cache.digest(extension(tmp_path / "a"), "gcc 12") == library_cache.digest(
        extension(tmp_path / "b"), "gcc 12"
    )


@pytest.mark.parametrize(
    "change",
    [
        lambda it: Path(it.sources[0]).write_text("int blow(void) { return 4; }", encoding="utf-8"),
        lambda it: Path(it.depends[0]).write_text("struct dice { long sides; };", encoding="utf-8"),
        lambda it: it.extra_compile_args.append("-fwrapv"),
        lambda it: it.extra_link_args.append("-flto"),
    ],
)
def test_whatever_changes_it_is_another_library(change: Callable[[Extension], object], tmp_path: Path) -> None:
    one = extension(tmp_path / "a")
    before = library_cache.digest(one, "gcc 12")
    change(one)
    assert library_cache.digest(one, "gcc 12") != before


def test_another_compiler_makes_another_library(tmp_path: Path) -> None:
    one = extension(tmp_path / "a")
    assert library_cache.digest(one, "gcc 12") != library_cache.digest(one, "gcc 13")


def test_the_oldest_are_let_go(tmp_path: Path) -> None:
    library = tmp_path / "library.so"
    for number in range(library_cache.GENERATIONS + 3):
        library.write_text(str(number), encoding="utf-8")
        target = tmp_path / "library-cache" / str(number)
        library_cache.store(library, target)
        os.utime(target, (number, number))
    left = {path.read_text(encoding="utf-8") for path in (tmp_path / "library-cache").iterdir()}
    assert left == {"3", "4", "5", "6"}


class Counting(library_cache.BuildLibraries):
    """Builds by writing down the C that it was given."""

    built: list[str]

    def link(self, ext: Extension) -> None:
        self.built.append(ext.name)
        Path(self.get_ext_fullpath(ext.name)).write_bytes(Path(ext.sources[0]).read_bytes())


def command(tmp_path: Path, extensions: list[Extension], monkeypatch: pytest.MonkeyPatch) -> Counting:
    monkeypatch.setenv("PODZEM_LIBRARY_CACHE", str(tmp_path / "library-cache"))
    monkeypatch.setattr(library_cache, "tools", lambda: "gcc 12")
    monkeypatch.setattr(library_cache.build_ext, "build_extension", lambda self, ext: self.link(ext))
    made = Counting(Distribution({"name": "podzem", "ext_modules": extensions}))
    made.build_lib, made.build_temp, made.built = str(tmp_path / "lib"), str(tmp_path / "temp"), []
    made.finalize_options()
    return made


def test_only_the_library_that_changed_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fight, walk = extension(tmp_path / "a"), extension(tmp_path / "b")
    walk.name = "walk"
    first = command(tmp_path, [fight, walk], monkeypatch)
    first.build_extensions()
    assert sorted(first.built) == ["fight", "walk"]
    Path(fight.sources[0]).write_text("int blow(void) { return 5; }", encoding="utf-8")
    second = command(tmp_path, [fight, walk], monkeypatch)
    second.build_extensions()
    assert second.built == ["fight"]
    for one in (fight, walk):
        made = Path(second.get_ext_fullpath(one.name))
        assert made.read_bytes() == Path(one.sources[0]).read_bytes()
