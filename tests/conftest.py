"""What all tests share: how thorough they are. ``ZABLETOP_PROOF=1`` (``make proof``) raises every count."""

from __future__ import annotations

import hypothesis
import pytest

from tests.contract import PROOF
from zabletop.engine import match

# Everyday runs try the same examples each time; a proof tries new ones, and prints what is needed to repeat a failure.
hypothesis.settings.register_profile("everyday", max_examples=60, deadline=None, derandomize=True, database=None)
hypothesis.settings.register_profile("proof", max_examples=2000, deadline=None, database=None, print_blob=True)
hypothesis.settings.load_profile("proof" if PROOF else "everyday")


def pytest_report_header(config: pytest.Config) -> str:
    build = "plain" if str(match.__file__).endswith(".py") else "compiled"
    counts = "full counts" if PROOF else "small counts (ZABLETOP_PROOF=1 for full ones)"
    return f"zabletop: {build} build, {match.__file__}; {counts}"
