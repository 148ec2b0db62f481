"""A change in one system's hot part compiles that part alone: the other libraries are those of the last build."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = os.environ.get("PODZEM_COMPILED")
RULE = "src/podzem/systems/escape/rules/prison.py"
DIGESTS = """
import json, sys
sys.path.insert(0, "compiling")
import hot, library_cache
made, tools = hot.extensions(), library_cache.tools()
print(json.dumps({one.name: library_cache.digest(one, tools) for one in made}))
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(COMPILED is None, reason="compiled: PODZEM_COMPILED does not name the compiled build"),
]


def test_a_changed_rule_is_one_library_and_the_others_are_kept(tmp_path: Path) -> None:
    for name in ("src", "compiling", "pyproject.toml"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    with (tmp_path / RULE).open("a", encoding="utf-8") as rule:
        rule.write("\n\ndef days_behind_bars(days: int) -> int:\n    return days + 1\n")
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PODZEM_PURE")}
    told = subprocess.run(
        [sys.executable, "-c", DIGESTS], cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
    )
    digests = json.loads(told.stdout.splitlines()[-1])
    kept = Path(COMPILED or "").resolve().parents[1] / "library-cache"
    anew = {name for name, digest in digests.items() if not (kept / name / digest).exists()}
    assert anew == {"podzem_escape__mypyc"}
    assert len(digests) > 100
