# Dokumenty pod /docs
docs-title = Zasady i dokumenty
docs-program = Dla programujących
docs-guides = Przewodniki po angielsku
docs-api = Biblioteka Pythona, po angielsku
docs-rest = Wywołania tego serwera, po angielsku
error-docs-not-built = przewodniki i opis biblioteki nie są tu zbudowane; buduje je ./dev docs.
