# Proč je někdo nahlášen
report-chat = co říká
report-name = jak si říká
report-play = jak hraje: kazí hru, nebo ji zdržuje
