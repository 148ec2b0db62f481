"""Views for tests of whoever reads them: the fields that matter are given, the others are empty."""

from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


def shaped(kind: type[T], /, **given: Any) -> T:
    """A view of this kind; a field that it does not have, or of another type, is a fault."""
    return msgspec.convert(_filled(kind, given), kind, strict=True)


def _filled(kind: Any, given: Any) -> Any:
    """Plain data for a type, whatever is missing in it empty."""
    if isinstance(kind, UnionType):
        (kind,) = [each for each in get_args(kind) if each is not NoneType]
        return None if given is None else _filled(kind, given)
    if isinstance(given, list):
        return [_filled(get_args(kind)[0], each) for each in given]
    if get_origin(kind) is dict:
        return {key: _filled(get_args(kind)[1], each) for key, each in given.items()}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        types = get_type_hints(kind)
        assert given.keys() <= types.keys(), given.keys() - types.keys()
        return {name: _filled(each, given[name]) if name in given else _empty(each) for name, each in types.items()}
    return given


def _empty(kind: Any) -> Any:
    if isinstance(kind, UnionType):
        return None
    made = get_origin(kind) or kind
    return _filled(kind, {}) if issubclass(made, msgspec.Struct) else made()
