"""`/docs/rest`: the REST calls and their types as one plain page; nothing is fetched from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from typing import Any

from ruka import site

Json = dict[str, Any]
ENGLISH, DOCS = "en", "/docs"
FOR_PROGRAMS = '<p>This page for programs: <a href="/api/v1/openapi.json">/api/v1/openapi.json</a></p>'


def page(schema: Json, protocol: str | None) -> str:
    """Made from the OpenAPI description of the server; `protocol` is the guide to the socket, where it is built."""
    title = f"{schema['info']['title']} {schema['info']['version']}"
    described = "the protocol" if protocol is None else f'<a href="{DOCS}/{protocol}">the protocol</a>'
    about = f"<p>The socket is described in {described} (<code>docs/protocol.md</code> in the source).</p>"
    calls, types = _calls(schema["paths"]), _types(schema["components"]["schemas"])
    body = [f"<h1>{escape(title)}</h1>", about, FOR_PROGRAMS, *calls, "<h2>Types</h2>", *types, ""]
    return site.page(title, "\n".join(body), ENGLISH, root=DOCS)


def _calls(paths: Json) -> Iterator[str]:
    for path, methods in paths.items():
        for method, call in methods.items():
            yield f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(call['description'])}</p><ul>"
            for one in call.get("parameters", ()):
                yield f"<li><code>{escape(one['name'])}</code> ({one['in']}): {_link(one['schema'])}</li>"
            if "requestBody" in call:
                yield f"<li>takes {_link(_content(call['requestBody']))}</li>"
            for status, answer in call["responses"].items():
                yield f"<li>{status}: {_link(_content(answer))}</li>"
            yield "</ul>"


def _content(body: Json) -> Json:
    """The type of a body; what is no JSON has none."""
    found: Json = body.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def _link(schema: Json) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"a list of {_link(schema['items'])}"
    kept = {key: value for key, value in schema.items() if key != "title"}
    return f"<code>{escape(json.dumps(kept))}</code>" if kept else "text"


def _types(schemas: Json) -> Iterator[str]:
    for name, schema in schemas.items():
        fields = schema.get("properties", {})
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p><ul>'
        for field, type in fields.items():
            yield f"<li><code>{escape(field)}</code>: {_link(type)}</li>"
        yield "</ul>"
