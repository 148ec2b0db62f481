PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILD := .build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.csv' -o -name '*.ftl') setup.py pyproject.toml
PYTEST := $(BIN)/python -m pytest -q -n 3 --dist worksteal
COMPILED := PODZEM_MUST_BE_COMPILED=$(PODZEM_NO_SKIP) PODZEM_COMPILED=$(CURDIR)/$(BUILD) PYTHONPATH=$(BUILD)

.PHONY: run test test-interpreted test-compiled test-deep check format bench bench-server compiled clean

run: $(VENV)/.ready ## set everything up and play
	@$(BIN)/podzem $(ARGS)

test: test-compiled test-interpreted ## every test but the deep ones: once compiled, and again interpreted where that may differ

test-interpreted: $(VENV)/.dev $(BUILD)/.built
	PODZEM_COMPILED=$(CURDIR)/$(BUILD) $(PYTEST) -m "not (compiled or slow or deep or once)"

test-compiled: $(VENV)/.dev $(BUILD)/.built
	$(COMPILED) $(PYTEST) -m "not deep"

test-deep: $(VENV)/.dev $(BUILD)/.built ## what takes long and is not needed at each change
	$(COMPILED) $(PYTEST) -m deep

check: $(VENV)/.dev ## format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.dev $(BUILD)/.built ## podzem and its peers in turns, judged on the minimum; docs/performance.md
	@$(BIN)/python bench/install.py .build
	@$(BIN)/python bench/run.py .build $(ARGS)

bench-server: $(VENV)/.dev $(BUILD)/.built ## both servers under the same load in turns; docs/performance.md
	@$(BIN)/python bench/install.py .build "boardgame.io server"
	@PYTHONPATH=bench $(BIN)/python bench/server/run_load.py .build $(ARGS)

compiled: $(BUILD)/.built

$(VENV)/.ready: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	PODZEM_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.ready
	PODZEM_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(BUILD)/.built: $(VENV)/.dev $(SOURCES)
	rm -rf $(BUILD) .build/source
	mkdir -p .build/source
	cp -R src setup.py pyproject.toml README.md LICENSE .build/source/
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --target $(BUILD) .build/source
	@touch $@

clean:
	rm -rf $(VENV) .build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
