rules-modern-japanese = Nowoczesne zasady japońskie (riichi) z czeskiego podręcznika: starsze i prostsze niż EMA, zastaw 100 punktów, limit 2000.

option-minimum_han = Ile han musi mieć ręka, żeby gracz mógł wygrać; han za kamienie dora się nie liczą.
option-open_dora = Dora liczy się także w otwartych grupach.
option-furiten = Na odrzuconym kamieniu nie można wygrać, jeśli gracz sam odrzucił wcześniej ten sam kamień albo którykolwiek oczekiwany kamień.

decision-D-50 = Dora liczy się tylko w ukrytych grupach i w parze; grupa uzupełniona odrzuconym kamieniem jest otwarta, jak określa ją źródło. Otwarte grupy są opcją.
decision-D-51 = Siedem par za 400 punktów: 25 fu i 2 han; dalsze han się dodają.
