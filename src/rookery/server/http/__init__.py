"""The REST API, the site, and what belongs to them."""
