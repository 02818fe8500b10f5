"""The check against Discord's own description finds what is wrong and says where, in the branch that was meant."""

from bot.local.ground import Exchange
from tests.support.openapi import Inspector, needs_description

pytestmark = needs_description
MESSAGES = "/channels/{channel}/messages"


def found(method, route, request, status=200, response=None):
    inspector = Inspector([])
    inspector(Exchange(method, route, {}, request, status, response))
    return inspector.found


def test_a_right_request_is_let_through():
    assert found("POST", MESSAGES, {"content": "x", "nonce": "1", "enforce_nonce": True}) == []


def test_what_is_wrong_deep_in_a_union_is_named_with_its_place():
    button = {"type": 2, "style": 9, "label": "x", "custom_id": "a"}
    (line,) = found("POST", MESSAGES, {"components": [{"type": 1, "components": [button]}]})
    assert line.startswith(
        "POST /channels/{channel}/messages request.components[0].components[0].style: 9 is not"
    )


def test_a_request_may_have_integers_for_ids_and_an_answer_may_not():
    assert found("POST", "/users/@me/channels", {"recipient_id": 7}) == []
    thread = {"id": 7, "user_id": "8", "join_timestamp": "2026-01-01T00:00:00+00:00", "flags": 0}
    (line,) = found("GET", "/channels/{channel}/thread-members", None, 200, [thread])
    assert "[0].id: 7 is not of type" in line


def test_a_missing_key_of_an_answer_is_named():
    (line,) = found("GET", "/gateway", None, 200, {})
    assert line == 'GET /gateway answer: "url" is a required property'


def test_a_status_that_is_not_described_is_named():
    assert found("DELETE", "/channels/{channel}/messages/{message}", None, 200) == [
        "DELETE /channels/{channel}/messages/{message}: status 200 is not among 204, 429, 4XX"
    ]


def test_a_route_that_is_not_described_is_named():
    assert found("GET", "/nowhere", None) == ["GET /nowhere is not described"]
    assert found("GET", "/nowhere", None, 404, {"code": 0, "message": "404: Not Found"}) == []


async def test_every_exchange_of_the_server_is_shown_to_the_inspector(discord_server, bot):
    await bot()
    inspector = discord_server.watchers[0]
    assert inspector.count >= 3
    discord_server.watchers.append(lambda exchange: inspector.found.append(exchange.route))
    client = await bot()
    assert "/users/@me" in inspector.found
    await client.fetch_user(client.user.id)
    assert inspector.found[-1] == "/users/{user}"
    inspector.found.clear()
