"""The forms of a system whose states are records: written and read by the types of their fields (`core/record.py`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar, final

from podzem.core.options import Choice, Option, not_default
from podzem.core.protocols import Staging, State, Workshop
from podzem.core.setting import Setting


class Recorded(State, Protocol):
    """A state that knows what its table was set up with."""

    @property
    def setting(self) -> Setting:
        """Players and switches."""
        ...


R = TypeVar("R", bound=Recorded)


class Record(Protocol[R]):
    """A state as plain data and back, such as a system's module `record` is."""

    def write(self, game: R) -> dict[str, Any]:
        """The state as nested plain data; what is at its default is left out."""
        ...

    def read(self, like: R, data: Mapping[str, Any]) -> R:
        """A state from partial data, with what is not written as another has it."""
        ...


class Cases(Protocol[R]):
    """The states of cases, such as a system's module `staging` makes them."""

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> R:
        """The state of a case in a few words."""
        ...

    def whole(self, game: R) -> dict[str, Any]:
        """Every path of a state."""
        ...


@final
class RecordedStaging(Generic[R]):
    """States that are too large to be written path by path."""

    def __init__(self, cases: Cases[R]) -> None:
        self._cases = cases

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> R:
        """The state of a case in a few words."""
        return self._cases.stage(players, options, data)

    def whole(self, state: R) -> dict[str, Any]:
        """Every path of a state."""
        return self._cases.whole(state)


@final
class RecordedForms(Generic[R]):
    """What is at its default is left out.

    `empty` makes an empty test state; `drawn` names the options that stand for what was imagined in a state instead of
    what its table was set up with.
    """

    workshop: Workshop | None = None

    def __init__(
        self,
        record: Record[R],
        options: Sequence[Option],
        empty: Callable[[int, Mapping[str, object]], R],
        drawn: Callable[[R], Mapping[str, str]],
        cases: Cases[R],
    ) -> None:
        self._record, self._options, self._empty, self._drawn = record, options, empty, drawn
        self.staging: Staging[R] | None = RecordedStaging(cases)

    def write(self, state: R) -> dict[str, Any]:
        """The state as nested plain data."""
        return self._record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> R:
        """A state from partial data."""
        return self._record.read(self._empty(players, options), data)

    def table_options(self, state: R) -> tuple[int, dict[str, Choice]]:
        """Players and the options that are not at their default."""
        setting = state.setting
        return setting.players, not_default(self._options, {**setting.options, **self._drawn(state)})
