# ruka verify: czy zapis jest taki, jak zapisał go serwer, i czy rozdawano uczciwie?
help-verify = Sprawdzić, czy zapis jest taki, jak zapisał go serwer, i czy nikt nie wybrał murów.
help-verify-file = Zapis gry z ruki.
help-verify-key = Plik z kluczem publicznym serwera; bez niego liczy się klucz z zapisu.
help-verify-commitment = Zobowiązanie serwera, jakie podano przy stole.

verify-name-form = Forma
verify-name-chain = Łańcuch
verify-name-signature = Podpis
verify-name-commitment = Zobowiązanie
verify-name-seats = Miejsca
verify-name-walls = Mury
verify-name-replay = Odtworzenie

verify-form = Każdy wiersz jest zapisany tak, jak zapisuje ruka.
verify-chain = Żaden skrót nie jest naruszony.
verify-signature = { $known ->
    [yes] Podpisano podanym kluczem: { $signer }.
   *[no] Podpisano kluczem { $signer }; czyj on jest, powie tylko --key.
 }
verify-commitment = Ziarno serwera jest tym, do którego zobowiązał się przed grą.
verify-seats = { $drawn ->
    [yes] Miejsca losowano, a los wynika z ziaren serwera i graczy.
   *[no] Miejsc nie losowano: każdy został tam, gdzie usiadł.
 }
verify-walls = Każdy rzut kośćmi i każdy kamień wynika z ziaren serwera i graczy.
verify-replay = Gra odtworzona według swoich zasad kończy się tymi samymi bajtami.
verify-not-checked = Nie można sprawdzić.
verify-verified = Zapis jest zweryfikowany.
verify-unverified = Zapis nie jest zweryfikowany.

replay-verified = Zweryfikowano: podpisano kluczem { $signer }.
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
error-other-lots = miejsca przy stole nie są tymi, które wynikają z ziaren w losowaniu.
error-seed-not-revealed = brakuje ziarna serwera: ujawnia je ostatni wiersz, gdy gra się skończy.
error-replay-differs = odtworzona gra prowadzi do innego wiersza.
error-record-ends = zapis kończy się przed grą.
error-not-a-key = w pliku { $path } nie ma klucza publicznego: 64 cyfr szesnastkowych.
