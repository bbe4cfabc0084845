"""Learn: a lesson asks the engine and the engine answers; nothing that is right or wrong is written by hand."""
