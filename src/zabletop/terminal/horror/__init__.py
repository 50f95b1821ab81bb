"""Ze Horror Attack in a terminal."""
