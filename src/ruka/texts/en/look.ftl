# How the table looks and sounds
look-felt = Felt
look-felt-green = green
look-felt-blue = blue
look-felt-wine = wine red
look-felt-charcoal = charcoal
look-rim = Rim
look-rim-wood = wood
look-rim-plain = plain
look-face = Tile face
look-face-text = High contrast has bolder shapes and a colour of its own for each suit.
look-face-classic = classic
look-face-modern = modern
look-face-contrast = high contrast
look-back = Tile back
look-back-text = What the tiles of others look like.
look-back-1 = orange
look-back-2 = blue
look-back-3 = green
look-back-4 = plum
look-indices = Letters in the corner
look-indices-text = 1–9, E S W N and C F P: until you read the characters with ease.
look-feel = Sound and motion
look-motion = Less motion
look-motion-text = Tiles appear at once instead of flying.
look-sounds = Sounds
look-sounds-text = You hear what happens at the table; from your first click or key on.
look-volume = Volume
look-sound-tiles = Tiles, sticks and dice
look-sound-calls = Calls
look-sound-turn = Your turn and the clock
look-sound-result = The end of a hand
look-voice = Spoken calls
look-voice-text = A voice of your browser says the words instead of a tone.
look-voice-none = Your browser has no voice for these words; you hear tones.
look-listen = Listen
look-listen-to = Listen: { $what }

# Words at the place of whoever calls
look-word-chow = { $terms ->
    [japanese] Chii!
   *[native] Chow!
 }
look-word-pung = { $terms ->
    [japanese] Pon!
   *[native] Pung!
 }
look-word-kong = { $terms ->
    [japanese] Kan!
   *[native] Kong!
 }
look-word-nuki = { $terms ->
    [japanese] Kita!
   *[native] North!
 }
look-word-riichi = Riichi!
look-word-tsumo = { $terms ->
    [japanese] Tsumo!
   *[native] Win by own draw!
 }
look-word-ron = { $terms ->
    [japanese] Ron!
   *[native] Win!
 }
