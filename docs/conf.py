"""The documentation as a site: `make docs`. Pages are the Markdown files beside this one, as they
are read in the repository too; tables of each game are generated from its code."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_ext"))

project = "Rookery"
copyright = "the authors of Rookery"
extensions = ["myst_parser", "sphinx.ext.autodoc", "game_tables"]
exclude_patterns = ["_ext"]
source_suffix = {".md": "markdown"}

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
# Files of the repository that are no pages: links to them are left as they are.
suppress_warnings = ["myst.xref_missing", "autodoc.import_cycle"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}

html_theme = "furo"
html_title = "Rookery"
html_show_sourcelink = False
html_copy_source = False
