# ruka verify: czy zapis jest taki, jak zapisał go serwer, i czy rozdawano uczciwie?
help-verify = Sprawdzić, czy zapis jest taki, jak zapisał go serwer, i czy nikt nie wybrał murów.
help-verify-file = Zapis gry z ruki.
help-verify-key = Plik z kluczem publicznym serwera; bez niego liczy się klucz z zapisu.
help-verify-commitment = Zobowiązanie serwera, jakie podano przy stole.
help-verify-share = Twój udział w ziarnie, podany przy stole i zachowany, aby nikt inny nie mógł wybrać ziaren; można podać kilka razy.

verify-name-form = Forma
verify-name-chain = Łańcuch
verify-name-signature = Podpis
verify-name-commitment = Zobowiązanie
verify-name-share = Udział
verify-name-seats = Miejsca
verify-name-walls = Mury
verify-name-replay = Odtworzenie

verify-form = Każdy wiersz jest zapisany tak, jak zapisuje ruka.
verify-chain = Żaden skrót nie jest naruszony.
verify-signature = { $known ->
    [yes] Podpisano podanym kluczem: { $signer }.
   *[no] Podpisano kluczem { $signer }; czyj on jest, powie tylko --key.
 }
verify-commitment = { $known ->
    [yes] Ziarno serwera jest tym, do którego zobowiązał się podanym przez ciebie zobowiązaniem.
   *[no] Ziarno serwera zgadza się ze zobowiązaniem w zapisie; czy przy stole podano to samo, powie tylko --commitment.
 }
verify-share = Zachowany udział jest w zapisie jako udział miejsca { $seats }: nikt nie mógł sam wybrać ziaren.
verify-share-not-checked = Udziałów graczy nie sprawdzono: serwer mógł po zobowiązaniu się do swojego ziarna próbować innych. Podaj zachowany udział opcją --share.
verify-seats = { $drawn ->
    [yes] Miejsca losowano, a los wynika z ziaren serwera i graczy.
   *[no] Miejsc nie losowano: każdy został tam, gdzie usiadł.
 }
verify-walls = Każdy rzut kostkami i każdy kamień wynika z ziaren serwera i graczy.
verify-replay = Gra odtworzona według swoich zasad kończy się tymi samymi bajtami.
verify-not-checked = Nie można sprawdzić.
verify-verified = Zapis jest zweryfikowany.
verify-sound = Zapis jest w porządku, o ile może to pokazać sam; zweryfikowany jest dopiero z udziałem zachowanym przez gracza (--share).
verify-unverified = Zapis nie jest zweryfikowany.

replay-verified = Podpisano kluczem { $signer }, a mury wynikają z ziaren; czy jest wśród nich twój udział, powie ruka verify --share.
replay-unverified = Nie zweryfikowano: { $reason }

error-not-our-form = tak ruka nie zapisuje.
error-not-sealed = tego zapisu nie podpisał żaden serwer.
error-broken-link = stąd do wiersza { $last } coś zmieniono.
error-missing-links = skrótów jest tu { $links }, a do gry należy { $wanted }.
error-wrong-signature = podpis nie pochodzi od klucza { $signer } albo zmieniono to, co podpisał.
error-other-key = zapis podpisano innym kluczem: { $signer }.
error-no-commitment = przed tą grą nikt nie zobowiązał się do ziarna.
error-broken-commitment = ziarno, które ujawnił serwer, nie jest tym, do którego się zobowiązał.
error-other-commitment = przy stole podano inne zobowiązanie niż to w zapisie.
error-bad-share = udział ma od 1 do 64 cyfr szesnastkowych.
error-other-share = zachowanego udziału nie ma w zapisie: mury z niego nie powstały.
error-record-midway = zapis zaczyna się w środku gry i nic nie ręczy za to, co było wcześniej.
error-other-lots = miejsca przy stole nie są tymi, które wynikają z ziaren w losowaniu.
error-seed-not-revealed = brakuje ziarna serwera: ujawnia je ostatni wiersz, gdy gra się skończy.
error-replay-differs = odtworzona gra prowadzi do innego wiersza.
error-record-ends = zapis kończy się przed grą.
error-not-a-key = w pliku { $path } nie ma klucza publicznego: 64 cyfr szesnastkowych.
