# Dokumenty pod /docs
docs-program = Pro ty, kdo programují
docs-guides = Příručky v angličtině
docs-api = Knihovna pro Python, anglicky
docs-rest = Volání tohoto serveru, anglicky
docs-lost = Tato stránka tu není
error-docs-not-built = příručky ani popis knihovny na tomto serveru zatím nejsou sestaveny; spusťte ./dev docs ve složce se zdrojovým kódem a pak načtěte stránku znovu.
