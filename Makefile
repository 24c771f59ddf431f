# Everything here starts from a fresh clone and does only what is out of date.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

# Set on the command line if needed: make test TESTS="tests/kernel -k parse", make setup OPT=0
OPT ?= 3
JOBS ?= 2
ARGS ?=
TESTS ?=

unexport PYTHONPATH # or the installed package would not be the one that runs

VENV := .venv
BENCH_VENV := .venv-bench
WHEEL := build/wheel
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
BUILD := BIGSHOULDERS_COMPILE=1 BIGSHOULDERS_OPT=$(OPT)
PYTEST := $(VENV)/bin/python -m pytest -q -n $(JOBS) --dist worksteal $(TESTS)

# What the wheel is made of. The list is rewritten only when it changes, so that a file added or
# removed counts as a change too.
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' | LC_ALL=C sort)
LIST := build/sources-O$(OPT)
$(shell mkdir -p build; echo '$(SOURCES)' | cmp -s - $(LIST) || { rm -f build/sources-O*; echo '$(SOURCES)' > $(LIST); })

# The first Python that is new enough, or $PYTHON if that is set.
FIND_PYTHON = python=$$(for name in $${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do \
	if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo "$$name"; break; fi; \
	done); \
	[ -n "$$python" ] || { echo "error: Python 3.11 or newer is needed; install it, or name it: make PYTHON=python3.12" >&2; exit 1; }

.PHONY: help
help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 \2/p' Makefile | awk '{ printf "  make %-7s", $$2; $$1 = $$2 = ""; print }'

.PHONY: play
play: setup ## play in the browser; ARGS=--terminal plays in the terminal
	@$(VENV)/bin/bigshoulders $(if $(filter --terminal,$(ARGS)),play $(filter-out --terminal,$(ARGS)),serve $(ARGS))

.PHONY: serve
serve: setup ## serve tables to your network, e.g. ARGS="--database postgresql://host/name"
	@$(VENV)/bin/bigshoulders serve --host 0.0.0.0 --no-open $(ARGS)

.PHONY: setup
setup: $(VENV)/.installed ## install the game into .venv, its engine compiled

.PHONY: test
test: check setup build/browser ## run the checks, then all tests on the interpreted and on the compiled engine
	@echo "== testing the interpreted engine"
	@BIGSHOULDERS_EXPECT=pure PYTHONPATH=src $(PYTEST) --ignore tests/server
	@echo "== testing the compiled engine"
	@BIGSHOULDERS_EXPECT=compiled $(PYTEST)

.PHONY: check
check: $(VENV)/.tools ## check style and types
	@echo "== checking style with ruff"
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --quiet --check
	@echo "== checking types with mypy"
	@$(VENV)/bin/mypy

.PHONY: bench
bench: $(BENCH_VENV)/.installed ## measure the compiled engine beside other engines
	@echo "== running the benchmarks"
	@$(BENCH_VENV)/bin/python bench/run.py $(ARGS)

.PHONY: load
load: setup ## measure the server with two thousand sockets
	@echo "== putting load on a server"
	@$(VENV)/bin/python bench/load.py $(ARGS)

.PHONY: clean
clean: ## remove everything that the commands above have made
	@echo "== cleaning up"
	@rm -rf $(VENV) $(BENCH_VENV) build src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# Fails early, before anything is installed, if the engine cannot be compiled here.
build/compiler:
	@$(FIND_PYTHON); "$$python" -c 'import os, shlex, shutil, sysconfig; from pathlib import Path; \
	cc = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]; \
	shutil.which(cc) or exit(f"error: the C compiler {cc} is needed; install gcc or clang, or name it: make CC=clang"); \
	Path(sysconfig.get_path("include"), "Python.h").exists() or exit("error: the C headers of Python are needed; install the package python3-dev")'
	@touch $@

$(VENV)/.created $(BENCH_VENV)/.created: %/.created:
	@$(FIND_PYTHON); echo "== creating $* with $$("$$python" --version)"; \
	"$$python" -m venv --clear $* || { echo "error: $$python cannot create a virtual environment; install the package python3-venv" >&2; exit 1; }
	@touch $@

$(VENV)/.tools: requirements/dev.txt | $(VENV)/.created
	@echo "== installing the tools from $<"
	@$(VENV)/bin/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

# A browser for the tests of the page: one that is here, Playwright's own, or Debian's package. Those
# tests are skipped without one.
build/browser: $(VENV)/.tools
	@if ! command -v chromium chromium-browser google-chrome > build/browser.log; then \
	echo "== installing a browser for the tests of the page"; \
	$(VENV)/bin/playwright install chromium >> build/browser.log 2>&1 \
	|| { apt-get update && apt-get install --yes --no-install-recommends chromium; } >> build/browser.log 2>&1 \
	|| echo "no browser could be installed, see build/browser.log; the tests of the page are skipped" >&2; fi
	@touch $@

# The first line compiles, if the engine has changed; the wheel then takes what it finds in build.
$(VENV)/.installed: build/compiler $(VENV)/.tools $(LIST) $(SOURCES) pyproject.toml setup.py
	@$(BUILD) $(VENV)/bin/python setup.py --quiet build_ext
	@echo "== installing the package"
	@rm -rf $(WHEEL)
	@$(BUILD) $(VENV)/bin/python -m pip wheel -qq --no-build-isolation --check-build-dependencies --no-deps -w $(WHEEL) .
	@$(VENV)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps $(WHEEL)/*.whl
	@touch $@

$(BENCH_VENV)/.tools: requirements/bench.txt | $(BENCH_VENV)/.created
	@echo "== installing the engines to compare with from $<"
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --require-hashes -r $<
	@touch $@

$(BENCH_VENV)/.installed: $(VENV)/.installed $(BENCH_VENV)/.tools
	@echo "== installing the package into $(BENCH_VENV)"
	@$(BENCH_VENV)/bin/python $(PIP_INSTALL) --force-reinstall --no-deps $(WHEEL)/*.whl
	@touch $@
