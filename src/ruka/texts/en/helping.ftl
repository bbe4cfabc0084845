# Play with help: the coach beside every decision, until it is no longer needed.
helping-hint = Hint
helping-set-hintsFade = Hints fade
helping-set-hintsFade-text = What you do well is no longer hinted at until you ask; after clear mistakes the hints come back.
helping-better = Better:
helping-faded = { $known ->
    [none] The coach helps you with everything
   *[some] Without hints: { $quiet } of { $kinds } kinds of decisions
 }
helping-kind-discard = Discards
helping-kind-defence = Discards in danger
helping-kind-claim = Calls
helping-kind-riichi = Riichi
helping-kind-win = Wins
helping-kind-other = Other decisions
helping-waits = waits until you ask
helping-speaks = speaks up
helping-begin = Help me with everything again
helping-title = Play with help
helping-text = Against beginners, without a clock. At every decision the coach says what it would do and why; what you do well it soon leaves to you, and after clear mistakes it speaks up again.
helping-rules = Rules
helping-go = Play with help
