# Dokumenty pod /docs
docs-program = Dla programujących
docs-guides = Przewodniki po angielsku
docs-api = Biblioteka Pythona, po angielsku
docs-rest = Wywołania tego serwera, po angielsku
docs-lost = Tej strony tu nie ma
error-docs-not-built = przewodniki i opis biblioteki nie są jeszcze zbudowane na tym serwerze; uruchom ./dev docs w folderze z kodem źródłowym, a potem wczytaj tę stronę ponownie.
