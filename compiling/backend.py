"""What pip asks when it builds Podzem: setuptools, and where the hot modules are compiled, all that they import."""

from hot import lack, requirements
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: dict | None = None) -> list[str]:
    """Interpreted, nothing but setuptools is needed, so that `make run` starts at once."""
    return [] if lack() else requirements()


def get_requires_for_build_editable(config_settings: dict | None = None) -> list[str]:
    """The same."""
    return get_requires_for_build_wheel(config_settings)
