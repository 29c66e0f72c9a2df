"""`python -m openingbell` is the command `bell`."""

from openingbell.cli import main

main()
