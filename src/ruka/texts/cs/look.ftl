# Jak stůl vypadá a zní
look-felt = Sukno
look-felt-green = zelené
look-felt-blue = modré
look-felt-wine = vínové
look-felt-charcoal = antracitové
look-rim = Okraj stolu
look-rim-wood = dřevěný
look-rim-plain = hladký
look-face = Kresba kamenů
look-face-text = Vysoký kontrast má výraznější tvary a každá barva kamenů má svůj odstín.
look-face-classic = klasická
look-face-modern = moderní
look-face-contrast = vysoký kontrast
look-back = Rub kamenů
look-back-text = Takto vypadají kameny ostatních.
look-back-1 = oranžový
look-back-2 = modrý
look-back-3 = zelený
look-back-4 = švestkový
look-indices = Znaky v rohu
look-indices-text = 1–9, E S W N a C F P: než se znaky naučíte číst.
look-feel = Zvuk a pohyb
look-motion = Méně pohybu
look-motion-text = Kameny se objeví hned, nelétají.
look-sounds = Zvuky
look-sounds-text = Uslyšíte, co se u stolu děje; od prvního kliknutí nebo stisku klávesy.
look-volume = Hlasitost
look-sound-tiles = Kameny, tyčinky a kostky
look-sound-calls = Hlášení
look-sound-turn = Váš tah a hodiny
look-sound-result = Konec rozdání
look-voice = Mluvená hlášení
look-voice-text = Místo tónu řekne slovo hlas vašeho prohlížeče.
look-voice-none = Váš prohlížeč nemá pro tato slova hlas; uslyšíte tóny.
look-listen = Poslechnout
look-listen-to = Poslechnout: { $what }

# Slova u toho, kdo hlásí
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
   *[native] Sever!
 }
look-word-riichi = Riichi!
look-word-tsumo = { $terms ->
    [japanese] Tsumo!
   *[native] Výhra ze zdi!
 }
look-word-ron = { $terms ->
    [japanese] Ron!
   *[native] Výhra!
 }
