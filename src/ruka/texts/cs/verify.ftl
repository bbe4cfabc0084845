# ruka verify: je záznam takový, jak ho server zapsal, a rozdávalo se poctivě?
help-verify = Ověřit, že je záznam takový, jak ho server zapsal, a že zdi nikdo nevybral.
help-verify-file = Záznam hry z ruky.
help-verify-key = Soubor s veřejným klíčem serveru; bez něj platí klíč ze záznamu.
help-verify-commitment = Závazek serveru, jak jste se ho dozvěděli u stolu.

verify-name-form = Zápis
verify-name-chain = Řetěz
verify-name-signature = Podpis
verify-name-commitment = Závazek
verify-name-seats = Místa
verify-name-walls = Zdi
verify-name-replay = Přehrání

verify-form = Každý řádek je zapsaný tak, jak zapisuje ruka.
verify-chain = Žádný otisk není porušený.
verify-signature = { $known ->
    [yes] Podepsáno klíčem, který jste zadali: { $signer }.
   *[no] Podepsáno klíčem { $signer }; čí je, poví jen --key.
 }
verify-commitment = Semínko serveru je to, ke kterému se zavázal před hrou.
verify-seats = { $drawn ->
    [yes] O místa se losovalo a los plyne ze semínek serveru a hráčů.
   *[no] O místa se nelosovalo: každý zůstal tam, kam si sedl.
 }
verify-walls = Každý hod kostkami a každý kámen plyne ze semínek serveru a hráčů.
verify-replay = Hra přehraná podle svých pravidel končí stejnými bajty.
verify-not-checked = Nelze ověřit.
verify-verified = Záznam je ověřený.
verify-unverified = Záznam není ověřený.

replay-verified = Ověřeno: podepsáno klíčem { $signer }.
replay-unverified = Neověřeno: { $reason }

error-not-our-form = takhle ruka nezapisuje.
error-not-sealed = tento záznam žádný server nepodepsal.
error-broken-link = odtud po řádek { $last } se něco změnilo.
error-missing-links = otisků je tu { $links } a ke hře jich patří { $wanted }.
error-wrong-signature = podpis není od klíče { $signer }, nebo se změnilo to, co podepsal.
error-other-key = záznam je podepsaný jiným klíčem: { $signer }.
error-no-commitment = před touto hrou se nikdo k semínku nezavázal.
error-broken-commitment = semínko, které server odhalil, není to, ke kterému se zavázal.
error-other-commitment = u stolu vám byl řečen jiný závazek, než je v záznamu.
error-other-lots = místa u stolu nejsou ta, která plynou ze semínek losem.
error-seed-not-revealed = chybí semínko serveru: odhaluje je poslední řádek, když hra skončí.
error-replay-differs = přehraná hra vede k jinému řádku.
error-record-ends = záznam končí dřív než hra.
error-not-a-key = v souboru { $path } není veřejný klíč: 64 šestnáctkových číslic.
