# Záznamy jiných programů
error-line-hand = řádek { $line }, rozdání { $hand }: { $reason }
error-bad-xml = toto není XML.
error-bad-json-text = toto není JSON.
error-bad-log = toto není záznam z Tenhou: { $where } chybí, nebo není tím, čím má být.
error-record-no-hands = soubor nevypráví o žádném rozdání.
error-record-no-points = soubor začíná uprostřed hry a neříká, kolik má kdo bodů.
error-record-no-wall = kameny tohoto rozdání nemohou ležet v jedné zdi: některých je moc, nebo se jich moc dobírá.
error-record-no-hand-yet = tady se něco děje, a ještě se nerozdávalo.
error-record-hand-unfinished = předchozí rozdání neskončilo.
error-record-hand-goes-on = rozdání tady končí, ale záznam pokračuje.
error-record-hidden = tady je kámen skrytý; znovu zahrát lze jen hru, která ukazuje všechny kameny.
error-record-lost = dobírání a odhazování jednotlivých míst do sebe po { $count } krocích nezapadá.
error-bad-tile-name = „{ $tile }“ není kámen.
error-unknown-record = toto není záznam hry, který by ruka znala; čte { $known }.
error-unknown-format = jméno { $path } neříká, v jakém formátu zapsat; na výběr: { $known }.
error-format-rules = { $format } unese jen riichi pro tři nebo čtyři hráče, ne hru podle { $rules }.
error-target-exists = soubor { $file } už existuje; zvolte jiný, nebo ho přepište pomocí --force.

# Co formát neunese
loss-wall = Kameny, které nikdo neviděl, chybějí: kdo soubor čte, položí je znovu.
loss-dice = Kostky chybějí.
loss-offences = Přestupky a jejich tresty chybějí.
loss-notes = Poznámky o programech, které za své místo neodpověděly, chybějí.
loss-changes = Předměty a sázky arkády se vynechají.
loss-seal = Podpis serveru chybí a soubor už nikdo neověří.
loss-rules = Soubor neříká nic o pravidlech { $rules }; při čtení je jmenujte.
loss-options = Soubor neříká nic o těchto volbách: { $options }; při čtení je jmenujte.
loss-patterns = Tenhou nemá pro tyto kombinace číslo, a tak v seznamu výhry chybějí: { $patterns }.

help-convert = Zapsat záznam v jiném formátu: ruka, mjai, nebo XML (mjlog) či JSON z Tenhou.
help-convert-from = Záznam v kterémkoli z těchto formátů.
help-convert-to = Soubor, který se zapíše; formát říká jeho přípona.
help-record-format = Formát zápisu, ať je přípona jakákoli.
help-force = Přepsat soubor, který už existuje.
help-record-rules = Pravidla hry, jejíž soubor je neříká.
convert-done = { $source } → { $target }: { $hands ->
    [one] jedno rozdání
    [few] { $hands } rozdání
   *[other] { $hands } rozdání
  }
score-of-hand = Rozdání { $hand }, místo { $seat }
