# Everything lives in .venv: nothing is installed into the system, nothing needs root.
# requirements.lock pins every package of every group; each target installs what it needs of them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOST ?= 127.0.0.1
PORT ?=

WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/package.json src/rookery/games/*/text -type f 2>/dev/null)
NPM := $(BIN)/python hatch_build.py
PYTORCH := torch==2.13.0+cpu
EXTRAS := server mcp arena gpu cluster envs laws
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock
# Where pip has been told of another package index, uv is told too: it does not look there itself.
# (Asked only by what installs something.)
INDEX = $(or $(UV_DEFAULT_INDEX),$(PIP_INDEX_URL),$(shell $(PYTHON) -m pip config get global.index-url 2>/dev/null))
UV = $(if $(INDEX),UV_DEFAULT_INDEX=$(INDEX)) $(BIN)/uv
INSTALL = $(UV) pip install -c requirements.lock --python
HERE = ROOKERY_WITHOUT_SITE=1 $(UV) pip install --quiet --no-deps --no-build-isolation -e . --python
# Tests that fail beside others are run once more, alone: what fails again has failed, what does not
# stands in the output. On a crowded machine that tells a fault from a crowd.
pytest = $(BIN)/pytest -n auto --dist worksteal --durations 20 $(1) || { \
	printf '\n\033[1m%s\033[0m\n' 'What failed, once more and alone' && \
	$(BIN)/pytest --last-failed --last-failed-no-failures none $(1); }
say = @printf '\n\033[1m%s\033[0m\n' "$(1)"

# Images for containers set this, and then every process compiles all that it imports anew:
# three seconds for a server.
unexport PYTHONDONTWRITEBYTECODE

.NOTPARALLEL:
.PHONY: help setup site docs wasm play demo test check coverage bench gpu gpu-here lock pictures lowest clean

help:  ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

setup: $(VENV)/dev web/node_modules/.complete  ## Install what tests need

$(BIN)/uv: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Rookery needs Python 3.11 or newer. If another one is here: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12"; exit 2; }
	$(call say,A Python environment in $(VENV))
	$(PYTHON) -m venv $(VENV)
	$(PIP) uv
	@touch $@

$(VENV)/ready: pyproject.toml $(BIN)/uv
	$(call say,What playing needs (about 150 MB to download))
	$(INSTALL) $(BIN)/python -r pyproject.toml --extra server --group build
	$(HERE) $(BIN)/python
	@touch $@

$(VENV)/dev: $(VENV)/ready
	$(call say,What tests need (about a gigabyte))
	$(INSTALL) $(BIN)/python -r pyproject.toml $(EXTRAS:%=--extra %) --group test --group docs
	@touch $@

# Only training needs PyTorch. Its usual builds are gigabytes for GPUs; without the small one, the
# test of training is skipped and says so. pip, since people keep that build where pip finds it.
$(VENV)/trainable: $(VENV)/dev
	$(PIP) $(PYTORCH) sb3-contrib torchrl \
		|| echo "PyTorch for CPUs ($(PYTORCH)) is not to be had here: training will not be tested."
	@touch $@

site: src/rookery/server/site/index.html  ## Build the site, with the Node of a wheel

# What builds the site is less than what checks it, and a browser less.
web/node_modules/.enough: web/package-lock.json | $(VENV)/ready
	$(call say,What builds the site)
	@[ web/node_modules/.complete -nt $< ] || $(NPM) ci --prefer-offline --omit=dev
	@touch $@

web/node_modules/.complete: web/package-lock.json | $(VENV)/ready
	$(call say,What builds and tests the site)
	$(NPM) ci --prefer-offline
	@touch $@ web/node_modules/.enough

src/rookery/server/site/index.html: web/node_modules/.enough $(WEB_SOURCES)
	$(call say,The site)
	$(NPM) run build

wasm: $(VENV)/ready  ## Compile rules and bots for browsers (the server does it behind, too)
	$(BIN)/rookery wasm

play: $(VENV)/ready site  ## Start the site and print its address
	@$(BIN)/rookery serve --host $(HOST) $(if $(PORT),--port $(PORT))

demo: $(VENV)/ready site  ## The site as plain files, without a server, and its address
	$(BIN)/rookery site --static build/demo
	$(BIN)/python -m http.server $(or $(PORT),8080) --bind $(HOST) --directory build/demo

check: setup  ## Style, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run lint
	$(NPM) run check

test: check site $(VENV)/trainable  ## Everything that must hold
	$(NPM) run test
	$(MAKE) --no-print-directory docs
	$(call pytest,--ignore tests/e2e)
	$(call pytest,tests/e2e)  # apart: Playwright keeps an event loop running in its process

coverage: $(VENV)/dev  ## Which lines of the rules the scenarios reach, interpreted
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m rookery.cli scenario tests/scenarios --report
	$(BIN)/coverage report --include='src/rookery/games/*' --show-missing

bench: $(VENV)-bench/ready  ## Measure against peers; writes bench/RESULTS.md
	$(VENV)-bench/bin/python bench/playouts.py

gpu: gpu-here $(VENV)/dev $(VENV)-bench/ready  ## On a machine with an NVIDIA GPU: batches, checked and measured beside Pgx
	$(INSTALL) $(VENV)-bench/bin/python --group bench-gpu
	$(BIN)/python bench/gpu_batch.py prepare $(VENV)-bench/gpu --pgx $(VENV)-bench/lib/python3*/site-packages
	PYTHONPATH=$(VENV)-bench/gpu $(VENV)-bench/bin/python $(VENV)-bench/gpu/gpu_batch.py run $(VENV)-bench/gpu
	cp $(VENV)-bench/gpu/gpu_batch.md bench/results/gpu_batch.md
	$(BIN)/python bench/playouts.py --assemble

gpu-here:
	@command -v nvidia-smi >/dev/null || { echo "make gpu needs an NVIDIA GPU and its driver (no nvidia-smi here)"; exit 2; }

# The peers live apart: what they bring changes how some of our adapters' libraries behave.
$(VENV)-bench/ready: $(VENV)/ready
	$(call say,The peers in $(VENV)-bench)
	$(UV) venv --quiet --allow-existing --python $(BIN)/python $(VENV)-bench
	$(INSTALL) $(VENV)-bench/bin/python -r pyproject.toml --group build --group bench
	$(HERE) $(VENV)-bench/bin/python
	@touch $@

# Numba's private parts are used: what holds with the versions of the lock must hold with the oldest.
lowest: $(VENV)/dev  ## The compiler and the laws of a game with the oldest Numba that is allowed
	$(call say,The oldest Numba in $(VENV)-lowest)
	$(UV) venv --quiet --clear --python $(BIN)/python $(VENV)-lowest
	grep -vE '^(numba|llvmlite|numba-cuda|numpy|scipy|cuda-[a-z]+)==' requirements.lock > $(VENV)-lowest/others
	$(UV) pip install --python $(VENV)-lowest/bin/python --resolution lowest-direct -c $(VENV)-lowest/others \
		-r pyproject.toml --extra gpu --group build pytest pytest-timeout pytest-xdist hypothesis
	$(HERE) $(VENV)-lowest/bin/python
	$(VENV)-lowest/bin/python -m pytest -n auto tests/core tests/test_laws.py -k "core or cubirds"

docs: $(VENV)/dev  ## The documentation as a site; `rookery serve` shows it at /docs/
	$(BIN)/sphinx-build -q -W --keep-going -b html docs src/rookery/server/documentation

pictures: setup site  ## Take the pictures of README and docs anew
	$(BIN)/python scripts/pictures.py

lock: $(VENV)/ready  ## Pin the newest versions that fit pyproject.toml
	$(UV) pip compile pyproject.toml --all-extras --group test --group docs --group learn --group bench --group bench-gpu \
		--universal --upgrade --no-header --no-annotate --no-emit-index-url --output-file requirements.lock

clean:  ## Remove what was built
	rm -rf build $(VENV) $(VENV)-bench $(VENV)-lowest web/node_modules src/rookery/server/site src/rookery/server/documentation docs/generated src/rookery/wasm .mypy_cache .ruff_cache .pytest_cache .import_linter_cache dist
