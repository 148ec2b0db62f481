"""The OpenAPI description of the calls, made from the same forms by which requests are read."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import podzem
from podzem.server.calls import JSON, Call
from podzem.server.problems import WHY, Problem

ABOUT: Final = "Tabletop rule documents made playable. The socket of a table is described in docs/protocol.md."
REFERENCE: Final = "#/components/schemas/{name}"
TOKEN: Final = "the token of a seat, the judge, a watcher, or an invitation"
ALWAYS: Final = (400, 413, 422, 429)
"""What any call may be answered with."""


def describe(calls: Sequence[Call]) -> bytes:
    """The whole description as JSON."""
    forms = _Forms(calls)
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _call(call, forms)
    told = {
        "openapi": "3.1.0",
        "info": {"title": "Podzem", "version": podzem.__version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": forms.components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": TOKEN}},
        },
    }
    return msgspec.json.encode(told)


class _Forms:
    """The schema of every form that is asked or answered."""

    def __init__(self, calls: Iterable[Call]) -> None:
        forms = [form for call in calls for form in _forms(call)]
        schemas, self.components = msgspec.json.schema_components([*forms, Problem], ref_template=REFERENCE)
        self._schemas = list(zip([*forms, Problem], schemas, strict=True))

    def __getitem__(self, form: Any) -> dict[str, Any]:
        return next(schema for known, schema in self._schemas if known == form)


def _forms(call: Call) -> list[Any]:
    asked = [form for form, _ in call.questions.values()]
    told = [call.hints["return"]] if call.media == JSON and call.status != 204 else []
    return [*call.in_path.values(), *asked, *call.bodies, *told]


def _call(call: Call, forms: _Forms) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": f"{call.tag}_{call.act.__name__}",
        "tags": [call.tag],
        "summary": inspect.getdoc(call.act),
        "parameters": [*_path(call, forms), *_questions(call, forms)],
        "responses": {str(call.status): _answer(call, forms), **_errors(call, forms)},
    }
    if call.bodies:
        schemas = [forms[form] for form in call.bodies]
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schema}}}
    if call.wants("token"):
        told["security"] = [{"token": []}]
    return told


def _path(call: Call, forms: _Forms) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": forms[form]} for name, form in call.in_path.items()
    ]


def _questions(call: Call, forms: _Forms) -> list[dict[str, Any]]:
    return [
        {"name": name.rstrip("_"), "in": "query", "required": False, "schema": forms[form]}
        for name, (form, _) in call.questions.items()
    ]


def _answer(call: Call, forms: _Forms) -> dict[str, Any]:
    if call.status == 204:
        return {"description": "done"}
    schema = forms[call.hints["return"]] if call.media == JSON else {"type": "string"}
    return {"description": "the answer", "content": {call.media: {"schema": schema}}}


def _errors(call: Call, forms: _Forms) -> dict[str, Any]:
    content = {JSON: {"schema": forms[Problem]}}
    statuses = sorted({*call.errors, *ALWAYS})
    return {str(status): {"description": WHY[status], "content": content} for status in statuses}
