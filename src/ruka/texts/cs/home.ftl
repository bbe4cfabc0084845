# Úvodní stránka
home-learn = Naučit se hrát
home-question = Znáte mahjong?
home-question-no = Ne, ukažte mi to
home-question-no-text = Jedno připravené rozdání, krok za krokem
home-question-yes = Ano, hraju
home-question-yes-text = Vybrat si pravidla
home-last-game = Vaše poslední hra
home-see-again = Přehrát
home-find = Najít pravidla
home-find-example = riichi, tři hráči, Hongkong…
home-found = { $count ->
    [0] Žádná pravidla neodpovídají. Zkuste jiné slovo.
    [one] { $count } sada pravidel
    [few] { $count } sady pravidel
   *[other] { $count } sad pravidel
 }
home-book = Kniha pravidel
home-book-rules = Kniha pravidel: { $rules }

home-change = Změnit

# Co se právě děje
home-going = Co se právě hraje
home-going-open = { $count ->
    [one] Jeden stůl čeká
    [few] { $count } stoly čekají
   *[other] { $count } stolů čeká
}
home-going-games = { $count ->
    [one] Jedna hra ke sledování
    [few] { $count } hry ke sledování
   *[other] { $count } her ke sledování
}
home-invited = { $count ->
    [one] Máte pozvánku
    [few] Máte { $count } pozvánky
   *[other] Máte { $count } pozvánek
}
home-asked = { $count ->
    [one] někdo vás žádá o přátelství
    [few] { $count } lidé vás žádají o přátelství
   *[other] { $count } lidí vás žádá o přátelství
}

# Nový stůl
home-who-bots = boti
home-who-bots-text = Hra začne hned a na rozmyšlenou je času dost.
home-who-friends = přátelé
home-who-friends-text = Dostanete odkaz, který jim pošlete; hra začne, až budou všichni.
home-who-everybody = kdokoli
home-who-everybody-text = Stůl uvidí všichni, kdo hledají hru. Místa, která do minuty nikdo neobsadí, dostanou boti.
home-with-help = S nápovědou
home-with-help-text = Trenér u každého rozhodnutí řekne, co by udělal a proč, dokud to neumíte sami.
home-level = Jak silní boti
home-level-novice = začátečníci
home-level-club = kluboví hráči
home-level-expert = experti
home-more = Více
home-more-text = místa, hodiny, tempo, varianty
home-seats = Místa

# Učení
home-help = Hrát s nápovědou
home-help-text = Nejjednodušší pravidla, soupeři začátečníci a žádné hodiny. V každém tahu vidíte, na co čekáte, a nápověda je na jedno klepnutí.
home-help-go = Hrát s nápovědou
home-courses = Kurzy: od prvního kamene po čtení odhozených
home-books-text = Všechna pravidla ve srozumitelných větách, s obrázky rukou, tabulkami bodů a zdroji.
home-books-go = Otevřít pravidla

# Rodiny pravidel
family-riichi = Riichi
family-riichi-text = Dnešní japonský mahjong: ohlaste ruku v tenpai, vsaďte na ni a sbírejte yaku.
family-classical = Klasická
family-classical-text = Mahjong, jak se hraje doma: vyhrává každá úplná ruka, počítají se body a dably.
family-international = Mezinárodní
family-international-text = 81 hodnot a k výhře je třeba osmi bodů.
family-mcr = Čínská soutěžní
family-mcr-text = Oficiální hra mistrovství světa.
family-bmja = Britská
family-bmja-text = Zvláštní ruce, květiny a vyrovnávají se všichni.

# Klient jako aplikace
home-unloaded = Tuto stránku se nepodařilo načíst
home-unloaded-text = Server neodpovídá, nebo má novější verzi než tato stránka. O nic jste nepřišli.
home-offline = Jste offline. Pravidla a záznamy her, které jste už otevřeli, tu máte; ke hraní a počítání je třeba server.
home-newer = Je tu novější verze programu ruka.
home-newer-take = Načíst
home-newer-later = Později
home-arcade = Herní automat
home-arcade-text = Videomahjong pro dva: osm soupeřů, obchod a klávesy herních automatů.
