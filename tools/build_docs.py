"""The documents as a site: `./dev docs` writes it into src/ruka/server/site, and `ruka serve` shows it under /docs.

Books in every language, the guides (docs/**/*.md) and the description of the Python library. The one book that is kept
in the repository as an example of them, docs/sample, is written anew as well.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from api_pages import modules

from ruka.explain.markdown import write_books
from ruka.site import made, names, page, to_html
from ruka.site.markdown import usual_link
from ruka.texts import LANGUAGES, text

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SITE = ROOT / "src" / "ruka" / "server" / "site"
SAMPLE = DOCS / "sample"
SAMPLE_RULES, SAMPLE_LANG = "hong-kong", "en"
ENGLISH = "en"  # of everything but the books


def site() -> Iterator[tuple[str, bytes]]:
    """Every file of the site, by its name."""
    described = list(modules())
    titles = {path.stem: title(path) for path in guides()}
    for lang in LANGUAGES:
        yield f"{lang}/index.html", made(f"{lang}/index.html", titles) or b""
    for name in sorted(names() - {f"{lang}/index.html" for lang in LANGUAGES}):
        yield name, made(name) or b""
    for path in guides():
        yield f"guide/{path.stem}.html", page(title(path), to_html(path.read_text("utf-8"), _link), ENGLISH).encode()
    for path in sorted((DOCS / "images").iterdir()):
        yield f"guide/images/{path.name}", path.read_bytes()
    for name, _, body in described:
        yield f"api/{name}.html", page(name, body, ENGLISH).encode()
    lines = [f'<li><a href="{name}.html"><code>{name}</code></a>: {escape(said)}</li>\n' for name, said, _ in described]
    heading = escape(text("docs-api", ENGLISH))
    yield "api/index.html", page(heading, f"<h1>{heading}</h1>\n<ul>\n{''.join(lines)}</ul>\n", ENGLISH).encode()
    yield "index.html", _languages().encode()


def guides() -> list[Path]:
    """Documents written by people, and the reference pages made from the schema."""
    return sorted(path for path in DOCS.rglob("*.md") if SAMPLE not in path.parents)


def title(path: Path) -> str:
    found = re.search(r"^# (.*)$", path.read_text("utf-8"), re.MULTILINE)
    return found[1] if found else path.stem


def _link(target: str) -> str | None:
    """All guides lie in one folder; pictures beside them."""
    if target.startswith("images/"):
        return target
    if target.startswith("sample/"):
        return f"../{target.removeprefix('sample/').removesuffix('.md')}.html"
    found = usual_link(target)
    return found if found is None or re.match(r"[a-z]+:|#", found) else found.rpartition("/")[2]


def _languages() -> str:
    """The first page where no server chooses the language."""
    titles = {lang: escape(text("docs-title", lang)) for lang in LANGUAGES}
    links = (f'<li><a href="{lang}/index.html" lang="{lang}">{title}</a></li>' for lang, title in titles.items())
    start = '<!DOCTYPE html>\n<html lang="en">\n<meta charset="utf-8"/>\n<title>ruka</title>\n'
    return f"{start}<ul>{''.join(links)}</ul>\n</html>\n"


def write(folder: Path) -> int:
    """All of it anew; the number of files."""
    shutil.rmtree(folder, ignore_errors=True)
    count = 0
    for name, content in site():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        count += 1
    return count


if __name__ == "__main__":
    write_books(SAMPLE, (SAMPLE_RULES,), (SAMPLE_LANG,))
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    print(f"{write(target)} files in {target}")
