"""Texts of a map: one string, or one for each language."""

from __future__ import annotations

from typing import Final

Text = dict[str, str]
"""A string for each language; under "" one that stands for all."""

LANGUAGES: Final = ("ru", "uk", "bg", "en")


def said(text: Text, language: str) -> str:
    """The text in a language, else the one for all, else English, else whatever there is."""
    for key in (language, "", "en"):
        if key in text:
            return text[key]
    for other in text.values():
        return other
    return ""


def as_facts(text: Text) -> list[str]:
    """A map's text in its languages, as events carry it."""
    return [f"{language}:{words}" for language, words in text.items()]
