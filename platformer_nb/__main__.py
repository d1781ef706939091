"""`python -m platformer_nb` is the console command."""

import sys

from platformer_nb.cli import main

if __name__ == "__main__":
    sys.exit(main())
