# ruka verify: je záznam takový, jak ho server zapsal, a rozdávalo se poctivě?
help-verify = Ověřit, že je záznam takový, jak ho server zapsal, a že zdi nikdo nevybral.
help-verify-file = Záznam hry z ruky.
help-verify-key = Soubor s veřejným klíčem serveru; bez něj platí klíč ze záznamu.
help-verify-commitment = Závazek serveru, jak jste se ho dozvěděli u stolu.
help-verify-share = Váš podíl na semínku, který jste u stolu dali a uschovali, aby semínka nemohl vybrat nikdo jiný; lze zadat vícekrát.

verify-name-form = Zápis
verify-name-chain = Řetěz
verify-name-signature = Podpis
verify-name-commitment = Závazek
verify-name-share = Podíl
verify-name-seats = Místa
verify-name-walls = Zdi
verify-name-replay = Přehrání

verify-form = Každý řádek je zapsaný tak, jak zapisuje ruka.
verify-chain = Žádný otisk není porušený.
verify-signature = { $known ->
    [yes] Podepsáno klíčem, který jste zadali: { $signer }.
   *[no] Podepsáno klíčem { $signer }; čí je, poví jen --key.
 }
verify-commitment = { $known ->
    [yes] Semínko serveru je to, ke kterému se zavázal závazkem, který jste zadali.
   *[no] Semínko serveru odpovídá závazku v záznamu; zda vám u stolu byl řečen týž, poví jen --commitment.
 }
verify-share = Co jste uschovali, je v záznamu jako podíl místa { $seats }: semínka nemohl vybrat nikdo sám.
verify-share-not-checked = Podíly hráčů se neověřovaly: server mohl poté, co se zavázal ke svému semínku, zkoušet jiné. Zadejte ten, který jste uschovali, pomocí --share.
verify-seats = { $drawn ->
    [yes] O místa se losovalo a los plyne ze semínek serveru a hráčů.
   *[no] O místa se nelosovalo: každý zůstal tam, kam si sedl.
 }
verify-walls = Každý hod kostkami a každý kámen plyne ze semínek serveru a hráčů.
verify-replay = Hra přehraná podle svých pravidel končí stejnými bajty.
verify-not-checked = Nelze ověřit.
verify-verified = Záznam je ověřený.
verify-sound = Záznam je v pořádku, nakolik to může sám ukázat; ověřený je až s podílem, který některý hráč uschoval (--share).
verify-unverified = Záznam není ověřený.

replay-verified = Podepsáno klíčem { $signer } a zdi plynou ze semínek; zda je mezi nimi váš podíl, poví ruka verify --share.
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
error-bad-share = podíl má 1 až 64 šestnáctkových číslic.
error-other-share = podíl, který jste uschovali, v záznamu není: zdi z něj nevznikly.
error-record-midway = záznam začíná uprostřed hry a za to, co bylo předtím, nic neručí.
error-other-lots = místa u stolu nejsou ta, která plynou ze semínek losem.
error-seed-not-revealed = chybí semínko serveru: odhaluje je poslední řádek, když hra skončí.
error-replay-differs = přehraná hra vede k jinému řádku.
error-record-ends = záznam končí dřív než hra.
error-not-a-key = v souboru { $path } není veřejný klíč: 64 šestnáctkových číslic.
