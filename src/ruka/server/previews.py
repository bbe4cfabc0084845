"""What other programs show of a link to us: a few tags in the head of the page, in the language that is asked for."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from typing import NamedTuple

from starlette.requests import Request

from ruka.explain.preview import HEIGHT, WIDTH
from ruka.explain.rulebook import description
from ruka.explain.words import Words
from ruka.rules.ruleset import RuleSet
from ruka.rulesets import RULE_SETS
from ruka.server.client import PAGES
from ruka.server.hall.opening import setup_of
from ruka.server.problems import language
from ruka.server.stores import KeptTable, Stores
from ruka.session.seats import name_in
from ruka.texts import text

GAMES = ("table", "replay")
OF_RULES = ("rules", "gallery", "customs")  # pages of one rule set, too
HOME = "web-title-home", "preview-home"
SAID = {  # the title of a page, and what is there
    "lobby": ("lobby-title", "lobby-text"),
    "learn": ("lessons-title", "lessons-text"),
    "puzzles": ("puzzles-title", "puzzles-text"),
    "rules": ("book-title", "home-books-text"),
    "glossary": ("glossary-title", "glossary-intro"),
    "history": ("history-title", "history-intro"),
    "customs": ("customs-title", "customs-text"),
    "gallery": ("gallery-title", "gallery-text"),
    "waits": ("waits-title", "preview-waits"),
    "print": ("prints-title", "prints-intro"),
    "calculator": ("web-calculator", "preview-calculator"),
    "leaders": ("leaders-title", "preview-leaders"),
}


class Preview(NamedTuple):
    title: str
    about: str
    rules: RuleSet | None = None  # that the picture is of; none: of ours


class Previews:
    def __init__(self, stores: Stores) -> None:
        self._stores = stores

    async def head(self, path: str, request: Request) -> str:
        """The tags of a page; none where there is nothing to say."""
        lang, origin = language(request), str(request.base_url).rstrip("/")
        page, _, rest = path.removeprefix(".").partition("/")
        shown = await self._game(page, rest, lang) if page in GAMES else _page(page, rest, lang)
        if shown is None:
            return ""
        tags = {"type": "website", "site_name": "ruka", "url": f"{origin}/{path.removeprefix('.')}"}
        tags |= {"title": shown.title, "description": shown.about} | _picture(shown, origin, lang)
        card = "summary_large_image" if "image:width" in tags else "summary"
        said = "".join(f'<meta property="og:{tag}" content="{escape(value)}">' for tag, value in tags.items())
        return f'<meta name="twitter:card" content="{card}">{said}'

    async def _game(self, page: str, id: str, lang: str) -> Preview | None:
        kept = await self._stores.tables.find(id) if id else None
        if kept is None:
            return None
        setup = setup_of(kept)
        rules = RULE_SETS.get(setup.rules.partition("@")[0])
        name = setup.house if setup.house or rules is None else rules.names[lang]
        return Preview(f"{name} · ruka", _about(kept, page, lang), rules)


def _page(page: str, rest: str, lang: str) -> Preview | None:
    if page and page not in PAGES:
        return None
    title, about = (text(said, lang) for said in SAID.get(page, HOME))
    rules = RULE_SETS.get(rest) if page in OF_RULES else None
    if rules is not None:
        title = f"{rules.names[lang]} · {title}"
        about = description(rules, Words(lang)) if page == "rules" else about
    return Preview(f"{title} · ruka" if page in SAID else title, about, rules)


def _picture(shown: Preview, origin: str, lang: str) -> dict[str, str]:
    """Drawn where Typst is installed; else the sign of the app."""
    if not find_spec("typst"):
        return {"image": f"{origin}/icon-512.png", "image:alt": "ruka"}
    of = f"rules/{shown.rules.id}/" if shown.rules else ""
    size = {"image:width": str(WIDTH), "image:height": str(HEIGHT)}
    return {"image": f"{origin}/api/v1/{of}preview.png?lang={lang}", **size, "image:alt": shown.title}


def _about(kept: KeptTable, page: str, lang: str) -> str:
    names = [name_in(lang, one.name, "bot" if one.kind == "bot" else "person") for one in kept.seats if one.name]
    free = sum(one.kind == "open" for one in kept.seats)
    said = "preview-replay" if page == "replay" or kept.over else "preview-open" if free else "preview-played"
    return text(said, lang, names=", ".join(names), count=free)
