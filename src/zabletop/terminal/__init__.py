"""Playing, watching and asking in a terminal: plain lines first, so that a screen reader loses nothing."""
