# The documents under /docs
docs-title = Rules and documents
docs-program = For those who program
docs-guides = Guides, in English
docs-api = The Python library, in English
docs-rest = The calls of this server, in English
error-docs-not-built = the guides and the description of the library are not built here; ./dev docs builds them.
