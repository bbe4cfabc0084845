# Pomoce w czytaniu stołu
aids-mark-drawn = prosto z muru
aids-mark-dora = dora
