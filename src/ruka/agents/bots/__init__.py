"""Our own players."""
