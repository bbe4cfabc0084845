# The documents under /docs
docs-program = For those who program
docs-guides = Guides, in English
docs-api = The Python library, in English
docs-rest = The calls of this server, in English
docs-lost = This page is not here
error-docs-not-built = the guides and the description of the library are not built on this server yet; run ./dev docs in the folder of the source code, then load this page again.
