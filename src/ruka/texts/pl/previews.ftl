# Co link mówi o sobie gdzie indziej
preview-open = { $names } · { $count ->
    [one] { $count } wolne miejsce: usiądź i zagraj!
    [few] { $count } wolne miejsca: usiądź i zagraj!
   *[many] { $count } wolnych miejsc: usiądź i zagraj!
}
preview-played = Właśnie grają: { $names }.
preview-replay = Gra ruch po ruchu: { $names }.
