# Klient jako aplikace
home-unloaded = Tuto stránku se nepodařilo načíst
home-unloaded-text = Server neodpovídá, nebo má novější verzi než tato stránka. O nic jste nepřišli.
