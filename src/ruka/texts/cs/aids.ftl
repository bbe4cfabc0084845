# Pomůcky ke čtení stolu
aids-mark-drawn = přímo ze zdi
aids-mark-dora = dora
