# Čekání u stolu herny
lobby-fills = { $count ->
    [one] Za { $count } sekundu obsadí volná místa boti.
    [few] Za { $count } sekundy obsadí volná místa boti.
   *[other] Za { $count } sekund obsadí volná místa boti.
}
lobby-cancel = Už nečekat
lobby-room-listed = Váš stůl je vidět v herně: na volné místo se může posadit kdokoli.
lobby-rated-room = Tato hra se započítá do ratingu, pokud ji budou hrát aspoň dva hráči s účtem.
lobby-qr = QR kód
lobby-qr-text = Adresa tohoto stolu k načtení fotoaparátem telefonu
lobby-share = Sdílet…
lobby-friends = Pozvat přátele
lobby-friend-invite = Pozvat
lobby-friend-invited = Pozvání odesláno
lobby-friends-none = Zatím tu nemáte žádné přátele.
lobby-friend-here = je tu právě teď

# Sledování
lobby-behind = { $count ->
    [one] Hru sledujete se zpožděním { $count } sekundy.
    [few] Hru sledujete se zpožděním { $count } sekund.
   *[other] Hru sledujete se zpožděním { $count } sekund.
}
lobby-late-room = Hra tu brzy začne
lobby-behind-room = Diváci vidí hru se zpožděním { $count } s: za chvíli začne i tady.
lobby-watching = { $count ->
    [one] Dívá se { $count } divák
    [few] Dívají se { $count } diváci
   *[other] Dívá se { $count } diváků
}

# Než někdo odejde
lobby-leave-rated = Tato hra se počítá. Když odejdete, hraje na vašem místě bot a výsledek se vám započítá tak, jak hra skončí; do té doby se můžete kdykoli vrátit. Neplatná je jen tehdy, když na deset minut odejdou všichni.
lobby-leave-listed = Na vašem místě bude hrát bot a do konce hry se můžete vrátit. Když na deset minut odejdou všichni, je hra neplatná.
