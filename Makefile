# make play: try the bot in a browser · make test: run the tests · make check: what a commit must pass
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Some images switch bytecode off: then each program that a test starts compiles all modules again, which takes a third of its start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play install test quick lint golden fonts check format bench soak clients axe lock clean

play: $(VENV)/.installed
	$(BIN)/python -m bot

# What make play does, without starting the bot: for services.
install: $(VENV)/.installed

test: $(VENV)/.installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal --again -m 'not soak and not rest'

golden: $(VENV)/.installed-dev
	CARAVEL_GOLDEN=write $(BIN)/python -m pytest tests/render tests/conformance/test_golden.py tests/local/test_page_turns.py

# Format, lint, types, workflows: seconds.
lint: $(VENV)/.installed-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/zizmor --offline --quiet .github

check: lint test

# What a change needs while one works: rules, words, menus, imports; no browser, no servers.
quick: $(VENV)/.installed-dev
	$(BIN)/python -m pytest -n auto --dist worksteal $(QUICK)

format: $(VENV)/.installed-dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.installed-dev
	$(BIN)/python -m tests.bench

# The fonts of the page (data/fonts/web) out of those of the pictures.
fonts: $(VENV)/.installed-dev
	$(BIN)/python -m tests.fonts

# Not the robots' matches, nor a new game with every tool.
QUICK := tests/core tests/games tests/words/test_finding.py tests/words/test_check.py::test_a_language_that_is_shipped_is_complete \
	tests/bot/menus tests/conformance/test_imports.py tests/conformance/test_shape.py tests/conformance/test_tests.py \
	tests/conformance/test_words.py tests/conformance/test_citations.py \
	--ignore-glob='*/test_outlook.py' --ignore=tests/games/test_new.py

# The long tests, the cases that make test leaves out, and more of those that look at samples: every picture of random games is laid out.
# make soak THIRD=0 (or 1, 2) runs a third of all cases.
soak: $(VENV)/.installed-dev
	CARAVEL_THIRD=$(THIRD) CARAVEL_LAYOUTS=all timeout 5400 $(BIN)/python -m pytest -n auto --dist worksteal --again -m 'soak or rest or longer'

# Four clients that nobody here wrote visit the local Discord, each installed apart from the project.
clients: $(VENV)/.installed-dev
	$(BIN)/python -m tests.clients

# axe-core, installed as the clients are, looks at every state of the live board.
axe: $(VENV)/.installed-dev
	CARAVEL_AXE=$$($(BIN)/python -c 'from tests.clients.__main__ import install_javascript; print(install_javascript("axe-core")[1])')/axe.min.js \
	$(BIN)/python -m pytest tests/bot/web/test_board_axe.py

# An upgrade of the system may take the environment's Python away, or put another one there, which finds none of the packages;
# a folder that has moved holds programs that name the old one. Such an environment is made anew.
ifneq ($(shell $(BIN)/pip --isolated --version >/dev/null 2>&1 && echo works),works)
$(VENV)/.created: FORCE
endif
FORCE:

$(VENV)/.created:
	@command -v $(PYTHON) >/dev/null || { echo "caravel needs Python 3.11 or newer: sudo apt install python3 python3-venv"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "caravel needs Python 3.11 or newer; set PYTHON=python3.11 (or later) if you have one"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "caravel needs Python's venv: sudo apt install python3-venv"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# requirements/ locks every package with its hash: run.txt what the bot needs, dev.txt that and the developers' tools.
$(VENV)/.installed: $(VENV)/.created pyproject.toml requirements/run.txt
	$(PIP) --require-hashes -r requirements/run.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.installed-dev: $(VENV)/.created pyproject.toml requirements/dev.txt
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(VENV)/.installed

# Renews the locks after a change of pyproject.toml; UPGRADE=--upgrade takes the newest versions, too.
LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-annotate --python-version 3.11 $(UPGRADE) --group build \
	--custom-compile-command 'make lock' pyproject.toml
lock: $(VENV)/.created
	$(PIP) uv
	$(LOCK) -o requirements/run.txt
	$(LOCK) -o requirements/postgres.txt -c requirements/run.txt --extra postgres
	$(LOCK) -o requirements/dev.txt -c requirements/run.txt --extra postgres --group dev

clean:
	rm -rf $(VENV) .venv-clients .pytest_cache .ruff_cache .hypothesis *.egg-info
