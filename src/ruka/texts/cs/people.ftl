# Vstup
people-account = Účet
people-welcome = Váš účet
people-welcome-text = Ke hře není potřeba. Díky němu máte své hry na všech zařízeních, přátele a rating. E-mail po vás nechceme.
people-way = Máte už účet?
people-way-in = Přihlášení
people-way-new = Nový účet
people-way-lost = Zapomenuté heslo
people-name = Jméno
people-name-text = Uvidí ho ostatní; nejvýš 24 písmen.
people-password = Heslo
people-password-new = Nové heslo
people-password-text = Aspoň 8 znaků, nic dalšího nevyžadujeme. Nejlepší je několik slov.
people-do-in = Přihlásit se
people-do-new = Založit účet
people-do-lost = Nastavit heslo a přihlásit se
people-or = nebo
people-by-passkey = Přihlásit se přístupovým klíčem
people-by-passkey-short = Přístupovým klíčem
people-lost = Nepamatuji si heslo
people-lost-text = Přihlásíte se některým ze svých záchranných kódů. Kód tím propadne a všechny ostatní prohlížeče se odhlásí.
people-code = Záchranný kód
people-back = Zpět k přihlášení

# Vlastní účet
people-since = Účet založen { $day }
people-sign-out = Odhlásit
people-rename = Změnit jméno
people-rename-text = Změní se i ve vašich hrách.
people-name-done = Jméno je změněno.
people-password-change = Změnit heslo
people-password-change-text = Aspoň 8 znaků. Všechny ostatní prohlížeče se odhlásí.
people-password-done = Heslo je změněno a všechny ostatní prohlížeče jsou odhlášené.
people-passkeys = Přístupové klíče
people-passkeys-text = Přihlásíte se otiskem prstu, obličejem nebo PINem, bez hesla. Klíč zůstává ve vašem zařízení nebo správci hesel.
people-passkeys-not-here = Na této adrese tento prohlížeč přístupové klíče neumí.
people-passkey = Přístupový klíč
people-passkey-add = Přidat přístupový klíč
people-passkey-done = Přístupový klíč je přidán.
people-remove = Odebrat
people-codes = Záchranné kódy
people-codes-text = Každým se můžete jednou přihlásit, když zapomenete heslo. Jiná cesta není: žádný e-mail neukládáme.
people-codes-left = { $count ->
    [0] Zatím žádné kódy nemáte.
    [one] Zbývá vám { $count } kód.
    [few] Zbývají vám { $count } kódy.
   *[other] Zbývá vám { $count } kódů.
}
people-codes-once = Opište si je nebo je dobře uložte: ukážou se jen teď.
people-codes-new = Vytvořit deset nových kódů
people-copy = Kopírovat
people-visits = Kde jste přihlášeni
people-visits-text = Některý prohlížeč neznáte? Odhlaste ho a změňte si heslo.
people-visit-this = Tento prohlížeč
people-visit-seen = Naposledy { $when }
people-visit-unknown = Neznámý prohlížeč
people-visits-end = Odhlásit všude jinde
people-games = Hry bez účtu
people-games-text = { $count ->
    [one] V tomto prohlížeči je klíč k { $count } hře, kterou jste hráli bez účtu. Když ji převezmete, budete ji mít na všech zařízeních.
    [few] V tomto prohlížeči jsou klíče ke { $count } hrám, které jste hráli bez účtu. Když je převezmete, budete je mít na všech zařízeních.
   *[other] V tomto prohlížeči jsou klíče k { $count } hrám, které jste hráli bez účtu. Když je převezmete, budete je mít na všech zařízeních.
}
people-games-take = { $count ->
    [one] Převzít ji do účtu
    [few] Převzít je do účtu
   *[other] Převzít je do účtu
}
people-games-taken = { $count ->
    [0] Nic nového k převzetí tu nebylo.
    [one] Do účtu přibyla { $count } hra.
    [few] Do účtu přibyly { $count } hry.
   *[other] Do účtu přibylo { $count } her.
}
people-data = Vaše údaje
people-export-text = Všechno, co o vás ukládáme, v jednom souboru: účet, prohlížeče, přátelé a záznamy vašich her.
people-export = Stáhnout
people-delete = Zrušit účet
people-delete-text = Vaše jméno zmizí ze všech her a bude volné pro ostatní. Přátelé, přístupové klíče a kódy se smažou. Hry ostatních zůstanou. Vrátit to nejde.
people-delete-now = Nadobro zrušit
people-confirm-title = Jste to vy?
people-confirm-text = Měníte způsob přihlášení; nejdřív prosím potvrďte, že jste to vy.
people-confirm = Pokračovat
people-cancel = Zrušit

# Přátelé
people-friends = Přátelé
people-profile = Profil: hry a statistiky
people-friends-sign-in = Aby se přátelé zase našli, potřebují účet.
people-friends-none = Zatím tu nikdo není.
people-friend-name = Jméno hráče
people-friend-text = Kdo žádost přijme, uvidí, kdy tu jste, a vy to uvidíte u něj.
people-friend-ask = Požádat o přátelství
people-group-asks = Žádosti o přátelství
people-group-friend = Přátelé
people-group-asked = Vaše žádosti
people-group-blocked = Zablokovaní
people-here = Je tady
people-away = Není tady
people-accept = Přijmout
people-leave-asks = Odmítnout
people-leave-friend = Odebrat
people-leave-asked = Vzít zpět
people-leave-blocked = Odblokovat
people-block = Zablokovat

# Správci
people-keeper = Správa serveru
people-keeper-only = Tato stránka je pro správce serveru.
people-keeper-person = Hráč
people-keeper-find = Najít
people-reports = Hlášení
people-reports-none = Nikdo nic nenahlásil.
people-guest = host
people-reported = Nahlášeno: { $by }, { $when }
people-report-game = Hra
people-report-person = Hráč
people-report-settle = Vyřídit
people-report-settled = Vyřízeno
people-banned = Zablokováno do { $day }.
people-banned-forever = Zablokováno natrvalo.
people-unban = Odblokovat
people-ban = Zablokovat
people-ban-for = Na jak dlouho
people-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
people-ban-forever = natrvalo
people-ban-reason = Důvod (hráč ho uvidí)
people-end-visits = { $count ->
    [0] Žádný přihlášený prohlížeč
    [one] Odhlásit v { $count } prohlížeči
    [few] Odhlásit ve { $count } prohlížečích
   *[other] Odhlásit v { $count } prohlížečích
}
people-acts = Co správci udělali
people-acts-none = Zatím nic.
people-acts-when = Kdy
people-acts-who = Kdo
people-acts-what = Co
people-acts-server = provozovatel serveru
people-act-keeper = Nový správce:
people-act-no-keeper = Už není správcem:
people-act-ban = Zablokování:
people-act-unban = Odblokování:
people-act-rename = Přejmenování:
people-act-end-visits = Odhlášení:
people-act-codes = Nové záchranné kódy pro účet:
people-act-settle = Vyřízené hlášení
