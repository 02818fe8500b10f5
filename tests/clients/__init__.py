"""Four clients that nobody here wrote visit the local Discord: `make clients`."""
