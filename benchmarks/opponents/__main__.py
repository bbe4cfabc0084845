"""`python -m benchmarks.opponents`: install the players of others, and say how each is named."""

import sys

from benchmarks.opponents import install_majiang, majiang

if __name__ == "__main__":
    if not install_majiang():
        sys.exit("@kobalab/majiang-ai cannot be installed: npm or its registry is not reached.")
    print(majiang())
