# The coach. Tiles are in notation; whoever shows a sentence may draw them.
coach-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
coach-mean = { NUMBER($value, maximumFractionDigits: 2) }
coach-deed = { $type ->
    [discard] discarding { $tiles }
    [riichi] riichi with { $tiles }
    [tsumo] winning by draw
    [ron] winning on the discard
    [chow] a chow with { $tiles }
    [pung] a pung with { $tiles }
    [kong] a kong of { $tiles }
    [concealed_kong] the concealed kong { $tiles }
    [added_kong] adding { $tiles } to the pung
    [nuki] setting north aside
    [nine_orphans] stopping the hand
    [show] showing the hand
    [hide] keeping the hand hidden
   *[pass] passing
 }
coach-after = { $type ->
    [discard] after discarding { $tiles }
    [riichi] after riichi with { $tiles }
    [tsumo] after the win
    [ron] after the win
    [chow] after a chow with { $tiles }
    [pung] after a pung with { $tiles }
    [kong] after a kong of { $tiles }
    [concealed_kong] after the concealed kong { $tiles }
    [added_kong] after adding { $tiles } to the pung
    [nuki] after setting north aside
    [nine_orphans] after stopping the hand
    [show] after showing the hand
    [hide] with the hand hidden
   *[pass] without a claim
 }

# One choice
coach-hand = { $after } the hand is { $far ->
    [0] ready
    [one] { $far } tile from ready
   *[other] { $far } tiles from ready
 }; { $count ->
    [one] { $count } unseen tile
   *[other] { $count } unseen tiles
 } of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
 } { $far ->
    [0] { $count ->
        [one] completes
       *[other] complete
     }
   *[away] { $count ->
        [one] improves
       *[other] improve
     }
 } it{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }.
coach-hand-way = { $after } the { $near ->
    [0] hand is ready
    [one] quickest hand is { $near } tile from ready
   *[other] quickest hand is { $near } tiles from ready
 }, but the one worth building is dearer and { $far ->
    [one] { $far } tile from ready
   *[other] { $far } tiles from ready
 }; { $count ->
    [one] { $count } unseen tile
   *[other] { $count } unseen tiles
 } of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
 } { $count ->
    [one] brings
   *[other] bring
 } it nearer{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }.
coach-far = { $after } the hand is { $far ->
    [0] ready
    [one] { $far } tile from ready
   *[other] { $far } tiles from ready
 }.
coach-promise = The chance to win is { $chance }, and a win brings { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } on average.
coach-chance = The chance to win is { $chance }.
coach-danger = { $sure ->
    [yes] { $who } is ready and would win on { $tile } with a chance of { $chance }
   *[no] { $who } is ready with a chance of { $ready } and would then win on { $tile } with a chance of { $chance }
 }, at a cost of { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }.
coach-safe-own = { $who } has discarded { $tile } and cannot win on it.
coach-safe-passed = { $who } has let { $tile } pass without changing the hand since, and cannot win on it.
coach-safe-no-shape = { $who } cannot win on { $tile }: the tiles that it would take are seen elsewhere.
coach-safe-all-seen = { $who } cannot win on { $tile }: all the others of it are in sight.
coach-suji = Because of the discard { $tiles }, { $who } cannot wait for { $tile } on two sides (suji).
coach-no-chance = { $count ->
    [one] The { $count } tile { $tiles } is
   *[other] All { $count } tiles { $tiles } are
 } in sight, so no shape that needs one can wait for { $tile }.
coach-suit = { $who } has { $count ->
    [one] { $count } open set
   *[other] { $count } open sets
 } of { $suit ->
    [m] characters
    [p] dots
    [s] bamboos
   *[z] honours
 }, and { $tile } belongs with them.
coach-pattern = { $pattern } ({ $value }) is in { $share } of the wins within reach.
coach-within = The minimum, { $minimum }, is within reach: the best hand in sight counts { $most }, mainly by { $pattern }.
coach-no-yaku = { $after } no way to finish the hand as it is would win: it cannot reach the minimum.
coach-closed = { $after } the hand loses { $pattern } ({ $value }).
coach-fold = The hand is given up: played safely, it keeps { $share } of what it promised.
coach-push = Going on in the face of the threat may still cost { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }.
coach-bet = The riichi bet costs { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } on average.
coach-draw = The chance that nobody wins is { $share }; the hand is then ready with a chance of { $ready }, which is worth { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }.
coach-place = By its effect on the final places it { $way ->
    [less] costs
   *[more] brings
 } { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } more on average.
coach-taste = From hands like this, strong players throw { $tile } later than other tiles: { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } against it.
coach-then = Then { $tiles } is discarded.
coach-needs = { $deed } pays off only if it promises at least { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
coach-orphans = Thirteen orphans are { $count ->
    [0] ready
    [one] { $count } tile from ready
   *[other] { $count } tiles from ready
 }.
coach-worlds = { $after }, tried in { $count ->
    [one] { $count } world
   *[other] { $count } worlds
 } that fit what you see, it brings { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } on average (± { $margin }).
coach-advice = { $advice } [{ $passage }]
coach-win = This wins: declare it.
coach-show = The hand is shown.
coach-only = There is nothing else to do.
coach-brief-useful = { $count ->
    [one] { $count } useful tile
   *[other] { $count } useful tiles
 } of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
 }{ $tiles ->
    [none] { "" }
   *[some] : { $tiles }
 }
coach-brief-chance = chance to win { $chance }{ $rounds ->
    [0] { "" }
    [one] {" "}in about { $rounds } go-round
   *[other] {" "}in about { $rounds } go-rounds
 }
coach-brief-points = a win brings { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }

# Two choices
coach-than-far = { $best } the hand is { $far ->
    [0] ready
    [one] { $far } tile from ready
   *[other] { $far } tiles from ready
 }; { $taken } it is { $other ->
    [one] { $other } tile
   *[other] { $other } tiles
 } away.
coach-than-useful = { $best }, { $count ->
    [one] { $count } unseen tile
   *[other] { $count } unseen tiles
 } of { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
 } { $wins ->
    [yes] { $count ->
        [one] completes
       *[other] complete
     }
   *[no] { $count ->
        [one] improves
       *[other] improve
     }
 } the hand{ $tiles ->
    [none] { "" }
   *[some] {" "}({ $tiles })
 }; { $taken } only { $other } { $other ->
    [one] does
   *[other] do
 }.
coach-than-chance = The chance to win is { $chance } { $best } and { $other } { $taken }.
coach-than-points = A win brings { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } { $best } and about { $other } { $taken }.
coach-than-danger = { $sure ->
    [yes] { $who } is ready and would win on { $tile } with a chance of { $chance }
   *[no] { $who } is ready with a chance of { $ready } and would then win on { $tile } with a chance of { $chance }
 }, at a cost of { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 }; on { $best } the chance is { $other }.
coach-than-place = Effect on the final places: { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } { $best }, about { $other } { $taken }.
coach-than-taste = From hands like this, strong players throw { $best } before { $taken }.
coach-than-worlds = In { $count ->
    [one] { $count } world
   *[other] { $count } worlds
 } that fit what you see, it comes to { $points ->
    [one] { $points } point
   *[other] { $points } points
 } on average { $best } and to { $other } { $taken }.

# Habits
coach-rate-wins = hands won
coach-rate-deal-ins = hands lost by one’s own discard
coach-rate-riichi = hands with riichi
coach-rate-open = hands with a claimed set
coach-rate-claims = claims made, of those on offer
coach-rate-folds = safe discards against a riichi, two or more tiles from ready

# A review
coach-heading = { $who }, { $rules }: reviewed by { $agent }
coach-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
coach-account = Points: { $result } = hands dealt { $dealt }, luck { $luck }, own choices { $lost }
coach-lost = { $points ->
    [one] about { $points } point lost
   *[other] about { $points } points lost
 } by choices
coach-costliest = Costliest moments
coach-none-costly = No inaccuracy, mistake or blunder.
coach-all = Every decision
coach-moment = { $hand }, event { $event }
coach-instead = { $taken } instead of { $best }
coach-cost = { $points ->
    [one] about { $points } point
   *[other] about { $points } points
 } lost
coach-habits = Habits
coach-by-kind = Points lost on average, by kind of decision
coach-kind-discard = discards
coach-kind-riichi = riichi or not
coach-kind-claim = claims
coach-kind-kong = kongs
coach-kind-win = wins
coach-kind-other = other
coach-of = { $count } of { $of }
coach-together = { $rules }: { $count ->
    [one] { $count } game
   *[other] { $count } games
 } together

help-coach = Review recorded games: every decision of a seat, the costliest moments, luck apart from skill, habits.
help-coach-files = Records from ruka, mjai, Tenhou (XML or JSON) or Mahjong Soul; of several games, habits are added up.
help-coach-seat = Only this seat, 0 to 3; otherwise all of them.
help-coach-agent = Who advises: club, greedy, or any other agent that gives reasons.
help-coach-format = text, json or html.
help-coach-all = Tell every decision, not only the costliest.
