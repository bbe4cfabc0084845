# Co link mówi o sobie gdzie indziej
preview-open = { $names } · { $count ->
    [one] { $count } wolne miejsce: usiądź i zagraj!
    [few] { $count } wolne miejsca: usiądź i zagraj!
   *[many] { $count } wolnych miejsc: usiądź i zagraj!
}
preview-played = Właśnie grają: { $names }.
preview-replay = Gra ruch po ruchu: { $names }.
preview-title = Mahjong według wszystkich zasad
preview-home = Mahjong w przeglądarce według wszystkich zasad: samemu przeciw botom, ze znajomymi albo w poczekalni, bez konta. Nauczysz się go od pierwszego kamienia, a każdy wynik zostanie wyjaśniony.
preview-waits = Wszystkie kształty, w których czeka gotowa ręka, od pojedynczego kamienia po dziewięciostronny, i ile kamieni jeszcze zostało.
preview-calculator = Ile jest warta ta ręka? Każda ręka według dowolnych zasad, policzona wiersz po wierszu i wyjaśniona.
preview-leaders = Kto gra najlepiej: rankingi z gier między ludźmi, dla każdej rodziny zasad.
