"""Discord's limits, written by hand: what its own API description does not say. Begin with `forms`: how limits are read."""
