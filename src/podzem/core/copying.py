"""Copies of states made of dataclasses: how to copy one follows from the types of its fields."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

_COPIERS: Final[dict[type[Any], Callable[[Any], Any]]] = {}


def copied(record: T) -> T:
    """An equal record that shares nothing that changes; fields that are not compared are shared."""
    kind = type(record)
    if kind not in _COPIERS:
        _COPIERS[kind] = _make_copier(kind)
    twin: T = _COPIERS[kind](record)
    return twin


def _make_copier(kind: Any) -> Callable[[Any], Any]:
    """A function written out for the class, as dataclasses write their own: states are copied at every step."""
    hints = get_type_hints(kind)
    values = [
        _copy_of(hints[field.name], f"old.{field.name}") if field.compare else f"old.{field.name}"
        for field in dataclasses.fields(kind)
    ]
    space: dict[str, Any] = {"kind": kind}
    exec(f"def copier(old): return kind({', '.join(values)})", space)
    copier: Callable[[Any], Any] = space["copier"]
    return copier


def _copy_of(hint: Any, value: str) -> str:
    """The expression that copies a value of a type."""
    origin, args = get_origin(hint), get_args(hint)
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
