# Reading aids at the table
aids-mark-drawn = straight from the wall
aids-mark-dora = dora
