# `make` alone lists the targets. Everything is installed into .venv/ (and node_modules/, for the
# tests) of this folder, from the locks in requirements/; removing both leaves no trace.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ---- set-up ------------------------------------------------------------------------------------
# Each layer adds to the one before it; a stamp in .venv/ says that a layer is up to date, so that
# a second start installs nothing.

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	    echo "$(PYTHON) is not here; run: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Python 3.11 or newer is needed, and $(PYTHON) is older; name another: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments; run: sudo apt-get install python3-venv" >&2; exit 1; }
	@echo "Making the virtual environment $(VENV)/"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(BIN)/python requirements/play.lock pyproject.toml
	@echo "Installing the locked dependencies (about a minute, this once)"
	@$(PIP) --require-hashes --only-binary :all: -r requirements/play.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/test.lock
	@echo "Installing what the tests need"
	@$(PIP) --require-hashes --only-binary :all: -r requirements/test.lock
	@touch $@

# chess is published as source only.
$(VENV)/.bench: $(VENV)/.test requirements/bench.lock
	@echo "Installing the engines to compare with"
	@$(PIP) --require-hashes -r requirements/bench.lock
	@touch $@

.PHONY: lock
lock: $(BIN)/python ## renew the locks from pyproject.toml
	@echo "not yet" >&2; exit 1

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf $(VENV) $(VENV)-* node_modules dist build test-results .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
