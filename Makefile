# `make run` and `make test` set up all they need in .venv, given python3 >= 3.11 (or uv).
BIN := .venv/bin
PYTHON ?=
export PYTHON
.DEFAULT_GOAL := help
.PHONY: help run test e2e lint format types imports wheel-smoke screenshots screenshots-check messages docs lock bench clean set-up-run set-up

help:  ## List these targets
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 20

set-up-run:
	@sh .ci/setup run

set-up:
	@sh .ci/setup dev

run: set-up-run  ## Open the console on your sessions; without a terminal, tell the demo as text
	@if [ -n "$(ARGS)" ] || { [ -t 0 ] && [ -t 1 ]; }; then exec $(BIN)/compact-guard $(ARGS); \
	else exec $(BIN)/compact-guard demo; fi

test: set-up  ## Run the tests (ARGS="-k name" to choose)
	@$(BIN)/python -m pytest $(ARGS)

e2e: set-up  ## Run the guard under the real Claude Code and Codex, from npm, and write docs/VERIFIED.md
	@COMPACT_GUARD_VERIFIED=$(if $(ARGS),,docs/VERIFIED.md) $(BIN)/python -m pytest -m clients tests/e2e/clients $(ARGS)

lint: set-up  ## Check style and formatting
	@$(BIN)/ruff check . && $(BIN)/ruff format --check .

format: set-up  ## Mend what `lint` can mend
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

types: set-up  ## Check types (strict)
	@$(BIN)/mypy

imports: set-up  ## Check who may import whom
	@$(BIN)/lint-imports

wheel-smoke: set-up  ## Build the wheel and run it in a fresh environment
	@bash .ci/wheel-smoke

screenshots: set-up  ## Draw screenshots/*.svg again from the demo data
	@$(BIN)/python screenshots/make.py

screenshots-check: set-up  ## Compare screenshots/*.svg with what the app draws now
	@$(BIN)/python screenshots/make.py --check

messages: set-up  ## Bring the translations up to date with the sources
	@$(BIN)/python .ci/messages.py

docs: set-up  ## Write the generated parts of README and docs again
	@$(BIN)/python docs/make.py

lock:  ## Resolve the dependencies anew (needs uv)
	@uv lock && uv export --frozen --quiet --no-hashes --no-emit-project --no-header --no-annotate > .ci/constraints.txt

bench: set-up  ## Measure speed and memory (minutes; wants a quiet machine)
	@$(BIN)/python -m tests.bench.run $(ARGS)

clean:  ## Remove everything that these targets made
	@rm -rf .venv dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis snapshot_report.html
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
