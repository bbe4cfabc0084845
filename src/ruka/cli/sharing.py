"""House rules sent to a server, which answers with a link to them."""

import json
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from ruka.errors import RukaError
from ruka.rulesets.house import load_rules

PATIENCE = 30  # seconds


def share_rules(file: Path, server: str, lang: str) -> tuple[str, str]:
    """Their name and the link; what is wrong with them is said before anybody is asked."""
    load_rules(file)
    if urlsplit(server).scheme not in ("http", "https"):
        raise RukaError("bad-server", server=server)
    body = json.dumps({"file": file.read_text(encoding="utf-8"), "lang": lang}).encode()
    server = server.rstrip("/")
    asked = Request(f"{server}/api/v1/rules", body, {"content-type": "application/json"})
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            page = json.load(answer)
        return str(page["name"]), f"{server}/rules/{page['id']}"
    except HTTPError as error:
        raise RukaError("server-refuses", server=server, reason=_reason(error)) from None
    except (URLError, HTTPException, OSError, ValueError, KeyError, TypeError):
        raise RukaError("no-answer", server=server) from None


def _reason(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError, OSError):
        return str(error.code)
