"""Four clients that nobody here wrote, and Discord's SDK for pages in a frame, visit the local Discord: `make clients`."""
