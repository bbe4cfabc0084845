"""`python -m benchmarks [name ...]`: run the benchmarks and write their results. `./dev bench` calls it."""

import sys
from importlib import import_module

from benchmarks.harness import save

ALL = ("shanten", "useful", "score", "mcr", "simulate", "flows", "env", "imports")


def main(names: list[str]) -> int:
    unknown = sorted(set(names) - set(ALL))
    if unknown:
        print(f"there is no benchmark {', '.join(unknown)}; choose from: {', '.join(ALL)}", file=sys.stderr)
        return 2
    for name in names or ALL:
        save(name, import_module(f"benchmarks.{name}").races())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
