error-no-tables = at least one table is needed.
error-illegal-number = action { $number } is not possible at table { $table }; nothing was done at any table.
error-unknown-observation = there is no version { $name } of the observation; choose from: { $known }.
