"""A state made of dataclasses as nested plain data and back, by the types of its fields.

What equals its default is left out; faults are named by their path. Leaves are words, numbers, switches and lists of
words, as the text forms have them; a list of records is a table by number, or a list that sets all of it. A type that
is no dataclass, such as a point, brings its own word (`spell`). The fields of a part that is `FLAT` stand among those
of the record itself: how a state is cut into parts is no business of who writes one.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Final, TypeVar, Union, get_args, get_origin

from podzem.core.errors import Malformed
from podzem.core.forms import nearest
from podzem.core.hints import hints_of
from podzem.core.numbers import WIDEST, read_natural, read_whole

T = TypeVar("T")
Write = Callable[[Any], Any]
Read = Callable[[Any, str], Any]

_FORMS: Final[dict[Any, tuple[Write, Read]]] = {}
_WORDS: Final[set[Any]] = set()
"""The types that are written as one word."""
_FIELDS: Final[dict[Any, dict[str, tuple[Any, Write, Read]]]] = {}
_PARTS: Final[dict[Any, dict[str, Any]]] = {}
FLAT: Final = {"flat": True}
"""The metadata of a field that is a part of the record."""


def spell(hint: Any, write_word: Callable[[Any], str | int], read_word: Callable[[str], Any]) -> None:
    """How values of a type are written as one word and read back, such as points; what reads as a number is one."""

    def read_it(data: Any, path: str) -> Any:
        try:
            return read_word(str(data))
        except Malformed as error:
            raise Malformed(f"{path}: {error}") from None

    _FORMS[hint] = write_word, read_it
    _WORDS.add(hint)


def write(record: Any) -> dict[str, Any]:
    """A record as nested plain data."""
    plain: dict[str, Any] = _form(type(record))[0](record)
    return plain


def read(kind: type[T], data: Mapping[str, Any], path: str = "", **given: Any) -> T:
    """A record from plain data; fields that are given are not read, and of parts only what is given with them."""
    record: T = _read_fields(kind, data, path, given)
    return record


def whole(value: Any, leaf: Callable[[Any], Any]) -> Any:
    """A record as nested plain data with everything in it, what is at its default too; `leaf` writes what is no part.

    The fields of a part that is flat stand among those of the record.
    """
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        plain: dict[str, Any] = {}
        for field in dataclasses.fields(value):
            if field.compare:
                inner = whole(getattr(value, field.name), leaf)
                plain |= inner if "flat" in field.metadata else {field.name: inner}
        return plain
    if isinstance(value, dict):
        return {str(key): whole(value[key], leaf) for key in sorted(value)}
    if not isinstance(value, list):
        return leaf(value)
    if any(dataclasses.is_dataclass(one) or isinstance(one, list) for one in value):
        return {str(number): whole(one, leaf) for number, one in enumerate(value)}
    return [str(whole(one, leaf)) for one in value]


def _form(hint: Any) -> tuple[Write, Read]:
    """How a value of a type is written and read, found out once."""
    if hint not in _FORMS:
        _FORMS[hint] = _make_form(hint)
    return _FORMS[hint]


def _make_form(hint: Any) -> tuple[Write, Read]:
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        write_it, read_it = _form(next(arg for arg in args if arg is not NoneType))
        return write_it, lambda data, path: None if data is None else read_it(data, path)
    if origin is list:
        return _list_form(args[0])
    if origin is dict:
        return _dict_form(*args)
    if dataclasses.is_dataclass(hint):
        return _write_fields, lambda data, path: _read_fields(hint, data, path, {})
    if hasattr(hint, "write"):
        return lambda value: value.write(), lambda data, path: hint.read(dict(_a_table(data, path)))
    return _LEAVES[hint]


def _list_form(item: Any) -> tuple[Write, Read]:
    write_item, read_item = _form(item)
    if item in _LEAVES or item in _WORDS:
        return (
            lambda value: [str(write_item(one)) for one in value],
            lambda data, path: [read_item(one, path) for one in _a_list(data, path)],
        )
    return (
        lambda value: {str(number): write_item(one) for number, one in enumerate(value)},
        lambda data, path: [read_item(one, f"{path}.{key}") for key, one in _entries(data, path)],
    )


def _dict_form(key: Any, item: Any) -> tuple[Write, Read]:
    write_item, read_item = _form(item)
    read_key: Read = _read_int if key is int else _read_text
    return (
        lambda value: {str(key): write_item(value[key]) for key in sorted(value)},
        lambda data, path: {read_key(key, path): read_item(one, f"{path}.{key}") for key, one in _a_table(data, path)},
    )


def _fields(kind: Any) -> dict[str, tuple[Any, Write, Read]]:
    """Each field of a record: its default, how it is written, how it is read."""
    if kind not in _FIELDS:
        hints, parts = hints_of(kind), _parts(kind)
        own = [field for field in dataclasses.fields(kind) if field.compare and field.name not in parts]
        _FIELDS[kind] = {field.name: (_default(field), *_form(hints[field.name])) for field in own}
    return _FIELDS[kind]


def _parts(kind: Any) -> dict[str, Any]:
    """The parts of a record whose fields stand among its own, by name, with their kinds."""
    if kind not in _PARTS:
        hints = hints_of(kind)
        _PARTS[kind] = {field.name: hints[field.name] for field in dataclasses.fields(kind) if "flat" in field.metadata}
    return _PARTS[kind]


def _default(field: dataclasses.Field[Any]) -> Any:
    if field.default is not dataclasses.MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not dataclasses.MISSING else dataclasses.MISSING


def _write_fields(record: Any) -> dict[str, Any]:
    plain = _written(record)
    if not plain:  # a record that is all default must still be seen to be there
        name, (_, write_field, _) = next(iter(_fields(type(record)).items()))
        plain[name] = write_field(getattr(record, name))
    return plain


def _written(record: Any) -> dict[str, Any]:
    plain = {}
    for part in _parts(type(record)):
        plain.update(_written(getattr(record, part)))
    for name, (default, write_field, _) in _fields(type(record)).items():
        value = getattr(record, name)
        if value != default:
            plain[name] = write_field(value)
    return plain


def _read_fields(kind: Any, data: Any, path: str, given: dict[str, Any]) -> Any:
    parts = _parts(kind)
    places = {name: part for part, inner in parts.items() for name in _fields(inner)}
    fields, values = _fields(kind), dict(given)
    rests: dict[str, dict[str, Any]] = {part: {} for part in parts}
    for key, value in _a_table(data, path):
        if key in places:
            rests[places[key]][key] = value
        elif key in fields:
            values[key] = fields[key][2](value, f"{path}.{key}".lstrip("."))
        else:
            raise Malformed(f"{path}.{key}: there is no such path".lstrip(".") + nearest(key, [*fields, *places]))
    for part, rest in rests.items():
        values[part] = _read_fields(parts[part], rest, path, given.get(part, {}))
    missing = [
        name for name, (default, _, _) in fields.items() if default is dataclasses.MISSING and name not in values
    ]
    if missing:
        raise Malformed(f"{path}: {missing[0]} is missing")
    return kind(**values)


def _a_table(data: Any, path: str) -> Any:
    if not isinstance(data, Mapping):
        raise Malformed(f"{path}: further paths were expected, not {data!r}")
    return data.items()


def _a_list(data: Any, path: str) -> list[Any]:
    if not isinstance(data, list):
        raise Malformed(f"{path}: a list was expected, not {data!r}")
    return data


def _entries(data: Any, path: str) -> list[tuple[str, Any]]:
    """The entries of a list of records: a list as it stands, a table by its numbers, those under `+` at the end."""
    if isinstance(data, list):
        return [(str(number), one) for number, one in enumerate(data)]
    table = dict(_a_table(data, path))
    added = _a_list(table.pop("+", []), f"{path}.+")
    return sorted(table.items(), key=_number) + [(f"+.{number}", one) for number, one in enumerate(added)]


def _number(pair: tuple[str, Any]) -> int:
    number = read_natural(pair[0])
    return -1 if number is None else number


def _read_int(value: Any, path: str) -> int:
    number = None if isinstance(value, bool) else read_whole(str(value), WIDEST)
    if number is None:
        raise Malformed(f"{path}: a number was expected, not {value!r}")
    return number


def _read_bool(value: Any, path: str) -> bool:
    if value not in (True, False, "true", "false"):
        raise Malformed(f"{path}: true or false was expected, not {value!r}")
    return value in (True, "true")


def _write_text(text: str) -> str | None:
    return text or None


def _read_text(value: Any, path: str) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str | int):
        raise Malformed(f"{path}: a word was expected, not {value!r}")
    return str(value)


_LEAVES: Final[dict[Any, tuple[Write, Read]]] = {
    int: (int, _read_int),
    bool: (bool, _read_bool),
    str: (_write_text, _read_text),
}
