"""What a person does with each foreign client's bot; all four answer alike."""

from bot.local import LocalDiscord, Message, Outcome


async def visit(server: LocalDiscord) -> None:
    """Use everything once, before and after the line was cut."""
    await server.wait_for(
        lambda: {"hello", "panel"} <= {each.name for each in server.world.commands.values()}
    )
    await greet(server)
    await use_controls(server)
    server.faults.cut()
    await server.wait_for(lambda: any(each.socket for each in server.gateway.sessions.values()))
    await greet(server)


async def greet(server: LocalDiscord) -> None:
    """Autocomplete, a command, its embed and file, the follow-up."""
    alice, place = server.user("alice"), server.channel("general")
    choices = await alice.autocomplete(place, "hello", {"who": "al"}, focused="who")
    assert [(each["name"], each["value"]) for each in choices] == [("alice", "alice")]
    reply = await alice.slash(place, "hello", {"who": "alice"})
    assert reply.message.embeds[0]["title"] == "Hello alice"
    (file,) = reply.message.files
    assert (file.filename, server.world.content(file.id)) == ("hello.txt", b"hello")
    await server.wait_for(lambda: len(reply.messages) == 2)
    assert reply.messages[1].content == "and more"


async def use_controls(server: LocalDiscord) -> None:
    """A button that updates, a select that answers privately, a form."""
    alice, place = server.user("alice"), server.channel("general")
    panel: Message = (await alice.slash(place, "panel")).message
    chosen: Outcome = await alice.select(panel, "select", ["b"])
    assert (chosen.content, chosen.ephemeral) == ("chose b", True)
    assert chosen.message not in server.user("bob").sees(place)
    opened = await alice.click(panel, "form")
    wrote = await alice.submit(opened, {"text": "some words"})
    assert wrote.content == "wrote some words"
    assert (await alice.click(panel, "update")).updated
    assert panel.content == "updated"
