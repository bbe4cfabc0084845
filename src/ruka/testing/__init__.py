"""The test kit: hands to try things on, and slow, plain references to check them against.

- `ruka.testing.reference`: what a hand is and what it is worth, by brute force;
- `ruka.testing.corpora`: thousands of seeded hands as NumPy arrays;
- `ruka.testing.wins`: random wins with circumstances that fit them, and random options;
- `ruka.testing.notations`: good and damaged notations;
- `ruka.testing.walls`: walls to order;
- `ruka.testing.strategies`: hypothesis strategies for tiles, hands, walls and options (needs `hypothesis`).
"""
