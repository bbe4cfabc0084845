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
