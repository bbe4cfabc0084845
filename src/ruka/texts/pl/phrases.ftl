# Gotowe zwroty przy stole: każdy czyta je w swoim języku
phrase-hello = Cześć!
phrase-nice-to-meet = Miło mi!
phrase-welcome-back = Witaj z powrotem!
phrase-see-you = Do zobaczenia!
phrase-must-go = Przepraszam, zaraz muszę iść.
phrase-good-luck = Powodzenia!
phrase-have-fun = Miłej gry!
phrase-you-too = Nawzajem!
phrase-one-more = Jeszcze jedna gra?
phrase-nice-hand = Ładna ręka!
phrase-beautiful = Pięknie!
phrase-well-played = Dobrze zagrane!
phrase-well-defended = Świetna obrona!
phrase-good-game = Dobra gra!
phrase-thanks = Dziękuję!
phrase-you-are-welcome = Nie ma za co.
phrase-sorry = Przepraszam!
phrase-no-problem = Nic nie szkodzi.
phrase-my-mistake = Mój błąd.
phrase-one-moment = Chwileczkę, proszę.
phrase-back-again = Już jestem.
phrase-thinking = Muszę pomyśleć…
phrase-take-your-time = Spokojnie, nie ma pośpiechu.
phrase-what-luck = Ale szczęście!
phrase-bad-luck = Pech…
phrase-so-close = Było blisko!

# Grupy, w których stoją
phrases-greetings = Powitania
phrases-wishes = Życzenia
phrases-praise = Pochwały
phrases-kindness = Uprzejmości
phrases-waiting = Czekanie
phrases-luck = Szczęście

# Czat przy stole
chat-title = Czat
chat-open = { $count ->
    [0] Czat
    [one] Czat: { $count } nowa wiadomość
    [few] Czat: { $count } nowe wiadomości
   *[many] Czat: { $count } nowych wiadomości
 }
chat-phrases = Gotowe zwroty
chat-lines = Co powiedziano
chat-none = Nikt jeszcze nic nie powiedział.
chat-line = { $who }: { $text }
chat-write = Napisz do znajomych
chat-friends-only = Własny tekst można pisać tylko wtedy, gdy wszystkie osoby przy stole są znajomymi; gotowe zwroty działają zawsze.
chat-send = Wyślij
chat-mute = Wycisz: { $who }
chat-unmute = Wyłącz wyciszenie: { $who }
chat-report = Zgłoś kogoś…
chat-report-who = Kogo
chat-report-why = Co jest nie tak?
chat-report-text = Przeczyta to opiekun serwera, razem z ostatnimi wiadomościami z czatu.
chat-report-send = Zgłoś
chat-reported = Dziękujemy. Opiekun serwera ma twoje zgłoszenie.
chat-watching = Widzowie mogą czytać, ale nie mówią.
chat-bots = Boty nie rozmawiają. Gdy przy stole będą ludzie, możesz ich tutaj przywitać.
