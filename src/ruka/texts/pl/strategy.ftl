help-element = Które kamienie uzupełniają część ręki i ile ich zostało (002, elementy).
help-potential = Ilu kamieni brakuje ręce do wygranej, z czego się składa i czy atakować, czekać, czy się bronić (002).
help-danger = Czy ktoś może wygrać na odrzuconym kamieniu, gdy te kamienie są widoczne.
help-reading = Co gracz zbiera i czy ma gotową rękę, sądząc po jego odrzutach i grupach (002).
help-element-tiles = Kamienie jednej rodziny, na przykład 788m. Z --jsonl: pliki z pytaniami.
help-danger-tile = Kamień, na przykład 9m. Z --jsonl: pliki z pytaniami.
help-discards = Odrzuty po kolei, na przykład 3z7z37p148s. Z --jsonl: pliki z pytaniami.
help-turn = Który to ruch.
help-danger-rules = Zasady, których układy i kamienie obowiązują; inaczej cztery grupy i para.
help-sets = Grupy na stole, na przykład "[123s] [777z]".
help-reading-seat = Wiatr tego gracza.
help-passed = Kamienie, które gracz mógł wziąć do chi, a nie wziął.
help-cuts = Dla każdego odrzutu litera: h z ręki, d właśnie dobrany, . nie wiadomo.

element-total = { $count ->
    [0] Jednym kamieniem nie da się go uzupełnić.
    [one] uzupełnia go { $count } kamień:
    [few] uzupełniają go { $count } kamienie:
   *[many] uzupełnia go { $count } kamieni:
 }
element-accepts = { $count }:
potential-needed = { $count ->
    [0] ręka jest kompletna
    [one] do wygranej brakuje { $count } kamienia
    [few] do wygranej brakuje { $count } kamieni
   *[many] do wygranej brakuje { $count } kamieni
 }
potential-sets = grupy
potential-elements = elementy
potential-lone = samotne kamienie
plan-attack = Atakuj: graj od początku na wygraną.
plan-wait = Poczekaj, co przyjdzie, i licz się z tym, że z wygranej trzeba będzie zrezygnować.
plan-defend = Broń się i graj na brak rozstrzygnięcia.
danger-safe = Bezpieczny: żadna ręka nie może na nim wygrać.
danger-shapes = Mogą na niego czekać:
danger-forms = Mogą nim wygrać także układy:
reading-player = ten gracz
reading-suits = zbiera: { $suits }
reading-suit = { $half ->
    [low] niskie numery ({ $suit ->
        [m] znaki
        [p] kółka
       *[s] bambusy
     })
    [high] wysokie numery ({ $suit ->
        [m] znaki
        [p] kółka
       *[s] bambusy
     })
   *[all] { $suit ->
        [m] znaki
        [p] kółka
       *[s] bambusy
     }
 }
reading-no-suit = Z odrzutów nie widać, co zbiera.
reading-ready = Ręka jest pewnie gotowa.
reading-near = Ręka jest pewnie bliska gotowości.
reading-not-ready = Nic nie wskazuje na to, by ręka była gotowa.

error-not-an-element = element to tylko kamienie z ręki, bez grup, kwiatów i wygrywającego kamienia.
error-element-of-one-suit = element jest z jednej rodziny, a te kamienie są z kilku: { $suits }.
error-bad-turn = nie ma ruchu { $value }; pierwszy ma numer 1.
error-one-tile = pytaj o jeden kamień, nie o { $size }.
error-bad-cuts = każdy odrzut (razem { $expected }) ma swoją literę h, d albo kropkę; napisano ich { $actual }.
error-only-sets = tutaj podaje się tylko grupy w nawiasach, na przykład [123s] [777z].
error-nothing-asked = napisz, o co pytasz ({ $asked ->
    [tiles] kamienie jednej rodziny
    [hand] ręka
    [tile] kamień
   *[discards] odrzuty
 }), albo --jsonl.
