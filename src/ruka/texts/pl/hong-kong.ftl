rules-hong-kong = Zasady hongkońskie: kwiaty i pory roku, faan według tabeli, limit się dodaje, płacą wszyscy, a kto odrzucił, podwójnie.

option-minimum_faan = Ile faan musi mieć ręka, żeby gracz mógł wygrać; ręka limitowa wygrywa zawsze.

decision-D-40 = Źródło nie podaje liczby punktów na początku: 1000, można zmienić.
decision-D-41 = Małe trzy smoki: pony smoków są już zawarte w ich wartości.
decision-D-42 = Limit dodaje się do punktów za faan i nie jest pułapem; każda ręka limitowa dodaje 64 punkty.
decision-D-45 = Dwa kany z rzędu: 4 faan zamiast 1 za kamień uzupełniający.
decision-D-73 = Kamieniem uzupełniającym jest każdy kamień dobrany z martwego muru, także ten za kwiat; kwiat między dwoma kanami ich nie rozdziela.
decision-D-74 = Za pozostałych płaci ten, kto odrzucił kamień; kamień dołożony do kana i przechwycony nie jest odrzucony.
