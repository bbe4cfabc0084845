# Stránka herny
lobby-rules = Pravidla
lobby-text = Najděte spoluhráče: posaďte se k volnému stolu, nebo řekněte, co byste si zahráli, a chvíli počkejte.
lobby-quick = Rychlá hra
lobby-players = Počet hráčů
lobby-clock = Tempo
lobby-clock-calm = bez hodin
lobby-clock-even = střední, 10 s
lobby-clock-fast = rychlé, 5 s
lobby-rated = Hra se započítá do ratingu
lobby-rated-clock = Započítávají se jen hry s hodinami.
lobby-fill = Po 30 sekundách obsadí volná místa boti
lobby-find = Najít místo
lobby-open = Volné stoly
lobby-open-none = Právě teď na hráče žádný stůl nečeká. Zvolte rychlou hru: ostatní tu váš stůl uvidí.
lobby-open-other = Takový stůl teď žádný nečeká; { $count ->
    [one] čeká jeden jiný.
    [few] čekají { $count } jiné.
   *[other] čeká { $count } jiných.
}
lobby-all = Vše
lobby-only = Zobrazit
lobby-free = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-sit = Posadit se
lobby-sit-at = Posadit se: { $rules }, { $names }
lobby-come-back = Zpět ke stolu
lobby-strength = Soupeři
lobby-strength-anyone = kdokoli
lobby-strength-beginners = začátečníci
lobby-strength-experienced = zkušení
lobby-strength-text = Zkušený hráč má v tomto druhu hry aspoň 10 hodnocených her a rating 1500 nebo vyšší; všichni ostatní se počítají mezi začátečníky.
lobby-for-beginners = pro začátečníky (rating pod 1500)
lobby-for-experienced = pro zkušené (rating od 1500)
lobby-counts = hodnocená
lobby-games = Hry ke sledování
lobby-games-none = Právě teď se žádná veřejná hra nehraje.
lobby-watch = Sledovat
lobby-watch-at = Sledovat: { $rules }, { $names }
lobby-invitations = Máte pozvání
lobby-invited = Zve vás { $host }
lobby-accept = Přejít ke stolu
lobby-decline = Ne, děkuji
lobby-lost = Herna neodpovídá; zkoušíme to znovu.
