# Účty: co se odmítá
error-account-taken = jméno { $name } už patří někomu jinému; zvolte jiné.
error-password-short = heslo musí mít aspoň { $least } znaků.
error-password-is-name = heslo nesmí být stejné jako jméno.
error-wrong-sign-in = jméno nebo heslo nesouhlasí.
error-sign-in-first = nejdřív se přihlaste.
error-foreign-site = tento požadavek přišel z cizí stránky, a proto se neprovede.
error-banned = váš účet je do { $until } zablokován. { $reason }
error-no-such-visit = toto přihlášení už skončilo.
error-visit-ended = v tomto prohlížeči už nejste přihlášeni.
error-sits-there = u tohoto stolu už sedíte.
