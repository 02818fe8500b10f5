"""The local Discord: a small server of our own that an unmodified discord.py client logs in to.

Tests and people without a token use it. In a test:

    server = LocalDiscord(clock=ManualClock())      # path=… keeps its world in a file
    await server.start()
    with redirect(server.url):
        client = MyClient(intents=…, **client_arguments())
        task = asyncio.create_task(client.start(server.token))
        alice, table = server.user("alice"), server.channel("general")
        reply = await alice.slash(table, "table new", {"game": "puerto_rico"})
        reply = await alice.click(reply.message, "Join")     # a label or a custom_id
        assert not server.problems                           # unknown routes, late answers …
    await server.close()

What no local server can prove, and what is a guess of ours until somebody with a token has compared a recording
(`python -m bot smoke`, see CONTRIBUTING.md): the exact codes and sentences of error 50035 · which files a message of
components lists · that an ephemeral message is edited by MESSAGE_UPDATE, and a deferred answer announced by
MESSAGE_CREATE · that an answer of type 7 or 6 leaves no trace of who clicked, what it does not name stays, that a click in a
message and a request of its channel may change it in any order, that a follow-up after type 6 is a message of its own, that the public answer to a command pings
whom it mentions, that a click's token edits the clicked message for a quarter of an hour, also into one of components, and that a
form's answer may change the public message that opened it · the order of a callback's answer and its event · every number of limits.py that its comment does not
call documented, where a window begins, how long a ban lasts, that reading has no bucket of its own, and how many edits
of an old message are let through (20 an hour here) · how long a nonce is remembered (five minutes here) · threads: who is
added and pinged, the codes of a post, an edit and an answer in a locked one, that an answer may not change a message in
an archived one, that a click of somebody outside leaves it archived, and what `app_permissions` says in a private
thread that the bot is not in (nothing here) · that slow mode holds up messages and no interactions · shards: that
one with 2,500 guilds is refused when it identifies, that an identify which comes too early counts among the thousand a day, that after
the last of them the sessions are closed with 4004, how many shards are recommended (one for each thousand guilds here), that
a private answer is told to shard 0 (discord-api-docs 5819 saw it, and says that it may change) · defaults that Discord fills into components · that the id given
to a first component comes back, also after an edit, that an edit of a message of components takes the old picture away, that
a plain message becomes one of components by the flag and `content: null`, and that an interaction's `last_message_id` counts other people's messages · how large a single tall picture of a gallery is shown, on a
desktop and on a phone, that each of several galleries of one picture is shown whole, and that the notification of a message of components
says nothing · the codes with which an emoji is refused · what its own clients show or hide · Activities: that ticking
them creates an entry point called *launch*, without a description, for all contexts; that an entry point without Activities, or in a guild,
is refused with 50001; how an instance id is made; that who opens the page where it is open joins that instance, and that it ends with the
last who leaves; that callback 12 answers commands, controls and forms; how long a code lasts (a minute here); the codes of errors in a frame, that a
second HANDSHAKE is answered by another READY, and that a page need not AUTHENTICATE to stay open; which origin the proxy names to the
page's server (its own is expected, or that of `discordsays.com`).

Four things differ on purpose. Threads have Activities, too, unless the fault *No Activities in threads* is on; callback 12
is then refused there with 50024 (a guess). The frame shows the page at its own address, not through a proxy at
`discordsays.com`. Nobody is asked whether the application may know who they are. If Discord handles the entry point itself, it posts no message.

It imports nothing of the rest of the bot, and none of its modules import each other in a circle. From the ground up:
`world` (all that there is) · `ground` (its clock, address, limits, faults) · `gateway`, `posting`, `interactions`,
together the `service` · `actor` · `society` (people and places at will) · `rest`, `page` · `server`. Begin with `server`.

`server.activities` opens the application's page in a frame, `server.grants` lets it know who looks. What people do is in actor.py (`Person`), what comes of it in outcomes.py (`Outcome`, `Modal`), what may go wrong on demand
in faults.py (`server.faults`; on the page in its menu, if the address has `?faults`). Scripts that the live board has, too, are in
`data/web`. How many requests are let through is in limits.py (`server.limits`): on where people
play, off in tests, whose clock stands still, unless they switch it on. So it is with the sessions of starts.py
(`server.gateway.starts`), where the number of shards that Discord recommends can be set; `server.guild(name, Shard(1, 3))` is a guild
on one of them.
"""

from bot.local.actor import Person
from bot.local.clock import ManualClock, RunningClock
from bot.local.ground import local_origins
from bot.local.hooks import client_arguments, redirect
from bot.local.messages import Message
from bot.local.options import NotPossible
from bot.local.outcomes import Modal, NoAnswer, Outcome
from bot.local.server import LocalDiscord
from bot.local.shards import Shard
from bot.local.store import WorldError

__all__ = [
    "LocalDiscord",
    "ManualClock",
    "Message",
    "Modal",
    "NoAnswer",
    "NotPossible",
    "Outcome",
    "Person",
    "RunningClock",
    "Shard",
    "WorldError",
    "client_arguments",
    "local_origins",
    "redirect",
]
