"""`python -m saecula` is `saecula`."""

import sys

from saecula.cli import main

sys.exit(main())
