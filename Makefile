PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILD := .build/compiled
VERSIONS := compiling/versions.txt
PIP := PODZEM_PURE=1 PIP_CONSTRAINT=$(CURDIR)/$(VERSIONS) PIP_BUILD_CONSTRAINT=$(CURDIR)/$(VERSIONS) \
	$(BIN)/pip --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n 3 --dist worksteal
COMPILED := PODZEM_MUST_BE_COMPILED=$(PODZEM_NO_SKIP) PODZEM_COMPILED=$(CURDIR)/$(BUILD) PYTHONPATH=$(BUILD)

.PHONY: run test test-interpreted test-compiled test-deep check format bench bench-server compiled versions clean

run: $(VENV)/.ready ## set everything up and play; the fast build is compiled meanwhile
	@$(BIN)/python compiling/start.py $(ARGS)

test: test-compiled test-interpreted ## every test but the deep ones: once compiled, and again interpreted where that may differ

test-interpreted: $(VENV)/.dev compiled
	PODZEM_COMPILED=$(CURDIR)/$(BUILD) $(PYTEST) -m "not (compiled or slow or deep or once)"

test-compiled: $(VENV)/.dev compiled
	$(COMPILED) $(PYTEST) -m "not deep"

test-deep: $(VENV)/.dev compiled ## what takes long and is not needed at each change
	$(COMPILED) $(PYTEST) -m deep

check: $(VENV)/.dev ## format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.dev compiled ## podzem and its peers in turns, judged on the minimum; docs/performance.md
	@$(BIN)/python bench/install.py .build
	@$(BIN)/python bench/run.py .build $(ARGS)

bench-server: $(VENV)/.dev compiled ## both servers under the same load in turns; docs/performance.md
	@$(BIN)/python bench/install.py .build "boardgame.io server"
	@PYTHONPATH=bench $(BIN)/python bench/server/run_load.py .build $(ARGS)

compiled: $(VENV)/.ready ## the compiled build, in .build/compiled; what did not change is not compiled again
	@$(BIN)/python compiling/building.py

versions: ## the newest versions of everything, tried by nobody yet: run the tests before you keep them
	rm -rf .build/versions
	$(PYTHON) -m venv .build/versions
	PODZEM_PURE=1 .build/versions/bin/pip install --quiet --disable-pip-version-check '.[dev]'
	.build/versions/bin/pip freeze --all --exclude podzem --exclude pip >$(VERSIONS)

$(VENV)/.ready: pyproject.toml setup.py $(VERSIONS)
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	$(PIP) install --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) .build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
