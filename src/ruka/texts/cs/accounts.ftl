# Účty: co se odmítá
error-account-taken = jméno { $name } už patří někomu jinému; zvolte jiné.
error-password-short = heslo musí mít aspoň { $least } znaků.
error-password-is-name = heslo nesmí být stejné jako jméno.
error-wrong-sign-in = jméno nebo heslo nesouhlasí.
error-sign-in-first = nejdřív se přihlaste.
error-foreign-site = tento požadavek přišel z cizí stránky, a proto se neprovede.
error-banned = váš účet je do { $until } zablokován. Důvod: „{ $reason }“.
error-no-such-visit = toto přihlášení už skončilo.
error-visit-ended = v tomto prohlížeči už nejste přihlášeni.
error-sits-there = u tohoto stolu už sedíte.
error-banned-forever = váš účet je trvale zablokován. Důvod: „{ $reason }“.
error-was-banned = váš účet byl zablokován; proč, se dozvíte při přihlášení.
error-wrong-password = heslo nesouhlasí.
error-wrong-code = jméno nebo záchranný kód nesouhlasí.
error-passkey-refused = přístupový klíč nebyl přijat; zkuste to ještě jednou.
error-confirm-first = nejdřív potvrďte, že jste to vy.
error-keepers-only = to smí jen správce serveru.
error-no-such-person = účet s tímto jménem neexistuje.
error-no-such-passkey = tento přístupový klíč už tu není.
error-no-such-report = toto hlášení neexistuje.
error-too-many-passkeys = { $most ->
    [one] víc než { $most } přístupový klíč účet mít nemůže.
    [few] víc než { $most } přístupové klíče účet mít nemůže.
   *[other] víc než { $most } přístupových klíčů účet mít nemůže.
}
error-too-many-friends = { $most ->
    [one] víc než { $most } člověka v seznamu mít nemůžete.
    [few] víc než { $most } lidi v seznamu mít nemůžete.
   *[other] víc než { $most } lidí v seznamu mít nemůžete.
}
error-own-friend = to jste vy.

# Příkazový řádek
help-keeper = Jméno účtu, který server spravuje: vidí hlášení, blokuje a přejmenovává (lze zadat vícekrát).

# ruka people
help-people = Účty serveru, když je zastavený: seznam, správci, blokování, jména, záchranné kódy.
help-people-list = Všechny účty, nebo ty, které mají něco ve jménu.
help-people-part = Část jména.
help-people-name = Jméno účtu, nebo jeho id.
help-people-keeper = Udělat z někoho správce, který vidí hlášení, blokuje a přejmenovává.
help-people-remove = Zase mu to odebrat.
help-people-ban = Zablokovat účet: všude se odhlásí a už se nepřihlásí.
help-people-days = Na tolik dní; jinak natrvalo.
help-people-reason = Důvod, který se ukáže při přihlášení.
help-people-unban = Účet zase odblokovat.
help-people-rename = Jiné jméno, i ve všech odehraných hrách.
help-people-new = Nové jméno.
help-people-sign-out = Odhlásit účet ve všech prohlížečích.
help-people-codes = Nové záchranné kódy pro toho, kdo se už nemá jak přihlásit; dosavadní přestanou platit.
error-people-server-runs = s těmito daty pracuje server: nejdřív ho zastavte, nebo to udělejte na stránce správců (/keeper).
people-nobody = Nikdo.
people-column-name = jméno
people-column-id = id
people-column-since = od
people-column-browsers = prohlížeče
people-column-notes = poznámky
people-is-keeper = správce
people-is-banned = zablokován do { $until }: { $reason }
people-done-keeper = Účet { $name } je teď správcem.
people-done-no-keeper = Účet { $name } už není správcem.
people-done-ban = { $days ->
    [one] Účet { $name } je zablokován na { $days } den.
    [few] Účet { $name } je zablokován na { $days } dny.
   *[other] Účet { $name } je zablokován na { $days } dní.
}
people-done-ban-forever = Účet { $name } je zablokován natrvalo.
people-done-unban = Účet { $name } je odblokován.
people-done-rename = Účet { $name } se teď jmenuje { $new }.
people-done-sign-out = Účet { $name } je všude odhlášen.
people-done-codes = Kterýmkoli z těchto kódů, každým jednou, si { $name } na stránce přihlášení zvolí nové heslo:
