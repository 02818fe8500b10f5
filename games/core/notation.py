"""Moves as a person types them: `sell corn`, `place corn=3 sugar_mill=1`, and back."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from games.core.moves import FieldKind, Move, field_kinds, move_name


class NotationError(ValueError):
    """A typed move that cannot be understood; `words` names the sentence, `args` its arguments."""

    def __init__(self, words: str, **args: Any) -> None:
        super().__init__(f"{words} {args}")
        self.words = words
        self.args_ = args


def move_text(move: Move) -> str:
    """Return the canonical text of a move: its name and its values in order, defaults left out."""
    parts = [move_name(type(move))]
    for field in field_kinds(type(move)):
        value = getattr(move, field.name)
        if field.has_default and value == field.default:
            continue
        if field.is_bool and field.has_default:
            parts.append(field.name if value else f"no{field.name}")
        elif field.is_several:
            parts.extend(pieces_text(value).split() or ["none"])
        else:
            parts.append(str(value))
    return " ".join(parts)


def pieces_text(pieces: Iterable[Any]) -> str:
    """Return pieces as `corn=3 quarry`, in their order, which is a draw's outcome."""
    runs = [(kind, len(list(run))) for kind, run in groupby(pieces)]
    return " ".join(f"{kind}={count}" if count > 1 else str(kind) for kind, count in runs)


def read_pieces(text: str) -> tuple[str, ...]:
    """Read pieces written as `corn=3 quarry`, `corn,corn,quarry` or `none`; raises `NotationError`."""
    pieces: list[str] = []
    for word in text.replace(",", " ").split():
        kind, _, count = word.partition("=")
        if count and not (count.isdecimal() and len(count) <= 3 and int(count) <= 200):
            raise NotationError("not-a-number", text=count)
        number = int(count or 1)
        pieces.extend([kind] * number)
    return () if pieces == ["none"] else tuple(pieces)


def read_move(text: str, kinds: Mapping[str, type[Move]]) -> Move:
    """Read a typed move among these kinds, by name; raises `NotationError`, says nothing of legality."""
    name, *words = text.split() or [""]
    kind = kinds.get(name.lower())
    if kind is None:
        raise NotationError("not-a-move", text=name, names=", ".join(kinds))
    values: dict[str, Any] = {}
    for field in field_kinds(kind):
        if field.is_bool and field.has_default:
            for word, value in ((field.name, True), (f"no{field.name}", False)):
                if word in words:
                    words.remove(word)
                    values[field.name] = value
        elif field.is_several:
            values[field.name] = tuple(read_value(word, field) for word in read_pieces(" ".join(words)))
            words = []
        elif words:
            values[field.name] = read_value(words.pop(0), field)
        elif not field.has_default:
            raise NotationError("field-missing", field=field.name, move=name)
    if words:
        raise NotationError("too-many-words", text=" ".join(words))
    return kind(**values)


def read_value(word: str, field: FieldKind) -> Any:
    """Read one typed value of a field."""
    if field.is_bool:
        if word.lower() not in ("yes", "no", "true", "false"):
            raise NotationError("not-yes-or-no", text=word)
        return word.lower() in ("yes", "true")
    if field.takes_numbers and word.removeprefix("-").isdecimal():
        return int(word)
    if not field.takes_text:
        raise NotationError("not-a-number", text=word)
    return word
