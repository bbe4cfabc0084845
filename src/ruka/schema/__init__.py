"""What crosses borders, declared once."""
