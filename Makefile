# `make play` and `make test` set up all they need; each may be the first command on a fresh machine.

PYTHON ?= python3
JOBS ?= 2

VENV := .venv
RUN := $(VENV)/bin/
READY := $(VENV)/ready
COMPILED := build/compiled
NATIVE := $(shell find src/rossio/kernel src/rossio/games src/rossio/bots -name '*.py' -o -name '*.c')
CARRIED := $(shell find src/rossio -type f \( -name '*.py' -o -name '*.toml' -o -name '*.net' -o -name '*.ftl' -o -path 'src/rossio/web/*' \))
NPM := PATH="$(CURDIR)/$(RUN):$$PATH" npm --prefix web
MODULES := web/node_modules/ready
WEB := src/rossio/web/index.html
DRAWN := $(shell find web/src web/public web/*.ts web/*.html -type f 2>/dev/null) $(shell find src/rossio -name '*.toml' -o -name '*.ftl')
GAMES = $(shell $(RUN)python -c 'from rossio.games import catalogue; print(*catalogue.names())')

.DEFAULT_GOAL := help
.PHONY: help play terminal serve web web-facts chaos load soak test test-long test-interpreted test-compiled test-web test-shelf wheel check format bench peers compiled clean

help: ## list what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1: /'

play: $(READY) $(WEB) ## play in the browser; make play ARGS=--friends lets friends on the same network in
	@$(RUN)python tools/play.py serve --open $(ARGS)

terminal: $(READY) ## play in the terminal; make terminal ARGS="coimbra --seats 2"
	@$(MAKE) --no-print-directory compiled || { rm -rf $(COMPILED); echo "Compilation failed: playing with the interpreted rules."; }
	@PYTHONPATH=$(COMPILED) $(RUN)rossio play --bots journeyman $(ARGS)

serve: $(READY) $(WEB) ## serve tables to browsers; make serve ARGS="--port 8080"
	@$(MAKE) --no-print-directory compiled || { rm -rf $(COMPILED); echo "Compilation failed: serving with the interpreted rules."; }
	@PYTHONPATH=$(COMPILED) $(RUN)rossio serve $(ARGS)

chaos: $(READY) ## kill the server and the database again and again while 50 tables play; ARGS="--tables 6 --kills 3" for less
	$(RUN)python -m tests.load.chaos $(ARGS)

load: $(READY) ## measure a server under load, for docs/performance.md; ARGS="--tables 20 --connections 60 --seconds 5" for less
	@$(MAKE) --no-print-directory compiled || rm -rf $(COMPILED)
	PYTHONPATH=$(COMPILED) $(RUN)python -m tests.load.drive $(ARGS)

soak: $(READY) ## half an hour of play, of coming and going, of killed workers; ARGS="--minutes 3 --tables 40" for less
	@$(MAKE) --no-print-directory compiled || rm -rf $(COMPILED)
	PYTHONPATH=$(COMPILED) $(RUN)python -m tests.load.soak $(ARGS)

test: test-interpreted test-compiled test-web test-shelf ## run all tests, and the rules again as native code

test-long: ## the same with four times the random games and far more hypotheses
	ROSSIO_EFFORT=1 ROSSIO_HYPOTHESIS=search $(MAKE) --no-print-directory test

test-interpreted: $(READY)
	ROSSIO_EXPECT=interpreted $(RUN)python -m pytest -n $(JOBS) --dist worksteal --ignore tests/shelf

test-compiled: compiled
	@if [ -e $(COMPILED)/ready ]; then set -x; \
	  ROSSIO_EXPECT=compiled PYTHONPATH=$(COMPILED) $(RUN)python -m pytest -n $(JOBS) --dist worksteal tests/kernel tests/rules tests/conformance tests/bots tests/lessons; \
	else echo "NOT RUN: the tests of the compiled build (no compiler, see above)."; fi

test-web: $(WEB) ## the browser client: its parts alone, then whole games in a real browser
	@$(MAKE) --no-print-directory compiled
	$(NPM) test
	$(RUN)python tools/browser.py -- $(NPM) run test:browser

check: $(READY) $(MODULES) ## format, lint, types, layers, clauses, content, languages
	$(RUN)ruff format --check .
	$(RUN)ruff check .
	$(RUN)mypy
	$(RUN)lint-imports
	$(RUN)rossio rules coverage --quiet
	$(RUN)rossio content check
	$(RUN)python -m pytest tests/words -k 'not random_games'
	$(RUN)python tools/web_facts.py --check
	$(RUN)python tools/sdk_shapes.py --check
	$(RUN)python tools/lengths.py
	$(NPM) run check

format: $(READY) $(MODULES) ## put all files into the project's format
	$(RUN)ruff format .
	$(RUN)ruff check --fix .
	$(NPM) run format

web: $(WEB) ## build the browser client

$(WEB): $(MODULES) $(DRAWN)
	$(NPM) run build
	@touch $@

web-facts: $(MODULES) ## tell the browser client the moves of the games and the protocol, and the SDK the protocol
	$(RUN)python tools/web_facts.py
	$(RUN)python tools/sdk_shapes.py
	$(NPM) run types

# Not `npm ci`: it fails where a registry lacks the optional packages of other systems.
$(MODULES): web/package-lock.json $(READY)
	$(NPM) install --no-save --no-audit --no-fund
	@touch $@

bench: compiled ## measure the rules, interpreted and compiled
	@for game in $(GAMES); do $(RUN)rossio bench $$game; PYTHONPATH=$(COMPILED) $(RUN)rossio bench $$game; done

peers: compiled ## measure the rules beside other libraries
	$(RUN)python -m pip install -q --group peers
	PYTHONPATH=$(COMPILED) $(RUN)python benchmarks/peers.py

compiled: $(READY) ## compile kernel and games, if this machine has a C compiler
	@if $(RUN)python tools/compiler.py; then $(MAKE) --no-print-directory $(COMPILED)/carried; else rm -rf $(COMPILED); fi

# Kernel and games as native code; everything else is carried over as it is.
$(COMPILED)/ready: $(NATIVE) setup.py
	@echo "Compiling kernel and games: a few minutes, once."
	rm -rf $(COMPILED) && mkdir -p $(dir $(COMPILED))
	@ROSSIO_MYPYC=1 $(RUN)python setup.py -q build --build-lib $(COMPILED) > build/compile.log 2>&1 || \
	  { tail -n 20 build/compile.log; exit 1; }
	@touch $@

$(COMPILED)/carried: $(COMPILED)/ready $(CARRIED)
	$(RUN)python setup.py -q build_py --build-lib $(COMPILED)
	@touch $@

wheel: $(READY) $(WEB) ## two packages in dist to install anywhere: compiled for this machine, and pure
	@$(MAKE) --no-print-directory compiled
	rm -rf dist
	$(RUN)python setup.py -q build --build-base build/pure bdist_wheel --dist-dir dist
	@if [ -e $(COMPILED)/ready ]; then set -x; \
	  ROSSIO_MYPYC=made $(RUN)python setup.py -q build --build-lib $(COMPILED) bdist_wheel --skip-build --dist-dir dist; \
	else echo "NOT MADE: the compiled package (no compiler, see above)."; fi

test-shelf: wheel ## what `make wheel` made, installed into an empty environment outside this folder
	$(RUN)python -m pytest -n 0 tests/shelf

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rossio needs Python 3.11 or newer as $(PYTHON); name another one: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(RUN)python -m pip install -q --upgrade pip
	$(RUN)python -m pip install -q --editable '.[lab,server]' --group dev
	@touch $@

clean: ## remove everything that was built
	rm -rf build dist $(VENV) web/node_modules src/rossio/web src/rossio/web-picture src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
