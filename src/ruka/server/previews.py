"""What other programs show of a link to us: a few tags in the head of the page, in the language that is asked for."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec

from starlette.requests import Request

from ruka.explain.preview import HEIGHT, WIDTH
from ruka.rulesets import RULE_SETS
from ruka.server.hall.opening import setup_of
from ruka.server.problems import language
from ruka.server.stores import KeptTable, Stores
from ruka.session.seats import name_in
from ruka.texts import text

PAGES = ("table", "replay")


class Previews:
    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def head(self, path: str, request: Request) -> str:
        """The tags of a page; none where there is nothing to say."""
        lang, origin = language(request), str(request.base_url).rstrip("/")
        page, _, id = path.partition("/")
        kept = await self._stores.tables.find(id) if page in PAGES and id else None
        if kept is None:
            return ""
        setup = setup_of(kept)
        rules = RULE_SETS.get(setup.rules.partition("@")[0])
        name = setup.house if setup.house or rules is None else rules.names[lang]
        tags = {"type": "website", "site_name": "ruka", "url": f"{origin}/{path}"}
        tags |= {"title": f"{name} · ruka", "description": _about(kept, page, lang)}
        if rules is not None and find_spec("typst"):
            tags |= {"image": f"{origin}/api/v1/rules/{rules.id}/preview.png?lang={lang}"}
            tags |= {"image:width": str(WIDTH), "image:height": str(HEIGHT), "image:alt": name}
        large = '<meta name="twitter:card" content="summary_large_image">'
        return large + "".join(f'<meta property="og:{tag}" content="{escape(said)}">' for tag, said in tags.items())


def _about(kept: KeptTable, page: str, lang: str) -> str:
    names = [name_in(lang, one.name, "bot" if one.kind == "bot" else "person") for one in kept.seats if one.name]
    free = sum(one.kind == "open" for one in kept.seats)
    said = "preview-replay" if page == "replay" or kept.over else "preview-open" if free else "preview-played"
    return text(said, lang, names=", ".join(names), count=free)
