"""`python -m ruka.schema`: everything that is declared, as JSON Schema."""

import json

from ruka.schema.described import json_schema

if __name__ == "__main__":
    print(json.dumps(json_schema(), indent=1, ensure_ascii=False))
