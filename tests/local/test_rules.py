"""Discord's limits, one test each; the answers have Discord's codes and places."""

import io
import json

import aiohttp
import pytest

MIB = 2**20


class Rest:
    """The REST API without a client library between."""

    def __init__(self, session, server):
        self._session, self._server = session, server
        self.place = server.channel("general").id

    async def call(self, method, path, body=None, files=()):
        headers = {"Authorization": f"Bot {self._server.token}"}
        address = f"{self._server.url}/api/v10{path}"
        sending = {"json": body}
        if files:
            form = aiohttp.FormData()
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files):
                form.add_field(
                    f"files[{index}]",
                    io.BytesIO(content),
                    filename=name,
                    content_type="application/octet-stream",
                )
            sending = {"data": form}
        async with self._session.request(method, address, headers=headers, **sending) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def post(self, body, files=()):
        return await self.call("POST", f"/channels/{self.place}/messages", body, files)

    async def register(self, *commands):
        application = self._server.world.bot.id
        return await self.call("PUT", f"/applications/{application}/commands", list(commands))


@pytest.fixture
async def rest(discord_server):
    async with aiohttp.ClientSession() as session:
        yield Rest(session, discord_server)


def places(errors, path=""):
    """Where the errors of a 50035 tree lie, with their codes."""
    found = {}
    for key, value in errors.items():
        if key == "_errors":
            found[path] = value[0]["code"]
        else:
            found |= places(value, f"{path}.{key}" if path else key)
    return found


def button(custom_id="a", **more):
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def row(*components):
    return {"type": 1, "components": list(components)}


def menu(count=1, **more):
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "m", "options": options, **more}


V2 = 1 << 15
LONG = "BASE_TYPE_MAX_LENGTH"
BAD_LENGTH = "BASE_TYPE_BAD_LENGTH"
CHOICES = "BASE_TYPE_CHOICES"
REQUIRED = "BASE_TYPE_REQUIRED"
TWICE = "COMPONENT_CUSTOM_ID_DUPLICATED"

MESSAGES = {
    "content has at most 2,000 characters": ({"content": "x" * 2001}, {"content": LONG}),
    "content is text": ({"content": 7}, {"content": "STRING_TYPE_CONVERT"}),
    "a row holds five buttons": ({"components": [row(*map(button, "abcdef"))]}, {"components.0.components": BAD_LENGTH}),
    "a message has five rows": ({"components": [row(button(n)) for n in "abcdef"]}, {"components": BAD_LENGTH}),
    "a row is not empty": ({"components": [row()]}, {"components.0.components": BAD_LENGTH}),
    "a custom_id stands once": ({"components": [row(button("a"), button("a"))]}, {"components.0.components.1.custom_id": TWICE}),
    "a custom_id has at most 100 characters": ({"components": [row(button("x" * 101))]}, {"components.0.components.0.custom_id": BAD_LENGTH}),
    "a button has a custom_id": ({"components": [row({"type": 2, "style": 1, "label": "x"})]}, {"components.0.components.0.custom_id": REQUIRED}),
    "a label has at most 80 characters": ({"components": [row(button(label="x" * 81))]}, {"components.0.components.0.label": LONG}),
    "a button says something": ({"components": [row(button(label=None))]}, {"components.0.components.0.label": "BUTTON_COMPONENT_LABEL_REQUIRED"}),
    "a link has no custom_id": ({"components": [row(button(style=5, url="https://example.org"))]}, {"components.0.components.0.custom_id": "BUTTON_COMPONENT_CUSTOM_ID_AND_URL"}),
    "only a link has an address": ({"components": [row(button(url="https://example.org"))]}, {"components.0.components.0.url": "BUTTON_COMPONENT_INVALID_URL"}),
    "a select stands alone": ({"components": [row(button(), menu())]}, {"components.0.components": "COMPONENT_LAYOUT_WIDTH_EXCEEDED"}),
    "a select has 25 options": ({"components": [row(menu(26))]}, {"components.0.components.0.options": BAD_LENGTH}),
    "a select does not ask for more than it has": ({"components": [row(menu(2, max_values=3))]}, {"components.0.components.0.max_values": "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE"}),
    "options have values of their own": (
        {"components": [row({"type": 3, "custom_id": "m", "options": [{"label": n, "value": "v"} for n in "ab"]})]},
        {"components.0.components.0.options.1.value": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
    ),
    "an emoji is one": ({"components": [row(button(emoji={"name": "corn"}))]}, {"components.0.components.0.emoji.name": "COMPONENT_INVALID_EMOJI"}),
    "text displays need the flag": ({"components": [{"type": 10, "content": "x"}]}, {"components.0.type": CHOICES}),
    "a layout has no content": (
        {"flags": V2, "content": "x", "components": [{"type": 10, "content": "x"}]},
        {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "a layout has no embeds": (
        {"flags": V2, "embeds": [{"title": "x"}], "components": [{"type": 10, "content": "x"}]},
        {"embeds": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    "a layout has 40 components": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 10, "content": "x"}] * 20}] * 2},
        {"components": "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"},
    ),
    "a layout has 4,000 characters": (
        {"flags": V2, "components": [{"type": 10, "content": "x" * 2001}] * 2},
        {"components": "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    "a gallery's file exists": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}]},
        {"components.0.items.0.media.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
    ),
    "an embed's file exists": ({"embeds": [{"image": {"url": "attachment://no.png"}}]}, {"embeds.0.image.url": "EMBED_ATTACHMENT_NOT_FOUND"}),
    "a listed attachment exists": ({"content": "x", "attachments": [{"id": 0}]}, {"attachments.0.id": "ATTACHMENT_NOT_FOUND"}),
    "embeds have 6,000 characters together": (
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, {"embeds": "MAX_EMBED_SIZE_EXCEEDED"},
    ),
    "an embed has a description of 4,096 characters": ({"embeds": [{"description": "x" * 4097}]}, {"embeds.0.description": LONG}),
    "an embed has 25 fields": ({"embeds": [{"fields": [{"name": "a", "value": "b"}] * 26}]}, {"embeds.0.fields": BAD_LENGTH}),
    "an embed says something": ({"embeds": [{}]}, {"embeds.0.description": REQUIRED}),
    "a nonce has 25 characters": ({"content": "x", "nonce": "n" * 26}, {"nonce": LONG}),
    "mentions are allowed by kind or by id": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"allowed_mentions": "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
    ),
    "a reply answers a message": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        {"message_reference": "MESSAGE_REFERENCE_UNKNOWN_MESSAGE"},
    ),
}  # fmt: skip


async def test_a_plain_message_becomes_a_layout_once_it_has_no_content(rest):
    _, message = await rest.post({"content": "x"})
    path = f"/channels/{rest.place}/messages/{message['id']}"
    layout = {"flags": V2, "components": [{"type": 10, "content": "y"}]}
    status, answer = await rest.call("PATCH", path, layout)
    assert (status, places(answer["errors"])) == (
        400,
        {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    )
    status, answer = await rest.call("PATCH", path, layout | {"content": None})
    assert (status, answer["content"], answer["components"][0]["content"]) == (200, "", "y")
    status, answer = await rest.call("PATCH", path, {"content": "x", "components": []})
    assert status == 400


@pytest.mark.parametrize("rule", MESSAGES)
async def test_of_a_message(rest, rule):
    body, expected = MESSAGES[rule]
    status, answer = await rest.post(body)
    assert (status, answer["code"]) == (400, 50035)
    assert places(answer["errors"]) == expected


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": "  \n "}, {"embeds": []}, {"components": []}]
)
async def test_an_empty_message_is_refused(rest, body):
    status, answer = await rest.post(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_a_file_has_ten_mebibytes(rest):
    fits = {"attachments": [{"id": 0, "filename": "a.bin"}]}
    assert (await rest.post(fits, [("a.bin", b"x" * 10 * MIB)]))[0] == 200
    status, answer = await rest.post(fits, [("a.bin", b"x" * (10 * MIB + 1))])
    assert (status, answer["code"]) == (413, 40005)


async def test_text_that_is_no_json_is_refused(rest, discord_server):
    headers = {"Authorization": f"Bot {discord_server.token}", "Content-Type": "application/json"}
    address = f"{discord_server.url}/api/v10/channels/{rest.place}/messages"
    async with aiohttp.ClientSession() as session, session.post(address, data="{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)


async def test_without_the_token_nothing_is_served(discord_server):
    async with aiohttp.ClientSession() as session:
        for headers in ({}, {"Authorization": "Bot wrong"}, {"Authorization": discord_server.token}):
            async with session.get(f"{discord_server.url}/api/v10/users/@me", headers=headers) as answer:
                assert answer.status == 401


async def test_an_unknown_route_is_a_problem(rest, discord_server):
    status, answer = await rest.call("GET", "/voice/regions")
    assert (status, answer["code"]) == (404, 0)
    assert discord_server.problems == ["unknown route GET /api/v10/voice/regions"]
    discord_server.problems.clear()


def command(name="play", **more):
    return {"name": name, "description": "x", **more}


def option(name="a", **more):
    return {"type": 3, "name": name, "description": "x", **more}


def sub(name="a", **more):
    return {"type": 1, "name": name, "description": "x", **more}


def choices(count, **more):
    return [{"name": str(n), "value": str(n), **more} for n in range(count)]


COMMANDS = {
    "a name is lower case": (command("Play"), {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
    "a name has no spaces": (command("play now"), {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
    "a name has 32 characters": (command("x" * 33), {"0.name": BAD_LENGTH}),
    "a command has a description": (command(description=""), {"0.description": BAD_LENGTH}),
    "a description has 100 characters": (command(description="x" * 101), {"0.description": BAD_LENGTH}),
    "a command has 25 options": (command(options=[option(f"o{n}") for n in range(26)]), {"0.options": BAD_LENGTH}),
    "a group has 25 subcommands": (command(options=[sub(f"o{n}") for n in range(26)]), {"0.options": BAD_LENGTH}),
    "an option has 25 choices": (command(options=[option(choices=choices(26))]), {"0.options.0.choices": BAD_LENGTH}),
    "a choice's name has 100 characters": (
        command(options=[option(choices=[{"name": "x" * 101, "value": "v"}])]),
        {"0.options.0.choices.0.name": BAD_LENGTH},
    ),
    "a choice's value has 100 characters": (
        command(options=[option(choices=[{"name": "x", "value": "v" * 101}])]),
        {"0.options.0.choices.0.value": LONG},
    ),
    "required options come first": (
        command(options=[option("a"), option("b", required=True)]),
        {"0.options.1": "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
    ),
    "options have names of their own": (
        command(options=[option("a"), option("a")]), {"0.options.1.name": "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
    ),
    "subcommands stand apart from options": (
        command(options=[sub("a"), option("b")]), {"0.options": "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    "a subcommand holds no subcommands": (command(options=[sub(options=[sub()])]), {"0.options.0.options.0.type": CHOICES}),
    "choices and autocomplete exclude each other": (
        command(options=[option(autocomplete=True, choices=choices(1))]),
        {"0.options.0.choices": "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES"},
    ),
    "a translation is into a language that there is": (
        command(name_localizations={"xx": "spiel"}),
        {"0.name_localizations.xx": CHOICES},
    ),
    "a translated name is a name": (
        command(name_localizations={"de": "Spiel"}),
        {"0.name_localizations.de": "APPLICATION_COMMAND_INVALID_NAME"},
    ),
    "a command has 8,000 characters": (
        command(options=[sub(f"s{n}", description="x" * 100, options=[option(f"o{m}", description="x" * 100) for m in range(4)]) for n in range(20)]),
        {"0": "APPLICATION_COMMAND_TOO_LARGE"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", COMMANDS)
async def test_of_a_command(rest, rule):
    wanted, expected = COMMANDS[rule]
    status, answer = await rest.register(wanted)
    assert (status, answer["code"]) == (400, 50035)
    assert places(answer["errors"]) == expected


async def test_a_command_keeps_its_id_when_it_is_registered_again(rest):
    _, first = await rest.register(command(), command("other"))
    _, second = await rest.register(command(description="better"))
    assert [each["id"] for each in second] == [first[0]["id"]]
    assert second[0]["version"] != first[0]["version"]


async def test_two_commands_of_one_name_are_refused(rest):
    status, answer = await rest.register(command(), command())
    assert status == 400
    assert places(answer["errors"]) == {"1": "APPLICATION_COMMANDS_DUPLICATE_NAME"}


def field(component, label="L"):
    return {"type": 18, "label": label, "component": component}


def text_input(custom_id="t", **more):
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


MODALS = {
    "a modal has five components": ([field(text_input(n)) for n in "abcdef"], {"data.components": BAD_LENGTH}),
    "a label has 45 characters": ([field(text_input(), "x" * 46)], {"data.components.0.label": BAD_LENGTH}),
    "fields have custom_ids of their own": (
        [field(text_input("a")), field(text_input("a"))], {"data.components.1.component.custom_id": TWICE},
    ),
    "a value fits its bounds": (
        [field(text_input(value="abc", max_length=2))],
        {"data.components.0.component.value": BAD_LENGTH},
    ),
    "a button is no field": ([field(button())], {"data.components.0.component.type": CHOICES}),
    "a radio group has two options": (
        [field({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})],
        {"data.components.0.component.options": BAD_LENGTH},
    ),
    "a checkbox group has ten options": (
        [field({"type": 22, "custom_id": "r", "options": [{"label": str(n), "value": str(n)} for n in range(11)]})],
        {"data.components.0.component.options": BAD_LENGTH},
    ),
}  # fmt: skip


async def answered(rest, server, kind, data):
    """Answer a fresh interaction; gives status and body."""
    alice = server.user("alice")
    interaction = server.interactions.open(
        alice.user, server.channel("general"), 2, {"name": "x", "id": "1", "type": 1}
    )
    return interaction, await rest.call(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback", {"type": kind, "data": data}
    )


@pytest.mark.parametrize("rule", MODALS)
async def test_of_a_modal(rest, discord_server, rule):
    components, expected = MODALS[rule]
    data = {"custom_id": "m", "title": "T", "components": components}
    _, (status, answer) = await answered(rest, discord_server, 9, data)
    assert (status, answer["code"]) == (400, 50035)
    assert places(answer["errors"]) == expected


async def test_a_refused_answer_can_be_given_again(rest, discord_server):
    interaction, (status, _) = await answered(rest, discord_server, 4, {"content": "x" * 2001})
    assert status == 400
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    assert (await rest.call("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 10, "4", None])
async def test_a_command_is_not_answered_like_a_control(rest, discord_server, kind):
    _, (status, answer) = await answered(rest, discord_server, kind, {})
    assert (status, answer["code"]) == (400, 50035)


@pytest.mark.parametrize("token", ["wrong", "1-x", "-", "%00"])
async def test_a_wrong_token_answers_nothing(rest, discord_server, token):
    interaction, _ = await answered(rest, discord_server, 4, {"content": "x"})
    path = f"/interactions/{interaction.id}/{token}/callback"
    assert (await rest.call("POST", path, {"type": 4, "data": {"content": "x"}}))[1]["code"] == 10062
    hook = f"/webhooks/{discord_server.world.bot.id}/{token}"
    assert (await rest.call("POST", hook, {"content": "x"}))[1]["code"] == 10015


async def test_autocomplete_has_25_choices(rest, discord_server):
    alice = discord_server.user("alice")
    data = {
        "name": "x",
        "id": "1",
        "type": 1,
        "options": [{"type": 3, "name": "a", "value": "", "focused": True}],
    }
    interaction = discord_server.interactions.open(alice.user, discord_server.channel("general"), 4, data)
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    _, answer = await rest.call("POST", path, {"type": 8, "data": {"choices": choices(26)}})
    assert places(answer["errors"]) == {"data.choices": BAD_LENGTH}
    assert (await rest.call("POST", path, {"type": 8, "data": {"choices": choices(25)}}))[0] == 204
