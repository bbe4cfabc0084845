"""The documents as pages: rule books in every language, and what `./dev docs` adds for those who program.

A page of a book is made when somebody asks for it, or by `./dev docs` for all at once; both are the same bytes.
"""

from ruka.site.books import lost_page, made, names
from ruka.site.markdown import to_html
from ruka.site.shell import page

__all__ = ["lost_page", "made", "names", "page", "to_html"]
