"""The local table: a web page on which people play at the local Discord, without a build step.

views.py says what a person sees as JSON, guests.py does what they do, sockets.py carries both, static/ is the page.
"""
