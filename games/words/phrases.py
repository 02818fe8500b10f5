"""Words for ids, moves and events, from Fluent files: one folder per language, English first."""

import dataclasses
import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Sized
from functools import cache, lru_cache
from typing import Any, cast

from games import all_games
from games.core.events import Event
from games.core.facts import Fact
from games.core.moves import FieldKind, Move, field_kinds, hyphened
from games.core.secrets import Hidden
from games.words.files import FIRST, SHARED, Texts, folder_of, texts_of
from games.words.numbers import NOTHING, Component, Listing, Numbers, Word, numbers_of

log = logging.getLogger(__name__)

GENDER = "gender"
"""The attribute of a component's message for its word's grammatical gender, in languages that have one."""

HIDDEN = "hidden"
OPEN = "open"
"""The value of a field that is not chosen yet in the words of a partly chosen move."""


class MissingWordsError(KeyError):
    """A message id has no text, not even an English one."""


MOST_ARGUMENT = 2000
"""Maximum number of characters of an argument, the length of a message. Fluent fails beyond 2,500, perhaps after a move is committed."""


_MOST_RECENT = 1000
"""Maximum number of cached sentences with arguments, and of cached events, per language and game."""
_SHORT = 200
"""Maximum number of characters of an argument of a cached sentence."""


def _bounded(value: Any) -> Any:
    """Return an argument of a sentence, cut if it is text longer than a message."""
    is_long = isinstance(value, str) and len(value) > MOST_ARGUMENT
    return f"{value[: MOST_ARGUMENT - 1]}…" if is_long else value


class Phrases:
    """The words of one language for one game (or for the bot alone); call it with a message id.

    Arguments are passed as they are: numbers choose plurals, texts select variants. A game's numbers come
    from `numbers`, those of one table; without it, from the box as it is printed.
    """

    def __init__(self, language: str, game: str | None, numbers: Numbers | None = None) -> None:
        self.language = language
        self.game = game
        self.numbers = printed(game) if numbers is None else numbers
        names = (*SHARED, *([game] if game else []))
        self._texts = [
            texts_of(tongue, names)
            for tongue in dict.fromkeys((language, FIRST))
            if folder_of(tongue) is not None
        ]
        self._fixed: dict[tuple[str, str | None], str] = {}
        self._recent: dict[tuple[Any, ...], str] = {}
        self._events: dict[tuple[Any, ...], str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what the words are made from; another process makes them once."""
        return _of_numbers, (self.language, self.game, self.numbers)

    @property
    def english(self) -> "Phrases":
        """The same words in English, which people may type in any language."""
        return self.into(FIRST)

    def into(self, language: str | None) -> "Phrases":
        """Return the same words in another language; these words if it is None."""
        if language is None or language == self.language:
            return self
        return _of_numbers(language, self.game, self.numbers)

    def called(self, field: FieldKind, value: Any, names: Sequence[str]) -> tuple[str, ...]:
        """Return the names that people may type for a field's value: in words, in English words, its id."""
        words = (self.value(field, value, names), self.english.value(field, value, names), value)
        return tuple(dict.fromkeys(map(str, words)))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """Return the text of a message; raises `MissingWordsError`."""
        return self._format(message, None, arguments)

    def about(self, message: str, /, **arguments: Any) -> str:
        """Return the longer text of a message, its attribute `about`."""
        return self._format(message, "about", arguments)

    def facts(self, message: str) -> str:
        """Return the numbers of a component as one line, its attribute `facts`; "" if it has none."""
        return self._format(message, "facts", {}) if self.has(message, "facts") else ""

    def now(self, message: str, /, **arguments: Any) -> str:
        """Return the text of a step's message for this moment, its attribute `now`."""
        return self._format(message, "now", arguments)

    def attribute(self, message: str, attribute: str) -> str:
        """Return the text of any attribute of a message that takes no arguments; raises `MissingWordsError`."""
        return self._format(message, attribute, {})

    def wanted(self, message: str, attribute: str | None = None) -> frozenset[str]:
        """Return the names of the arguments that a sentence uses."""
        found = self._find(message, attribute)
        return frozenset() if found is None else found[0].variables[found[1], attribute]

    def title(self, message: str) -> str:
        """Return a chapter's name, its message's attribute `title`."""
        return self._format(message, "title", {})

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Say whether there is such a message (or attribute of it)."""
        return self._find(message, attribute) is not None

    def origin(self, message: str) -> str:
        """Return the message whose text a message only repeats (a circle repeats its building), or itself."""
        return self._texts[-1].repeated.get(message, message)

    def messages(self, prefix: str) -> list[str]:
        """Return the ids of all messages that begin with `prefix`, in the order of the file."""
        return [name for name in self._texts[-1].messages() if name.startswith(prefix)]

    def sentences(self) -> Iterator[tuple[str, str | None, frozenset[str]]]:
        """Yield all sentences with the arguments that they use; a component also has its table's sentences."""
        for texts in self._texts[-1:]:
            for (message, attribute), used in texts.variables.items():
                yield message, attribute, used
            for message in sorted(self.numbers.components):
                each = self.numbers.each(message)
                for (name, attribute), used in texts.variables.items():
                    if name == each and (message, attribute) not in texts.variables:
                        yield message, attribute, used

    def said(self, message: str, attribute: str | None) -> str:
        """Return a sentence that needs no arguments except the table's numbers."""
        return self._format(message, attribute, {})

    def _find(self, message: str, attribute: str | None) -> tuple[Texts, str] | None:
        """Return the texts and the message that hold a sentence: the message itself, or that of its table."""
        each = self.numbers.each(message) if attribute else None
        for texts in self._texts:
            for name in (message, each):
                if name and (name, attribute) in texts.variables:
                    if texts is not self._texts[0]:
                        _tell_missing(self.language, f"{name}.{attribute}" if attribute else name)
                    return texts, name
        return None

    def _format(self, message: str, attribute: str | None, arguments: Mapping[str, Any]) -> str:
        if arguments:
            return self._lately(message, attribute, arguments)
        # Most are names of components, which each post uses dozens of times.
        key = (message, attribute)
        if key not in self._fixed:
            self._fixed[key] = self._put_together(message, attribute, {})
        return self._fixed[key]

    def _lately(self, message: str, attribute: str | None, arguments: Mapping[str, Any]) -> str:
        """Return a sentence, from the cache if possible: alt texts use the same ones after each move."""
        if not all(
            type(value) is int or (type(value) is str and len(value) <= _SHORT)
            for value in arguments.values()
        ):
            return self._put_together(message, attribute, arguments)
        key = (message, attribute, *arguments.items())
        found = self._recent.get(key)
        if found is None:
            if len(self._recent) >= _MOST_RECENT:
                self._recent.clear()
            found = self._recent[key] = self._put_together(message, attribute, arguments)
        return found

    def _put_together(self, message: str, attribute: str | None, arguments: Mapping[str, Any]) -> str:
        found = self._find(message, attribute)
        if found is None:
            raise MissingWordsError(f"{message}.{attribute}" if attribute else message)
        texts, name = found
        values = {key: _bounded(value) for key, value in arguments.items()}
        for wanted in texts.variables[name, attribute] - arguments.keys():
            whole = self.numbers.whole(message, wanted)
            if whole in self.numbers.values:
                values[wanted] = self._said(self.numbers.values[whole])
        text, errors = texts.bundle.format_pattern(texts.pattern(name, attribute), values)
        if errors:
            raise MissingWordsError(f"{message}: {errors[0]}")
        return str(text)

    def _said(self, value: Any) -> Any:
        """Return a value of the box, with words for the components in it."""
        if isinstance(value, Component):
            return self.component(value.table, value.name)
        if isinstance(value, Listing) and all(isinstance(one, Component) for one in value.values):
            counted = Counter(self._said(one) for one in value.values)
            return Listing(f"{count} × {word}" if count > 1 else word for word, count in counted.items())
        return value

    # What games are made of

    def component(self, table: str, name: Any) -> Word:
        """Return the word for a component of a table, or for a piece of any table that is a plain number."""
        message = component_id(table, name)
        return Word(self(message), self.attribute(message, GENDER) if self.has(message, GENDER) else "")

    def value(self, field: FieldKind, value: Any, names: Sequence[str]) -> Any:
        """Return the value of a move's or event's field as words; numbers stay numbers, for their plurals."""
        if isinstance(value, Hidden):
            return HIDDEN
        if value is None:
            return "none"
        if field.is_several or isinstance(value, tuple | list):
            return self.pieces(field, cast("Iterable[Any]", value), names)
        if field.is_seat:
            return names[value] if 0 <= value < len(names) else self("nobody")
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if field.table is None else self.component(field.table, value)

    def pieces(self, field: FieldKind, pieces: Iterable[Any], names: Sequence[str]) -> str:
        """Return several pieces as `2 corn, sugar`; "nothing" for none."""
        single = dataclasses.replace(field, is_several=False)
        counted = Counter(pieces)
        words = [
            f"{count} × {self.value(single, piece, names)}"
            if count > 1
            else str(self.value(single, piece, names))
            for piece, count in counted.items()
        ]
        return ", ".join(words) if words else self("nothing")

    def event(self, event: Event, names: Sequence[str]) -> str:
        """Return an event as a line of the log; `names` are the players' names by seat."""
        return self._event(event, names, None)

    def event_also(self, event: Event, names: Sequence[str]) -> str | None:
        """Return an event as the continuation of a similar one's line, its message's attribute `also`.

        None if every such event has its own line.
        """
        message = f"event-{hyphened(type(event).__name__)}"
        return self._event(event, names, "also") if self.has(message, "also") else None

    def _event(self, event: Event, names: Sequence[str], attribute: str | None) -> str:
        # The board post, the turn post, the page and the log contain the same events, and each post repeats earlier ones.
        key = (attribute, event, tuple(names))
        found = self._events.get(key)
        if found is None:
            if len(self._events) >= _MOST_RECENT:
                self._events.clear()
            found = self._events[key] = self._event_anew(event, names, attribute)
        return found

    def _event_anew(self, event: Event, names: Sequence[str], attribute: str | None) -> str:
        arguments = {f.name: self.value(f, getattr(event, f.name), names) for f in field_kinds(type(event))}
        if "name" in arguments and self.has(f"phase-{hyphened(str(arguments['name']))}"):
            arguments["name"] = self(f"phase-{hyphened(str(arguments['name']))}")
        for field in field_kinds(type(event)):
            pieces = getattr(event, field.name)
            if field.is_several and isinstance(pieces, Sized):
                arguments[f"{field.name}-count"] = len(pieces)
        return self._format(f"event-{hyphened(type(event).__name__)}", attribute, arguments)

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        """Return a fact about a choice in words; `$NAME-about` describes the component in its field NAME."""
        message = f"fact-{hyphened(type(fact).__name__)}"
        arguments = {f.name: self.value(f, getattr(fact, f.name), names) for f in field_kinds(type(fact))}
        for field in field_kinds(type(fact)):
            if field.table is not None and f"{field.name}-about" in self.wanted(message):
                component = component_id(field.table, getattr(fact, field.name))
                arguments[f"{field.name}-about"] = self.about(component)
        return self._format(message, None, arguments)

    def kind(self, kind: type[Move]) -> str:
        """Return the name of a kind of move, as on a button."""
        return self(kind_id(kind))

    def move(self, move: Move, names: Sequence[str]) -> str:
        """Return a move as `Sell corn`, its fields in order; those with their default are left out."""
        kind = type(move)
        return self.chosen(
            kind, {field.name: getattr(move, field.name) for field in field_kinds(kind)}, names
        )

    def chosen(self, kind: type[Move], values: Mapping[str, Any], names: Sequence[str]) -> str:
        """Return a partly chosen or whole move as words: `Take corn from Ann`.

        The attribute `chosen` of the kind's message is the natural wording. It gets "open" for a field that
        is not chosen and has no default, and for a field of several pieces also their `count`. Without the
        attribute, the values follow the kind's name, defaults left out.
        """
        said = self.of_move(kind, "chosen", values, names)
        if said:
            return said
        given = [field for field in field_kinds(kind) if field.name in values]
        words = [
            self._chosen_value(kind, field, values[field.name], names)
            for field in given
            if not (field.has_default and values[field.name] == field.default)
        ]
        return " ".join([self.kind(kind), *words])

    def of_move(
        self, kind: type[Move], attribute: str, values: Mapping[str, Any], names: Sequence[str]
    ) -> str:
        """Return a partly chosen or whole move in a form (attribute) of its kind's message; "" if it has none.

        Forms: `chosen` (anywhere), `listed` (a line of a list, distinguishing words first), `asked` (which kind the choice is for),
        `then` (the answer to that), `raised` (a number that rises, on a button beside others). Their arguments are those of `chosen`.
        """
        fields = field_kinds(kind)
        if self.has(kind_id(kind), attribute):
            arguments = {
                field.name: self.value(field, values.get(field.name, field.default), names)
                if field.name in values or field.has_default
                else OPEN
                for field in fields
            }
            arguments |= {
                f"{field.name}-count": len(values.get(field.name, field.default))
                for field in fields
                if field.is_several and (field.name in values or field.has_default)
            }
            return self._format(kind_id(kind), attribute, arguments).strip()
        return ""

    def _chosen_value(self, kind: type[Move], field: FieldKind, value: Any, names: Sequence[str]) -> str:
        flag = f"{kind_id(kind)}-{hyphened(field.name)}-{'true' if value else 'false'}"
        return self(flag) if field.is_bool and self.has(flag) else str(self.value(field, value, names))

    def field(self, kind: type[Move], field: FieldKind) -> str:
        """Return the question for a field of a move: "Which good?"."""
        return self(f"{kind_id(kind)}-{hyphened(field.name)}")


def kind_id(kind: type[Move]) -> str:
    """Return the message id of a kind of move."""
    return f"move-{hyphened(kind.__name__)}"


def component_id(table: str, name: Any) -> str:
    """Return the message id of a component: `goods-corn`."""
    return f"{hyphened(table)}-{hyphened(str(name))}"


@cache
def phrases(language: str, game: str | None = None) -> Phrases:
    """Return the words of a language for a game. They are cached, because reading the files is slow."""
    return Phrases(language, game)


def name_of_language(language: str) -> str:
    """Return a language's name for itself; its id if its words no longer exist."""
    return phrases(language)("language-name") if folder_of(language) is not None else language


def printed(key: str | None) -> Numbers:
    """Return the numbers of a game's box as it is printed."""
    game = all_games().get(key) if key else None
    return numbers_of(game, game.rules, {}, {}) if game else NOTHING


def table_phrases(
    language: str, game: str, rules: int, options: Mapping[str, Any], overrides: Mapping[str, Any]
) -> Phrases:
    """Return the words of a language for one table, with the table's own numbers."""
    return _of_numbers(language, game, numbers_of(all_games()[game], rules, options, overrides))


@lru_cache(maxsize=256)
def _of_numbers(language: str, game: str | None, numbers: Numbers) -> Phrases:
    return Phrases(language, game, numbers)


@cache
def _tell_missing(language: str, sentence: str) -> None:
    """Log that a language lacks a sentence, once: every post would repeat it."""
    log.warning("%s has no words for %s: English is shown", language, sentence)
