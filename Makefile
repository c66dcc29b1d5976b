# Every target sets up what it needs, from a fresh clone. `make help` lists them.
#
# Needed: make, and Python 3.11 or newer with venv. A C compiler only for test, native, bench and soak.
#
#   .venv          the locked packages and this source tree, editable, pure Python
#   build/native   the locked packages and a compiled wheel of this source tree; rebuilt when the sources change

ARGS ?=
WORKERS ?= 2

USABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
ifndef PYTHON
PYTHON := $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c '$(USABLE)' >/dev/null 2>&1 && { echo $$p; break; }; done)
endif

VENV := .venv
NATIVE := build/native
PIP_FLAGS := --disable-pip-version-check --no-input --quiet
# uv makes the lock files and nothing else.
UV_VERSION := 0.13.7

BUILD_FILES := pyproject.toml setup.py build_backend.py
STARTED := $(shell date +%s)

# What runs here must not be changed by a Python path or a build switch left in the environment.
unexport PYTHONPATH PYTHONHOME SAECULA_NATIVE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web screenshots test lint format native bench bench-pure soak ladder golden rules-coverage lock clean python FORCE

help:            ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "%-21s%s\n", $$1, $$2 }'
	@echo 'ARGS="..." hands arguments on, e.g. make terminal ARGS="--seats you,greedy"'

play: web                  ## open the table in the browser
	@$(VENV)/bin/saecula $(ARGS)

terminal: $(VENV)/.installed ## play Vinci in the terminal
	@$(VENV)/bin/saecula play vinci --terminal $(ARGS)

screenshots: web           ## make the pictures in docs/img
	@$(VENV)/bin/python -m tools.prepare browser
	@$(VENV)/bin/python -m tools.screenshots

web: $(VENV)/.installed    ## build the browser client, if it has changed
	@$(VENV)/bin/python tools/web.py build

# Both environments are set up at the same time: pip uses one core.
test:                      ## everything that has to hold: lint, tests, the client in a real browser, the native build
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.research $(NATIVE)/.locked
	@$(VENV)/bin/python tools/stages.py --started $(STARTED) --workers $(WORKERS) \
		prepare,lint,web,beside+build tests e2e native

lint: $(VENV)/.installed   ## style, types, imports, and the state of the repository
	@$(VENV)/bin/python tools/stages.py lint

format: $(VENV)/.installed ## put the sources in the form that lint asks for
	@$(VENV)/bin/ruff check --fix-only --quiet .
	@$(VENV)/bin/ruff format .
	@$(VENV)/bin/python tools/web.py format

native: $(NATIVE)/.installed ## build the compiled wheel and install it in build/native
	@echo "native build: $(NATIVE)/bin/saecula" >&2

bench: $(NATIVE)/.peers    ## speed of the native build, side by side with its peers
	@$(NATIVE)/bin/saecula bench --peers --json $(ARGS)

bench-pure: $(NATIVE)/.peers ## the same for pure Python
	@PYTHONPATH=src $(NATIVE)/bin/saecula bench --peers --json $(ARGS)

soak: $(NATIVE)/.peers $(NATIVE)/.research web ## long runs that make every figure we claim (docs/figures.md)
	@$(NATIVE)/bin/python tools/soak.py $(ARGS)

ladder: $(NATIVE)/.installed ## how strong the bots are (docs/ladder.md)
	@$(NATIVE)/bin/python tools/ladder.py $(ARGS)

golden: $(VENV)/.installed ## remake the golden games after an intended change of rules
	@$(VENV)/bin/python tools/golden.py $(ARGS)

rules-coverage: $(VENV)/.installed ## which rules have a test (ARGS="vinci" for one game)
	@$(VENV)/bin/python -m tests.coverage_of_rules $(ARGS)

clean:           ## remove everything that make has made
	rm -rf $(VENV) build dist web/node_modules src/saecula/server/static __pycache__ src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# --- environments ----------------------------------------------------------------------------------------------------

python:
	@test -n "$(PYTHON)" && $(PYTHON) -c '$(USABLE)' || { \
		echo 'Saecula needs Python 3.11 or newer with venv and pip; found: $(or $(PYTHON),none).'; \
		echo 'Install one (on Debian and Ubuntu together with python3-venv), or name it: make PYTHON=/path/to/python'; \
		exit 1; } >&2

$(VENV)/.locked: requirements.lock | python
	@echo "setting up $(VENV) with $$($(PYTHON) --version): installing the locked packages (once; a minute or two)" >&2
	@$(PYTHON) -m venv --clear $(VENV)
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked $(BUILD_FILES)
	@echo "installing saecula from this folder" >&2
	@$(VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --editable .
	@touch $@

# Packages of extras that only some tests and measurements use. Complete, so pip has nothing to resolve.
%/.research: %/.installed requirements-research.lock
	@echo "installing the packages of the extras for research, tournaments and clusters in $(@D)" >&2
	@$(@D)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-compile --require-hashes -r requirements-research.lock
	@touch $@

$(NATIVE)/.locked: requirements.lock | python
	@echo "setting up $(NATIVE) with $$($(PYTHON) --version)" >&2
	@$(PYTHON) -m venv --clear $(NATIVE)
	@$(NATIVE)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements.lock
	@touch $@

# Changes only when what goes into the wheel changes: its time stamp is what the native build depends on.
$(NATIVE)/.sources: $(NATIVE)/.locked FORCE
	@$(NATIVE)/bin/python tools/native.py digest $@

$(NATIVE)/.installed: $(NATIVE)/.sources
	@$(NATIVE)/bin/python tools/native.py install
	@touch $@

$(NATIVE)/.peers: $(NATIVE)/.installed requirements-bench.lock requirements-research.lock
	@$(NATIVE)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements-bench.lock
	@$(NATIVE)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements-research.lock
	@touch $@

# --- lock files: names, versions, hashes, markers; no addresses --------------------------------------------------------

UV_COMPILE = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

lock: $(VENV)/.installed ## resolve the lock files anew (ARGS="--upgrade" for the newest versions)
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install $(PIP_FLAGS) uv==$(UV_VERSION)
	@$(UV_COMPILE) $(ARGS) --extra dev pyproject.toml --output-file requirements.lock
	@$(UV_COMPILE) $(ARGS) --constraints requirements.lock requirements-bench.in --output-file requirements-bench.lock
	@$(UV_COMPILE) $(ARGS) --constraints requirements.lock --constraints requirements-bench.lock \
		requirements-research.in --output-file requirements-research.lock
	@$(UV_COMPILE) $(ARGS) requirements-node.in --output-file requirements-node.lock
	@$(UV_COMPILE) $(ARGS) --no-deps requirements-postgresql.in --output-file requirements-postgresql.lock
	@$(VENV)/bin/python tools/web.py lock
	@$(VENV)/bin/python tools/check_repository.py --locks-only
