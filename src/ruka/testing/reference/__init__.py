"""What the native core answers, in plain Python: slow, clear, and independent of it. Only tests import it."""
