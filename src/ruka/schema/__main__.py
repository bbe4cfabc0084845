"""`python -m ruka.schema`: everything that is declared, as JSON Schema."""

import json

from ruka.schema.described import json_schema

print(json.dumps(json_schema(), indent=1, ensure_ascii=False))
