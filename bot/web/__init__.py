"""The page of a table as a front: a server, one for each process, which every app tells of changes.

It shows whole views and takes control ids; it handles views and whole moves only, never a state, and knows no rules. It may
import whatever stands below the fronts. Begin with `frames`, which is what goes over the line; its records are in `from_page` (what a page sends), `public` (what everybody in a channel is shown) and `own` (what one viewer is). `server` has the routes, `lines` are
open pages, `rooms` make frames for those who look at the same channel, `showing` and `asking` say what is in a frame (everybody's part, one's own), `clicking`
takes clicks to the registry, `visits` finds out who may look, `sessions` is what signing in has to yield. The page itself is in `page` and, where the local Discord's page has the same
scripts, in `data/web`.
"""
