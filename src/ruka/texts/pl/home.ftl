# Klient jako aplikacja
home-unloaded = Nie udało się wczytać tej strony
home-unloaded-text = Serwer nie odpowiada albo ma nowszą wersję niż ta strona. Nic Twojego nie przepadło.
