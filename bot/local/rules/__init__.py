"""Discord's limits, by hand: what its own API description does not know (see forms.py for how they are written)."""
