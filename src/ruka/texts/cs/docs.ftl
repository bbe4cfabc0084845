# Dokumenty pod /docs
docs-title = Pravidla a dokumenty
docs-program = Pro ty, kdo programují
docs-guides = Příručky v angličtině
docs-api = Knihovna pro Python, anglicky
docs-rest = Volání tohoto serveru, anglicky
error-docs-not-built = příručky ani popis knihovny tu nejsou sestaveny; sestaví je ./dev docs.
