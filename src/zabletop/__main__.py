"""``python -m zabletop`` is the ``zabletop`` command."""

import sys

from zabletop.cli import main

sys.exit(main())
