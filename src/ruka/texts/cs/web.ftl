# Webový klient: stránky a co mají společného
web-pages = Stránky
web-home = Hrát
web-calculator = Kalkulačka
web-settings = Nastavení
web-language = Jazyk
web-tile-hidden = skrytý kámen
