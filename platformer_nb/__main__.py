"""Run the console command: `python -m platformer_nb`."""

import sys

from platformer_nb.cli import main

if __name__ == "__main__":
    sys.exit(main())
