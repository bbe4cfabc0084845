# Klient sieciowy: strony i to, co im wspólne
web-pages = Strony
web-home = Graj
web-calculator = Kalkulator
web-settings = Ustawienia
web-language = Język
web-tile-hidden = zakryty kamień
