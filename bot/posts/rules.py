"""Chapters and components of a game's rules, looked up in its texts. Pure."""

from bot.errors import PlayerError
from games.words.finding import is_meant, may_mean
from games.words.phrases import Phrases

MOST_NAMED = 20


def topics(words: Phrases) -> dict[str, str]:
    """Return what can be looked up in a game: message id → its name, chapters first."""
    chapters = {name: words.title(name) for name in words.messages("rules-") if words.has(name, "title")}
    components = {
        name: words(name)
        for name in words.messages("")
        if words.has(name)
        and words.has(name, "about")
        and not name.startswith(("option-", "move-", "rules-", "event-"))
    }
    return chapters | {name: text[:1].upper() + text[1:] for name, text in components.items()}


def contents(words: Phrases) -> str:
    """Return which chapters there are, and how to read one."""
    found = topics(words)
    chapters = ", ".join(title for name, title in found.items() if name.startswith("rules-"))
    parts = sum(not name.startswith("rules-") for name in found)
    return words("rule-list", game=words("game-name"), chapters=chapters, parts=parts)


def rule_text(words: Phrases, topic: str) -> str:
    """Return a chapter or a component's effect, also by a part of its name; raises `PlayerError` if none is meant."""
    found, english = topics(words), topics(words.english)
    called = {name: (name, title, english.get(name, title)) for name, title in found.items()}
    exact = [name for name, titles in called.items() if is_meant(topic, titles)]
    close = exact or [name for name, titles in called.items() if may_mean(topic, titles)]
    if not close:
        raise PlayerError("no-such-rule", text=topic)
    if len({found[name] for name in close}) > 1:
        names = ", ".join(dict.fromkeys(found[name] for name in close[:MOST_NAMED]))
        raise PlayerError("many-such-rules", text=topic, names=names)
    name = close[0]
    text = words(name) if name.startswith("rules-") else f"{words.about(name)}\n{words.facts(name)}".strip()
    return f"**{found[name]}**\n{text}"
