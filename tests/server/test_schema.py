"""The OpenAPI description is kept: schemathesis finds nothing that it does not say."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.patience import SECONDS
from tests.server.client import ROOMY, Server

CONFIG = """
seed = 1
[parameters]
"path.table" = "{table}"
"path.key" = "escape"
[[operations]]
include-path = "/api/systems/{{key}}/workshop"
parameters = {{ "path.key" = "screen" }}
[checks.positive_data_acceptance]
# 400 is for what has the right form and still cannot be: an unknown system, a refusal with its clause.
expected-statuses = ["2xx", 400, 401, 403, 404, 409, 429]
"""


def test_schemathesis_runs_clean(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(limits=(*ROOMY, "games=400"))
    table = server.open("person", "person", judge="human")
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(table=table["table"]), encoding="utf-8")
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    options = ["--max-examples", "8", "-H", f"Authorization: Bearer {table['token']}", "--no-color"]
    options += ["--request-timeout", str(SECONDS), "--suppress-health-check", "too_slow"]
    done = subprocess.run(
        [*program, f"{server.url}/openapi.json", *options],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=SECONDS,
    )
    assert done.returncode == 0, done.stdout[-5000:]
    assert "19/19" in done.stdout
