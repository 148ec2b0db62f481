"""Copies of states made of dataclasses: how to copy one follows from the types of its fields."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

from podzem.core.hints import hints_of

T = TypeVar("T")

_COPIERS: Final[dict[type[Any], Callable[[Any], Any]]] = {}
_SHALLOW: Final[dict[type[Any], Callable[[Any], Any]]] = {}


def copied(record: T) -> T:
    """An equal record that shares nothing that changes; fields that are not compared are shared."""
    kind = type(record)
    if kind not in _COPIERS:
        _COPIERS[kind] = _make_copier(kind)
    twin: T = _COPIERS[kind](record)
    return twin


def shallow(record: T) -> T:
    """An equal record that shares all it has: a twin in which something else is put in the place of a part."""
    kind: Any = type(record)
    if kind not in _SHALLOW:
        _SHALLOW[kind] = _constructor(kind, [f"old.{field.name}" for field in dataclasses.fields(kind)])
    twin: T = _SHALLOW[kind](record)
    return twin


def _make_copier(kind: Any) -> Callable[[Any], Any]:
    hints = hints_of(kind)
    values = [
        _copy_of(hints[field.name], f"old.{field.name}") if field.compare else f"old.{field.name}"
        for field in dataclasses.fields(kind)
    ]
    return _constructor(kind, values)


def _constructor(kind: Any, values: list[str]) -> Callable[[Any], Any]:
    """A function written out for the class, as dataclasses write their own: states are copied at every step."""
    space: dict[str, Any] = {"kind": kind}
    exec(f"def copier(old): return kind({', '.join(values)})", space)
    copier: Callable[[Any], Any] = space["copier"]
    return copier


def _copy_of(hint: Any, value: str) -> str:
    """The expression that copies a value of a type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return value
    if origin in (Union, UnionType):
        inner = _copy_of(next(arg for arg in args if arg is not NoneType), value)
        return value if inner == value else f"(None if {value} is None else {inner})"
    if origin is list:
        item = _copy_of(args[0], "item")
        return f"{value}[:]" if item == "item" else f"[{item} for item in {value}]"
    if origin is dict:
        item = _copy_of(args[1], "item")
        return f"dict({value})" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
    return f"{value}.copy()" if hasattr(hint, "copy") else value
