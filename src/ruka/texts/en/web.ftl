# The web client: pages and what they share
web-pages = Pages
web-home = Play
web-calculator = Calculator
web-settings = Settings
web-language = Language
web-tile-hidden = hidden tile
