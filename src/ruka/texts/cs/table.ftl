# The table
error-illegal-action = tento tah teď není možný.
error-hand-not-over = ruka se ještě hraje.
error-bad-wall = zeď je příliš krátká, příliš dlouhá nebo z jiných kamenů.
