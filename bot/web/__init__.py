"""The page of a table as a front: a server, one for each process, which every app tells of changes.

It shows whole views and takes control ids. It handles only views and whole moves, never a state, and knows no rules. It may import
the folders below the fronts. Begin with `frames`, the protocol between a page and the server. Its records are in `from_page` (messages
of a page), `public` (the part for all viewers of a channel) and `own` (a viewer's own part). `server` has the routes. `lines` are the
open pages. `rooms` make the frames for the viewers of a channel. `showing` makes the public part of a frame, `asking` a viewer's own
part. `clicking` passes clicks to the registry, `visits` finds out who may view a channel, and `sessions` defines the result of signing
in. `bodies` reads requests. The page itself is in `page`; scripts that the local Discord's page shares are in `data/web`.
"""
