# Kurs 5: yaku i układy
course-patterns = Yaku i układy
course-patterns-about = Co nadaje układowi wartość, i galeria dla każdych zasad: przykład, wartość otwarta i ukryta oraz układ, któremu czegoś zabrakło.
lesson-patterns-yaku-title = Co to jest yaku?
lesson-patterns-yaku = Pełny układ nie wystarczy: potrzebuje co najmniej jednego [term:yaku|yaku], czyli układu albo okoliczności, za które zasady płacą. Każde ma swoją liczbę [term:fan|fan] i liczy się każde spełnione, choć niektóre zawierają inne.
lesson-patterns-ways = Drogi do yaku dla początkującego: pon smoków, własnego wiatru lub wiatru rundy; same kamienie od dwójki do ósemki; to samo chi w trzech rodzinach; od jednego do dziewięciu w jednej rodzinie; cztery pony; trzy kany; riichi; wygrana z muru z ukrytą ręką.
lesson-patterns-notes =
    Trzy uwagi. Gdzie układ wymaga ponów, wystarczą też kany. Wygrana z odrzutu otwiera grupę, którą kończy, a nie całą rękę. A listy i wartości różnią się między grami: każda strona tutaj mówi, według jakich zasad.
    W Japonii mówi się „dwa fan, otwarty o jeden mniej”, w Europie „jeden fan, ukryty o jeden więcej”: to samo. Yaku się sumują, w Europie najwyżej do trzynastu, a yakumany tam się nie sumują.
lesson-patterns-easy-title = Te łatwe
lesson-patterns-easy = Najczęstsze są riichi i pinfu. [term:pinfu|Pinfu] znaczy „bez fu”: wszystko, co mogłoby dodać punkt, jest zabronione. Cztery chi, żadne zameldowane, bezwartościowa para, dwustronne czekanie. Mówi się, że to najłatwiejszy układ.
lesson-patterns-open-closed = Te same kamienie otwarte i ukryte: według tych zasad europejskich tanyao liczy się tylko w ukrytej ręce, więc otwarta ręka je traci, a identyczne chi w trzech kolorach są warte o jeden fan mniej. Najpierw naucz się yaku za jeden i dwa fan; im więcej znasz, tym większy wybór. To podstawa: kto nie zna układów, temu uciekają okazje.
lesson-patterns-special-title = Te szczególne
lesson-patterns-special = Dwa układy wygrywają bez czterech grup i pary. Siedem par musi być siedmioma różnymi: dwie jednakowe pary byłyby kanem.
lesson-patterns-discards-win = Pon dokończony odrzutem nie jest ukryty: spójrz na trzy ukryte pony. A jeden układ wygrywa tym, co odrzuca: [term:nagashi_mangan|nagashi mangan], gdy kończą się kamienie, ręka jest ukryta, a wszystkie twoje odrzuty to kamienie skrajne i specjalne i nikt żadnego nie przejął. To, czy jesteś w tenpai, nie ma znaczenia.
lesson-patterns-greatest = Największe układy to [term:yakuman|yakumany]. Cztery ukryte pony wszystkich wiatrów i czekanie na parę, u Wschodu: według tych zasad, gdzie liczy się tylko jeden, { $points } punktów; w zasadach wideomahjonga yakumany się sumują, najwyżej do siedmiu. (Jedno źródło drukuje duże cztery wiatry z czterema zachodami i bez pary: pomyłka albo kan.)
lesson-patterns-quiz-title = Które to jest?
lesson-patterns-quiz = Po wygranej gra wypisuje fan, a niektóre gry wymawiają ich nazwy. Ćwiczenie ze źródła: odgadnij yaku, zanim pojawi się lista.
lesson-patterns-gallery-title = Galeria { $number }
lesson-patterns-gallery = Co to jest, ile jest warte, układ, który to ma, i taki, któremu czegoś zabrakło:
