error-no-tables = je třeba aspoň jeden stůl.
error-illegal-number = tah číslo { $number } není u stolu { $table } možný; u žádného stolu se nic nestalo.
error-unknown-observation = verze { $name } pozorování neexistuje; na výběr: { $known }.
