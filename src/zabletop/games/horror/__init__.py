"""Ze Horror Attack."""
