"""Somebody at the live board without a mouse: they find controls by role and name in the accessibility tree, and press keys alone."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from games.words.phrases import phrases
from tests.support.boards import NEXT, Hands, Move, pieces_for
from tests.support.browser import Browser

FURTHEST = 200
"""Presses of a key after which something cannot be reached."""
FURTHER = '#answer [data-control^="c:"]'
"""A list or a button for the further field that an answer asks for."""
FOCUS = "document.activeElement?.dataset?.%s ?? ''"


class Keys(Hands):
    """Somebody who presses keys only. What a control is called is what the accessibility tree says."""

    async def ready(self) -> None:
        """Wait until the board is shown."""
        await self.tab.call("Accessibility.enable")
        await self.tab.call("DOM.enable")
        await super().ready()

    async def tree(self) -> list[dict[str, Any]]:
        """The parts that are not ignored: role, name, properties, and the node."""
        nodes = (await self.tab.call("Accessibility.getFullAXTree"))["nodes"]
        return [
            {
                "role": node.get("role", {}).get("value", ""),
                "name": node.get("name", {}).get("value", ""),
                "node": node.get("backendDOMNodeId"),
                **{each["name"]: each["value"].get("value") for each in node.get("properties", [])},
            }
            for node in nodes
            if not node.get("ignored")
        ]

    async def named(self, role: str, *names: str, whole: bool = False) -> dict[str, Any] | None:
        """The part of a role, outside the pictures, whose name begins with one of these, or with `whole` is one of them."""
        for part in await self.tree():
            fits = part["name"] in names if whole else part["name"].startswith(names)
            if part["role"] == role and fits and not part.get("disabled") and not await self._is_place(part):
                return part
        return None

    async def _is_place(self, part: Mapping[str, Any]) -> bool:
        return await self._is(part, "[data-place]")

    async def _is(self, part: Mapping[str, Any], selector: str) -> bool:
        """Whether a part's element matches a selector."""
        found = await self.tab.call("DOM.resolveNode", backendNodeId=part["node"])
        answer = await self.tab.call(
            "Runtime.callFunctionOn",
            objectId=found["object"]["objectId"],
            returnByValue=True,
            functionDeclaration=f"function () {{ return Boolean(this.matches?.({json.dumps(selector)})); }}",
        )
        return answer["result"]["value"]

    async def reach(self, part: Mapping[str, Any]) -> None:
        """Press Tab until a part has the focus."""
        found = await self.tab.call("DOM.resolveNode", backendNodeId=part["node"])
        await self.tab.call(
            "Runtime.callFunctionOn",
            objectId=found["object"]["objectId"],
            functionDeclaration="function () { window.wanted_ = this; }",
        )
        for _ in range(FURTHEST):
            found = await self.tab.run(
                "document.activeElement === wanted_ || (wanted_.isConnected ? '' : null)"
            )
            if found:
                return
            if found is None:
                raise LookupError(f"{part['name']} is not there any more")
            await self.tab.press("Tab")
        raise AssertionError(f"Tab never reaches {part['role']} {part['name']!r}")

    async def enter(self, part: Mapping[str, Any]) -> None:
        """Go to a part and press Enter."""
        await self.reach(part)
        await self.tab.press("Enter")

    async def make(self, move: Move, rng: Random) -> None:
        """Make a move by keys: half of the time on the board if it can be told apart there, else in the list."""
        asked = json.dumps(await self.question())
        await self.pause()
        if not await self.tab.run(
            f"turn_.turn.choice.moves.some((each) => each.control === {json.dumps(move['control'])})"
        ):
            return
        self.moves += 1
        is_open = await self.tab.run("turn_.turn.move?.control ?? ''") == move["control"]
        if not is_open and not (rng.random() < 0.5 and await self._walk(move, asked)):
            await self._choose_in_list(move)
        if move.get("form"):
            await self.tab.until(f"turn_.turn.move?.control === {json.dumps(move['control'])}")
            await self._fill_in(move["form"], rng)
        await self.tab.run("window.pressed = performance.now()")
        answered = f"(!turn_.turn.busy && (turn_.turn.question?.id ?? null) !== {asked})"
        if (
            await self.tab.until(
                f"{answered} ? 'answered' : (document.querySelector({json.dumps(FURTHER)}) ? 'asked' : '')"
            )
            == "asked"
        ):
            # The answer asks for a further field, and has the focus.
            part = next(
                part for part in await self.tree() if part.get("focused") and part["role"] != "RootWebArea"
            )
            assert await self._is(part, FURTHER), part
            assert part["name"], part
            await self.tab.press("ArrowDown" if part["role"] == "combobox" else "Enter")
            await self.tab.until(answered)
        assert await self.tab.run("document.activeElement !== document.body"), "the focus is lost"
        # Nothing that was picked for this move is called lost.
        said = await self.tab.run("document.getElementById('notes').textContent")
        assert phrases("en")("page-dropped") not in said

    async def _walk(self, move: Move, asked: str) -> bool:
        """Point at the places of a move by keys; says whether it is whole then."""
        while step := await self.tab.run(NEXT % json.dumps(move["control"])):
            # The board is one stop of Tab, which may move to another place meanwhile.
            for _ in range(FURTHEST):
                if await self.tab.run(FOCUS % "place"):
                    break
                await self.tab.press("Tab")
            else:
                raise AssertionError("Tab never reaches the board")
            for _ in range(FURTHEST):
                if await self.tab.run(FOCUS % "place") == step["place"]:
                    break
                await self.tab.press("PageDown")
            else:
                raise AssertionError(f"no key leads to {step['place']}")
            focused = next(
                part for part in await self.tree() if part.get("focused") and part["role"] != "RootWebArea"
            )
            assert focused["role"] == "button"
            assert focused["name"], focused
            await self.tab.press("Enter")
            if step["left"] == 1:
                return True
            await self.tab.until(
                f"turn_.turn.choice.picked.includes({json.dumps(step['place'])}) || turn_.turn.question?.id !== {asked}"
            )
        return False

    async def _choose_in_list(self, move: Move) -> None:
        for _ in range(5):
            part = await self.named(
                "button", f"{move['label']} {move.get('brings', '')}".strip(), move["label"] + " …"
            )
            part = part or await self.named("button", move["label"])
            if part:
                await self.enter(part)
                return
            tree = [part for part in await self.tree() if part["role"] == "button" and " …" in part["name"]]
            stem = next(part for part in tree if move["label"].startswith(part["name"].split(" …")[0]))
            await self.enter(stem)
        raise AssertionError(f"{move['label']} is not in the list")

    async def _fill_in(self, form: Mapping[str, Any], rng: Random) -> None:
        say = phrases("en")
        if "high" in form:
            field = next(part for part in await self.tree() if part["role"] == "spinbutton")
            await self.reach(field)
            await self.tab.type(str(rng.randint(form.get("low", 0), form["high"])))
            await self.tab.press("Enter")
            return
        chosen = pieces_for(form, rng)
        for type_ in sorted({piece.get("type", 0) for piece in form["pieces"]}):
            label = next(piece["label"] for piece in form["pieces"] if piece.get("type", 0) == type_)
            wanted = sum(piece.get("type", 0) == type_ for piece in chosen)
            while (count := await self.tab.run(f"turn_.turn.filling.counts.get({type_}) ?? 0")) != wanted:
                name = "page-more-of" if count < wanted else "page-fewer"
                part = await self.named("button", say(name, what=label), whole=True) or await self.named(
                    "button", label, whole=True
                )
                assert part, f"nothing chooses {label}"
                await self.enter(part)
                await self.tab.until(f"(turn_.turn.filling.counts.get({type_}) ?? 0) !== {count}")
        send = await self.named("button", say("page-play"), whole=True)
        assert send, "the form cannot be sent"
        await self.enter(send)


async def keyboard(browser: Browser, url: str, name: str, width: int = 1280, height: int = 800) -> Keys:
    """Open the board for somebody without a mouse."""
    tab = await browser.tab("about:blank")
    await tab.size(width, height)
    await tab.open(f"{url}/#bearer={name}")
    keys = Keys(tab)
    await keys.ready()
    return keys
