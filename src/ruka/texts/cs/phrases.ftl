# Hotové věty u stolu: každý je čte ve svém jazyce
phrase-hello = Ahoj!
phrase-nice-to-meet = Těší mě!
phrase-welcome-back = Vítejte zpátky!
phrase-see-you = Na viděnou!
phrase-must-go = Promiňte, za chvíli musím jít.
phrase-good-luck = Hodně štěstí!
phrase-have-fun = Ať se daří!
phrase-you-too = Nápodobně!
phrase-one-more = Ještě jednu hru?
phrase-nice-hand = Pěkná ruka!
phrase-beautiful = Nádhera!
phrase-well-played = Dobře zahráno!
phrase-well-defended = Skvělá obrana!
phrase-good-game = Byla to dobrá hra!
phrase-thanks = Děkuji!
phrase-you-are-welcome = Není zač.
phrase-sorry = Promiňte!
phrase-no-problem = Nic se neděje.
phrase-my-mistake = Moje chyba.
phrase-one-moment = Okamžik, prosím.
phrase-back-again = Už jsem zpátky.
phrase-thinking = Musím se zamyslet…
phrase-take-your-time = Jen v klidu, není kam spěchat.
phrase-what-luck = To je ale štěstí!
phrase-bad-luck = Smůla…
phrase-so-close = To bylo o fous!

# Skupiny, ve kterých stojí
phrases-greetings = Pozdravy
phrases-wishes = Přání
phrases-praise = Pochvaly
phrases-kindness = Zdvořilost
phrases-waiting = Čekání
phrases-luck = Štěstí

# Chat u stolu
chat-title = Chat
chat-open = { $count ->
    [0] Chat
    [one] Chat: { $count } nová zpráva
    [few] Chat: { $count } nové zprávy
   *[other] Chat: { $count } nových zpráv
 }
chat-phrases = Hotové věty
chat-lines = Co zaznělo
chat-none = Zatím nikdo nic neřekl.
chat-line = { $who }: { $text }
chat-write = Napsat přátelům
chat-friends-only = Vlastní text jde psát jen tam, kde jsou všichni lidé u stolu přátelé; hotové věty fungují vždy.
chat-send = Odeslat
chat-mute = Ztlumit: { $who }
chat-unmute = Zrušit ztlumení: { $who }
chat-report = Nahlásit někoho…
chat-report-who = Koho
chat-report-why = Co je špatně?
chat-report-text = Přečte si to správce serveru, spolu s posledními zprávami z chatu.
chat-report-send = Nahlásit
chat-reported = Děkujeme. Správce serveru má vaše hlášení.
chat-watching = Diváci mohou číst, ale nemluví.
chat-bots = Boti si nepovídají. Až budou u stolu lidé, můžete je tady pozdravit.
