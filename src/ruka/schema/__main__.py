"""`python -m ruka.schema`: everything that is declared, as JSON Schema."""

import json
import os
import sys

from ruka.schema.described import json_schema

if __name__ == "__main__":
    try:
        print(json.dumps(json_schema(), indent=1, ensure_ascii=False), flush=True)
    except BrokenPipeError:  # whoever read it has seen enough; nothing may be written at the end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
