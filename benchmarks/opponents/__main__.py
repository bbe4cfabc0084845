"""`python -m benchmarks.opponents [name ...]`: install the players of others, and say how each is named."""

import sys

from benchmarks.opponents import OPPONENTS

if __name__ == "__main__":
    for name in sys.argv[1:] or OPPONENTS:
        if name not in OPPONENTS or not OPPONENTS[name].install():
            sys.exit(f"{name} is not known, or cannot be installed: its registry is not reached.")
        print(f"{name}={OPPONENTS[name].agent()}")
