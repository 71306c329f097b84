# `make play` and `make test` set up all they need; each may be the first command on a fresh machine.
# What is done is in tools/setup.py, for systems without make too.

PYTHON ?= python3
JOBS ?= 2
export JOBS

COMMANDS := play terminal serve test test-long test-interpreted test-compiled test-web test-shelf check format compiled \
  fast web web-facts wheel bench peers load soak chaos clean

.DEFAULT_GOAL := help
.PHONY: help $(COMMANDS)

help: ## list what can be made
	@$(PYTHON) tools/setup.py

$(COMMANDS): ## make play ARGS=--friends passes words on
	@$(PYTHON) tools/setup.py $@ $(ARGS)
