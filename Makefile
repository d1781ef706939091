# `make` alone lists the targets. Everything is installed into .venv/ (and node_modules/, for the
# tests) of this folder, from the locks in requirements/; removing both leaves no trace.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet

# A process that may not keep its bytecode compiles the project anew: 200 kernels and servers in a test run.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z][a-z-]*:.*## / {printf "  make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ---- play and learn ----------------------------------------------------------------------------
# On a terminal the server gets the foreground to itself (set -m): Ctrl-C then ends the server,
# which ends well, and does not also kill make.

FOREGROUND = if [ -t 0 ]; then set -m; fi;

.PHONY: play
play: $(VENV)/.play ## play the game in the browser; Ctrl-C ends it
	@$(FOREGROUND) $(BIN)/platformer-nb play $(ARGS)

.PHONY: tutor
tutor: $(VENV)/.play ## open the tutorial in JupyterLab; Ctrl-C ends it
	@$(FOREGROUND) $(BIN)/platformer-nb tutor $(ARGS)

.PHONY: site
site: $(VENV)/.site $(VENV)/.lab ## build the static site into dist/site, for any host of plain files (ARGS=folder)
	@$(BIN)/platformer-nb site $(or $(ARGS),dist/site)

# ---- test --------------------------------------------------------------------------------------
# `make test` is everything that CI runs. The parts are targets of their own.
# Stages run one after the other: side by side they take as long on two cores, and clicks of browser tests get lost. Only
# beside the tests that run alone, which use one processor, and now and then both, style and types are checked, with nice,
# and what the site's tests need last is downloaded.
# A stage that fails does not stop the others.

BESIDE := lint types site-parts
STAGES := tests notebooks together
TOOK   := $(VENV)/took

.PHONY: test
test: ## set up and run every check and test; ends with the seconds of each stage
	@begun=$$(date +%s); $(MAKE) --no-print-directory -j2 ready && echo set-up $$begun $$(date +%s) > $(TOOK)
	@code=0; $(MAKE) --no-print-directory -k -j2 begin || code=1; $(MAKE) --no-print-directory stages || code=1; \
	awk '{ printf "%-10s %5d s %s\n", $$1, $$3 - $$2, $$4 } NR == 1 { first = $$2 } $$3 > last { last = $$3 } \
	    END { printf "%-10s %5d s\n", "all", last - first }' $(TOOK); exit $$code

.PHONY: set-up ready site-parts
set-up: ready site-parts

ready: system $(VENV)/.test node_modules/.installed

site-parts: $(VENV)/.lab

# Run stages one after the other, all of them though one fails, perhaps with nice, and note when each began and ended.
in_turn = +@code=0; for stage in $(1); do \
	    begun=$$(date +%s); end=; \
	    $(2) $(MAKE) --no-print-directory $$stage || { end=failed; code=1; }; \
	    echo $$stage $$begun $$(date +%s) $$end >> $(TOOK); \
	done; exit $$code

.PHONY: begin beside first stages
begin: first beside

first:
	$(call in_turn,alone)

beside:
	$(call in_turn,$(BESIDE),nice)

stages:
	$(call in_turn,$(STAGES))

# Tests that wait for a process that starts: some files at a time, each in its order, files as they were collected
# (xdist would begin those with the fewest tests last, which are the longest: see LONG in tests/browser/conftest.py).
FILES := --dist loadfile --no-loadscope-reorder

# A browser test waits a quarter of its time: two processors have work for three.
BROWSERS := -n 3

# A browser that waits in vain is started once more: on a busy machine one page in a thousand comes too late. Whatever else
# fails has failed, and a test that needed it is listed at the end, to be looked into.
PATIENT := -r aR --reruns 1 --only-rerun TimeoutError --only-rerun "Locator expected to"

# Each run ends with what it waited for.
SLOWEST := --durations=25 --durations-min=1

IN_BROWSER := tests/browser $(addprefix tests/site/test_, site.py first_visit.py carrying.py memory.py both_games.py device.py missing.py) tests/toy/test_browser.py tests/lab

# What only browser tests and notebooks need is not imported, and plugins that none of these tests uses are not asked about
# each of twelve thousand. Neighbours stay in one worker (worksteal): they share fixtures and caches.
PLAIN := -n 2 --dist worksteal -p no:playwright -p no:nbval -p no:anyio -p no:rerunfailures $(IN_BROWSER:%=--ignore=%) --ignore=tests/hosts --ignore=tests/firefox --ignore=tests/walk

.PHONY: check
check: lint types unit ## the fast checks: style, types, tests without browser or wheel

.PHONY: lint
lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: types
types: $(VENV)/.test
	$(BIN)/mypy

.PHONY: unit
unit: $(VENV)/.test
	$(BIN)/pytest -q $(PLAIN) $(SLOWEST) -m "not slow and not browser and not deep" $(ARGS)

.PHONY: slow
slow: $(VENV)/.test ## only the tests that take seconds and need no browser
	$(BIN)/pytest -q $(PLAIN) $(SLOWEST) -m "slow and not browser" $(ARGS)

.PHONY: tests
tests: $(VENV)/.test ## every test but those in a browser: `unit` and `slow` in one run
	$(BIN)/pytest -q $(PLAIN) $(SLOWEST) -m "not browser and not deep" $(ARGS)

.PHONY: browser
browser: together alone ## only the tests in a real browser

.PHONY: together
together: $(VENV)/.test node_modules/.installed $(VENV)/.lab
	$(BIN)/pytest -q $(BROWSERS) $(FILES) $(PATIENT) $(SLOWEST) $(if $(filter tests/%,$(ARGS)),,-m "browser and not alone" $(IN_BROWSER)) $(ARGS)

# First in `make test`, beside style and types.
.PHONY: alone
alone: $(VENV)/.test node_modules/.installed
	$(if $(ARGS),,$(BIN)/pytest -q $(PATIENT) $(SLOWEST) -m alone $(IN_BROWSER))

.PHONY: notebooks
notebooks: $(VENV)/.test ## run every notebook and compare its outputs with the stored ones
	PLATFORMER_PROGRESS=$(CURDIR)/$(VENV)/progress.json $(BIN)/pytest -q -n 3 $(FILES) $(SLOWEST) -p tests.notebooks.warm --nbval --nbval-sanitize-with tests/notebooks.cfg notebooks $(ARGS)

.PHONY: lessons
lessons: $(VENV)/.test ## build the tutorial's notebooks from the lessons' data and words
	$(BIN)/python -m platformer_nb.lessons.track.notebook_builder

.PHONY: prove
prove: $(VENV)/.test ## switch off every rule in turn: do a test and an example notice?
	$(BIN)/python -m tests.prove $(ARGS)

.PHONY: mutate
mutate: $(VENV)/.test ## change the rules' code in small ways: does a test notice? (ARGS="--sample 200 --seed 1")
	$(BIN)/python -m tests.mutate $(ARGS)

.PHONY: soak
soak: $(VENV)/.test ## play 10,000 games of every kind, refuse 1,000,000 actions, hold 1,000 games against the oracle (ARGS="--games 100 --oracle 10")
	$(BIN)/python -m tests.soak $(ARGS)

.PHONY: soak-labyrinth
soak-labyrinth: $(VENV)/.test ## the same for Labyrinth: 10,000 games, 1,000,000 refusals, then 10,000 activities by its oracle
	$(BIN)/python -m tests.games.labyrinth.soak $(ARGS)
	$(if $(ARGS),,$(BIN)/python -m tests.games.labyrinth.oracle.compare)

.PHONY: soak-page
soak-page: $(VENV)/.test ## visit the play page 200 times: does its server's memory stay flat? (ARGS="--visits 50")
	$(BIN)/python -m tests.soak.page $(ARGS)

.PHONY: soak-watch
soak-watch: $(VENV)/.test ## watch four bots for 200 turns: is the log's last line in view, does the page's memory stay flat? (ARGS="--turns 50")
	$(BIN)/python -m tests.soak.watching $(ARGS)

.PHONY: deep
deep: $(VENV)/.test ## count action sequences deeper, and play larger samples, than CI does
	$(BIN)/pytest -q -m deep $(ARGS)

.PHONY: hosts
hosts: $(VENV)/.hosts ## start a real JupyterHub, build the container's contents, check the unit of systemd
	$(BIN)/pytest -q -p no:playwright -p no:nbval $(SLOWEST) tests/hosts $(ARGS)

.PHONY: lab
lab: $(VENV)/.test node_modules/.installed $(VENV)/.lab ## run notebooks of the built site in a browser (LAB=all: every one)
	$(BIN)/pytest -q $(SLOWEST) tests/lab $(ARGS)

.PHONY: walk
walk: $(VENV)/.test node_modules/.installed ## walk five lessons whole in a browser: mouse and keys, 1280 and 360 px, every language (ARGS="-k uk")
	$(BIN)/pytest -q -n 2 --dist worksteal $(PATIENT) $(SLOWEST) tests/walk $(ARGS)

.PHONY: firefox
firefox: $(VENV)/.firefox $(VENV)/.site ## visit the built site with a real Firefox
	$(BIN)/pytest -q -p no:playwright -p no:nbval tests/firefox $(ARGS)

# In `make test` they run among the tests: tests/js/test_js.py.
.PHONY: js
js: system
	@[ ! -d tests/js ] || npm test --silent

.PHONY: system
system:
	@requirements/system.sh

.PHONY: bench
bench: $(VENV)/.bench ## measure the engine beside other engines, its growth and its start (ARGS="--page --memory" for the page too)
	$(BIN)/python -m benchmarks $(ARGS)

# What compiling needs besides (mypyc, setuptools) pip installs for this build alone.
.PHONY: compiled
compiled: $(VENV)/.test ## build a wheel with compiled rules into dist/, for faster simulations (needs a C compiler)
	PLATFORMER_COMPILE=1 $(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --wheel-dir dist .

# ---- set-up ------------------------------------------------------------------------------------
# Each layer adds to the one before it; a stamp in .venv/ says that a layer is up to date, so that
# a second start installs nothing. A lock is complete: pip is to look for nothing that it leaves out.

$(BIN)/python:
	@command -v $(PYTHON) >/dev/null 2>&1 || { \
	    echo "$(PYTHON) is not here; run: sudo apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Python 3.11 or newer is needed, and $(PYTHON) is older; name another: make PYTHON=python3.11 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments; run: sudo apt-get install python3-venv" >&2; exit 1; }
	@echo "Making the virtual environment $(VENV)/"
	@$(PYTHON) -m venv $(VENV)

# Of every package pip looks at each file that the index lists, for seconds, and it compiles every module: uv needs a sixth of
# the processor's time. It reads none of pip's settings: where those name another index, or uv fails, pip installs the lock.
UV     := $(VENV)/tools/bin/uv
LOCKED := --no-deps --require-hashes --only-binary :all:
install = { [ -x $(UV) ] && $(UV) pip install --quiet --python $(BIN)/python $(LOCKED) -r $(1) 2>/dev/null; } || $(PIP) $(LOCKED) -r $(1)

$(VENV)/.tools: $(BIN)/python requirements/tools.lock
	@$(BIN)/python -m pip config list | grep -Eq '\.(index-url|no-index)=' || \
	    $(PIP) $(LOCKED) --no-compile --target $(VENV)/tools -r requirements/tools.lock 2>/dev/null || true
	@touch $@

$(VENV)/.play: $(VENV)/.tools requirements/play.lock pyproject.toml
	@echo "Installing the locked dependencies (up to a minute, this once)"
	@$(call install,requirements/play.lock)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/test.lock
	@echo "Installing what the tests need"
	@$(call install,requirements/test.lock)
	@touch $@

# A hub, its proxy (npm's), a checker of container files.
$(VENV)/.hosts: $(VENV)/.test requirements/hosts.lock requirements/hub/package-lock.json | system
	@echo "Installing a hub"
	@$(call install,requirements/hosts.lock)
	@mkdir -p $(VENV)/hub
	@cp requirements/hub/package.json requirements/hub/package-lock.json $(VENV)/hub
	@npm ci --silent --no-fund --no-audit --prefix $(VENV)/hub
	@touch $@

$(VENV)/.firefox: $(VENV)/.test requirements/firefox/package-lock.json
	@requirements/system.sh firefox
	@mkdir -p $(VENV)/firefox
	@cp requirements/firefox/package.json requirements/firefox/package-lock.json $(VENV)/firefox
	@npm ci --silent --no-fund --no-audit --prefix $(VENV)/firefox
	@touch $@

# chess is published as source only.
$(VENV)/.bench: $(VENV)/.test requirements/bench.lock
	@echo "Installing the engines to compare with"
	@$(PIP) --no-deps --require-hashes -r requirements/bench.lock
	@touch $@

node_modules/.installed: package.json package-lock.json | system
	@echo "Installing what the browser tests need"
	@npm ci --silent --no-fund --no-audit
	@touch $@

# The parts of the static site that are no Python of this project: Pyodide by npm, and one wheel made for it.
FOR_PYODIDE := --python-version 314 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32

$(VENV)/.site: $(VENV)/.play node_modules/.installed requirements/site.lock
	@echo "Downloading what the static site needs"
	@rm -rf $(VENV)/site
	@$(BIN)/python -m pip --disable-pip-version-check download --quiet $(LOCKED) $(FOR_PYODIDE) -d $(VENV)/site -r requirements/site.lock
	@touch $@

# JupyterLite, apart from JupyterLab, which would load its extensions; and what its Python imports.
$(VENV)/.lab: $(VENV)/.site requirements/lab-tools.lock requirements/lab-wheels.lock
	@echo "Downloading what the notebooks of the static site need"
	@rm -rf $(VENV)/lab
	@$(PIP) $(LOCKED) --no-compile --target $(VENV)/lab/tools -r requirements/lab-tools.lock
	@$(BIN)/python -m pip --disable-pip-version-check download --quiet $(LOCKED) --python-version 314 -d $(VENV)/lab/wheels -r requirements/lab-wheels.lock
	@touch $@

LOCK := $(VENV)-lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header

# Each lock repeats the one before it, so that the layers fit together.
.PHONY: lock
lock: $(BIN)/python ## renew the locks in requirements/ from pyproject.toml
	@$(BIN)/python -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/tools.lock
	$(LOCK) pyproject.toml requirements/build.in --extra notebook -o requirements/play.lock
	$(LOCK) pyproject.toml requirements/build.in --extra notebook --extra test -c requirements/play.lock -o requirements/test.lock
	$(LOCK) pyproject.toml requirements/build.in --extra notebook --extra test --extra hosts -c requirements/test.lock -o requirements/hosts.lock
	$(LOCK) pyproject.toml requirements/build.in --extra notebook --extra test --extra bench -c requirements/test.lock -o requirements/bench.lock
	$(LOCK) requirements/tools.in -o requirements/tools.lock

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf $(VENV) $(VENV)-lock node_modules dist build test-results .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
