# Jak stół wygląda i brzmi
look-felt = Sukno
look-felt-green = zielone
look-felt-blue = niebieskie
look-felt-wine = bordowe
look-felt-charcoal = grafitowe
look-rim = Brzeg stołu
look-rim-wood = drewniany
look-rim-plain = gładki
look-face = Rysunek kamieni
look-face-text = Wysoki kontrast ma wyraźniejsze kształty i dla każdej rodziny inną barwę.
look-face-classic = klasyczny
look-face-modern = nowoczesny
look-face-contrast = wysoki kontrast
look-back = Tył kamieni
look-back-text = Tak wyglądają kamienie innych.
look-back-1 = pomarańczowy
look-back-2 = niebieski
look-back-3 = zielony
look-back-4 = śliwkowy
look-indices = Znaki w rogu
look-indices-text = 1–9, E S W N i C F P: póki nie czytasz znaków swobodnie.
look-feel = Dźwięk i ruch
look-motion = Mniej ruchu
look-motion-text = Kamienie pojawiają się od razu, zamiast lecieć.
look-sounds = Dźwięki
look-sounds-text = Słychać, co dzieje się przy stole; od pierwszego kliknięcia lub naciśnięcia klawisza.
look-volume = Głośność
look-sound-tiles = Kamienie, patyczki i kostki
look-sound-calls = Deklaracje
look-sound-turn = Twój ruch i zegar
look-sound-result = Koniec rozgrywki
look-voice = Deklaracje na głos
look-voice-text = Zamiast dźwięku słowo wypowiada głos przeglądarki.
look-voice-none = Twoja przeglądarka nie ma głosu do tych słów; usłyszysz dźwięki.
look-listen = Posłuchaj
look-listen-to = Posłuchaj: { $what }

# Słowa przy tym, kto zgłasza
look-word-chow = { $terms ->
    [japanese] Chii!
   *[native] Chi!
 }
look-word-pung = { $terms ->
    [japanese] Pon!
   *[native] Pon!
 }
look-word-kong = { $terms ->
    [japanese] Kan!
   *[native] Kan!
 }
look-word-nuki = { $terms ->
    [japanese] Kita!
   *[native] Północ!
 }
look-word-riichi = Riichi!
look-word-tsumo = { $terms ->
    [japanese] Tsumo!
   *[native] Wygrana z muru!
 }
look-word-ron = { $terms ->
    [japanese] Ron!
   *[native] Wygrana!
 }
