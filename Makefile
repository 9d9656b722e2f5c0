# Everything lives in .venv: nothing is installed into the system, nothing needs root.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

WEB_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/package.json src/rookery/games/*/text -type f 2>/dev/null)
NPM := $(BIN)/python hatch_build.py
PYTORCH := torch==2.13.0+cpu

.PHONY: help setup site play test check coverage bench gpu gpu-here lock clean

help:  ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 12

setup: $(VENV)/ready  ## Make the virtual environment

$(VENV)/ready: pyproject.toml requirements.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	ROOKERY_WITHOUT_SITE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# Only training needs PyTorch. Its usual builds are gigabytes for GPUs; without the small one, the
# test of training is skipped and says so.
$(VENV)/trainable: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock $(PYTORCH) \
		|| echo "PyTorch for CPUs ($(PYTORCH)) is not to be had here: training will not be tested."
	@touch $@

site: src/rookery/server/site/index.html  ## Build the site, with the Node of a wheel

web/node_modules/.package-lock.json: web/package-lock.json $(VENV)/ready
	$(NPM) ci --no-audit --no-fund --prefer-offline
	@touch $@

src/rookery/server/site/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(NPM) run build

play: setup site  ## Start the site and print its address
	$(BIN)/rookery serve

check: setup web/node_modules/.package-lock.json  ## Style, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run lint
	$(NPM) run check

test: check site $(VENV)/trainable  ## Everything that must hold
	$(NPM) run test
	$(BIN)/pytest -n auto --ignore tests/e2e
	$(BIN)/pytest -n auto tests/e2e  # apart: Playwright keeps an event loop running in its process

coverage: setup  ## Which lines of the rules the scenarios reach, interpreted
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m rookery.cli scenario tests/scenarios --report
	$(BIN)/coverage report --include='src/rookery/games/*' --show-missing

bench: $(VENV)-bench/ready  ## Measure against peers; writes bench/RESULTS.md
	$(VENV)-bench/bin/python bench/playouts.py

gpu: gpu-here setup $(VENV)-bench/ready  ## On a machine with an NVIDIA GPU: batches, checked and measured beside Pgx
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check cupy-cuda13x "jax[cuda13]==0.10.2"
	$(BIN)/python bench/gpu_batch.py prepare $(VENV)-bench/gpu --pgx $(VENV)-bench/lib/python3*/site-packages
	PYTHONPATH=$(VENV)-bench/gpu $(VENV)-bench/bin/python $(VENV)-bench/gpu/gpu_batch.py run $(VENV)-bench/gpu
	cp $(VENV)-bench/gpu/gpu_batch.md bench/results/gpu_batch.md
	$(BIN)/python bench/playouts.py --assemble

gpu-here:
	@command -v nvidia-smi >/dev/null || { echo "make gpu needs an NVIDIA GPU and its driver (no nvidia-smi here)"; exit 2; }

# The peers bring their own pins, so they live apart.
$(VENV)-bench/ready: pyproject.toml requirements.lock bench/requirements.txt
	$(PYTHON) -m venv $(VENV)-bench
	$(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	ROOKERY_WITHOUT_SITE=1 $(VENV)-bench/bin/python -m pip install --quiet --disable-pip-version-check -e .
	@touch $@

lock: setup  ## Pin the newest versions that fit pyproject.toml
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --upgrade --no-header --no-annotate --no-emit-index-url --output-file requirements.lock

clean:  ## Remove what was built
	rm -rf $(VENV) $(VENV)-bench web/node_modules src/rookery/server/site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache dist
