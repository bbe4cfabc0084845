error-no-tables = potrzebny jest co najmniej jeden stół.
error-illegal-number = zagranie numer { $number } nie jest możliwe przy stole { $table }; przy żadnym stole nic się nie stało.
error-unknown-observation = nie ma wersji { $name } obserwacji; do wyboru: { $known }.
