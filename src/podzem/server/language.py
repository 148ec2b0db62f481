"""The language of an answer: asked for by name, or the first of ours in Accept-Language."""

from __future__ import annotations

from typing import Literal

from starlette.requests import HTTPConnection

from podzem.core.words import LANGUAGES

Tongue = Literal["bg", "ru", "uk", "en"]


def asked_language(request: HTTPConnection) -> str:
    """By `?language=`, else by the browser, else English."""
    named = request.query_params.get("language")
    return named if named in LANGUAGES else accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The best liked of our languages in an Accept-Language header."""
    liked = sorted((_weight(part) for part in header[:200].split(",")), key=lambda pair: -pair[0])
    return next((name for weight, name in liked if name in LANGUAGES and weight > 0), "en")


def _weight(part: str) -> tuple[float, str]:
    name, _, quality = part.strip().partition(";q=")
    try:
        return float(quality or 1), name[:2].lower()
    except ValueError:
        return 0.0, name[:2].lower()
