# make play: try the bot in a browser · make test: run the tests · make check: what a commit must pass
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play install test golden check format bench soak clients clean

play: $(VENV)/.installed
	$(BIN)/python -m bot

# What make play does, without starting the bot: for services.
install: $(VENV)/.installed

test: $(VENV)/.installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal

golden: $(VENV)/.installed-dev
	CARAVEL_GOLDEN=write $(BIN)/python -m pytest tests/render tests/conformance/test_golden.py tests/local/test_page_turns.py

check: $(VENV)/.installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/python -m pytest -n auto --dist worksteal

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.installed-dev
	$(BIN)/python -m tests.bench

# Rules, words and pictures read no clock (tests/conformance/test_imports.py sees to that): a year changes nothing there.
TIMELESS := tests/core tests/render tests/words $(patsubst %/,%,$(wildcard tests/games/*/))

# The tests once more, with the clock a year ahead (Debian: apt install faketime) and every picture of random games laid out.
soak: $(VENV)/.installed-dev
	CARAVEL_LAYOUTS=all timeout 3600 faketime -f +1y $(BIN)/python -m pytest -n auto --dist worksteal -m 'soak or not soak' $(TIMELESS:%=--ignore=%)

# Four clients that nobody here wrote visit the local Discord, each installed apart from the project.
clients: $(VENV)/.installed-dev
	$(BIN)/python -m tests.clients

$(VENV)/.created:
	@command -v $(PYTHON) >/dev/null || { echo "caravel needs Python 3.11 or newer: sudo apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "caravel needs Python 3.11 or newer; set PYTHON=python3.11 (or later) if you have one"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "caravel needs Python's venv: sudo apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.created pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/.installed

clean:
	rm -rf $(VENV) .venv-clients .pytest_cache .ruff_cache .hypothesis *.egg-info
