# Each target does all the set-up that it needs: the first run takes a few minutes, later ones start at once.

.DEFAULT_GOAL := help
.PHONY: help play test proof check format bench setup requirements clean tools wheel dev-wheel

BIN := .venv/bin
# The Python that you name (PYTHON=python3.12 make test); else the one that .venv was made with, so that nothing is made
# twice; else the first that is new enough.
PYTHONS := $(or $(PYTHON),$(BIN)/python python3 python3.15 python3.14 python3.13 python3.12 python3.11)
# More for pytest: make test ARGS="-k zorro"
ARGS ?=

# tools/setup.py knows what is ready already; here we only find a Python that can run it.
define set-up
@for python in $(PYTHONS); do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		exec $$python -I tools/setup.py $(1); \
	fi; \
done; \
echo "Zabletop needs Python 3.11 or newer, and found none ($(firstword $(PYTHON) python3) is missing or older): please install one, or name it: make $(firstword $(MAKECMDGOALS) play) PYTHON=/path/to/python3" >&2; \
exit 1
endef

help: ## this list
	@echo "make ..."
	@sed -n 's/^\([a-z]*\):[^#]*## /  \1	/p' $(MAKEFILE_LIST) | expand -t 16

play: wheel ## play in this terminal
	@$(BIN)/zabletop

test: dev-wheel ## run the tests on the compiled game (more for pytest: ARGS="-k zorro")
	@$(BIN)/python -m pytest -n auto $(ARGS)

proof: dev-wheel ## run the same tests at full counts: slow and thorough
	@ZABLETOP_PROOF=1 $(BIN)/python -m pytest -n auto $(ARGS)

check: tools ## read the code: ruff and strict mypy
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: tools ## put the code in order
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: ## measure against other libraries (their packages go to .venv-bench)
	$(call set-up,build run wheel bench)
	@.venv-bench/bin/python benchmarks/run.py $(ARGS)

setup: wheel ## only get ready to play

requirements: ## write requirements/*.txt anew, with today's versions
	$(call set-up,build run lock)
	@$(BIN)/python tools/lock.py

clean: ## remove everything that was built or fetched
	rm -rf .venv .venv-bench build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Three degrees of readiness: to play, to read the code (nothing needs compiling), to test.
wheel:
	$(call set-up,build run wheel)
tools:
	$(call set-up,build run dev)
dev-wheel:
	$(call set-up,build run dev wheel)
