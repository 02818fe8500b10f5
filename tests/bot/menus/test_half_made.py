"""A half-made choice: what it says so far, and the way back."""

from tests.bot.posts.test_story import to_the_chain


async def half_made(world):
    """Begin to take something from somebody; returns who chose, and the answer."""
    await world.start("mundus_novus", "anna", "ben", "clara")
    await to_the_chain(world)
    live = await world.live()
    person = world.person(live.seats[live.table.waiting()[0]].name)
    begun = next(label for label in world.post.labels if label.endswith("swap it"))
    return person, begun, await person.click(world.post, begun)


async def test_a_half_made_choice_says_what_is_chosen_and_what_is_asked(world):
    _, begun, reply = await half_made(world)
    assert reply.ephemeral
    assert reply.content == f"{begun}: Which resource from the market?"


async def test_whoever_thinks_again_comes_back_to_all_moves(world):
    person, begun, reply = await half_made(world)
    back = await person.click(reply.message, "‹ All my moves")
    assert back.updated
    assert begun in back.message.labels
