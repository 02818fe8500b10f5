"""A lesson's explanations of a question: why it is asked, what is usually good, and which control that is. Pure functions."""

from collections.abc import Iterator
from dataclasses import replace

from bot.menus.buttons import Undo, read_click
from bot.menus.control_ids import ControlId, question
from bot.menus.joined import first_choice
from bot.menus.newcomers import BackToLesson, BeginLesson, LessonChapter
from bot.menus.parts import CHOICE, LABEL, Button, Controls, People, Row, Select, in_rows, short
from bot.menus.whole_moves import way_to
from bot.table.lessons import LEARNER, Lesson, lesson_at, stand_of, taught, written
from bot.table.live import Started
from games.core.menus import Menu
from games.core.moves import Move, Seat

POINTER = "➜ "
Item = Button | Select | People


def lesson_words(live: Started) -> str:
    """Return a lesson's text below the question; empty at any other table, and if nothing is asked."""
    lesson = lesson_at(live)
    if lesson is None or LEARNER not in live.table.waiting():
        return ""
    stand, words = stand_of(lesson, live.table), live.words
    if stand.strayed is not None:
        return _strayed(live, lesson)
    if stand.place == len(lesson.line):
        is_end = live.table.log.last_decision(LEARNER) == _last_own(live)
        return words("lesson-ends", text=words("lesson-end")) if is_end else ""
    one = written(live, LEARNER)
    if one is None or one.says is None:
        return ""
    number = lesson.chapter_at(stand.place)
    head = words(
        "lesson-head",
        number=number + 1,
        count=len(lesson.chapters),
        title=words(f"lesson-chapter-{lesson.chapters[number].id}"),
    )
    names = {f"seat-{seat}": name for seat, name in enumerate(live.names)}
    return f"{head}\n{quoted(words(f'lesson-{one.says}', **names))}"


def _last_own(live: Started) -> int | None:
    """Return the entry with which the main line of a table's lesson ended."""
    lesson = lesson_at(live)
    assert lesson is not None
    made = [entry for entry in live.table.log.live_line() if entry.by not in ("chance", "forced")]
    own = [entry.n for entry in made[: len(lesson.line)] if entry.seat == LEARNER]
    return own[-1] if own else None


def _strayed(live: Started, lesson: Lesson) -> str:
    """Return the comment on the first decision off the lesson's line. After more decisions, only tell how to return."""
    stand, words = stand_of(lesson, live.table), live.words
    instead = lesson.line[stand.place]
    if stand.since > 1:
        return words("lesson-off")
    told = words.said(f"lesson-{instead.says}", "else") if instead.says else ""
    move = words.move(instead.move, live.names)
    return quoted(words("lesson-strayed", text=told, move=move))


def quoted(text: str) -> str:
    """Return a text as a quotation, so that it stands out from the question above it."""
    return "\n".join(f"> {line}" for line in text.splitlines())


# The controls


def guided(live: Started, seat: Seat, controls: Controls) -> Controls:
    """Return a question's controls with the lesson's choice marked. Off the lesson's line, *Undo* becomes the way back."""
    lesson = lesson_at(live)
    if lesson is None or seat != LEARNER:
        return controls
    if stand_of(lesson, live.table).strayed is not None:
        return tuple(tuple(_way_back(live, item) for item in row) for row in controls)
    one = written(live, seat)
    if one is None:
        return controls
    ways = dict(_ways(live.row.id, live.table.menu(seat), seat, question(live.table, seat), one.move))
    return tuple(_marked(row, ways) for row in controls)


def _way_back(live: Started, item: Item) -> Item:
    if isinstance(item, Button) and isinstance(read_click(item.custom_id), Undo):
        return Button(str(BackToLesson(live.row.id)), live.words("button-back-to-lesson"), "success")
    return item


def _ways(
    table: int, menu: Menu, seat: Seat, asked: str, move: Move
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each control on the way to a move: its id, and the values of its list that lead there."""
    way = way_to(menu, move)
    if way is None:
        return
    first = first_choice(menu, move)
    if first is not None:
        yield str(ControlId("both", table, seat, asked, first[0])), (".".join(first[1]),)
    at = ControlId("choose", table, seat, asked, way.kind)
    yield str(replace(ControlId("choose", table, seat, asked), action="kinds")), (str(way.kind),)
    steps = list[tuple[ControlId, str]]()
    for step in way.steps:
        steps.append((at, step))
        at = at.then(step)
    yield str(at), ()
    for place, (control, _) in enumerate(steps):
        left = [step for _, step in steps[place:]]
        values = tuple(".".join(left[:many]) for many in range(1, len(left) + 1))
        yield str(control), values
        yield str(control.then(action="form")), ()


def _marked(row: Row, ways: dict[str, tuple[str, ...]]) -> Row:
    """Return a row with every control marked that leads to the move, and every such value: one step of it, or several at once."""
    found: list[Item] = []
    for item in row:
        if isinstance(item, Button) and item.custom_id in ways:
            found.append(replace(item, style="success", label=short(POINTER + item.label, LABEL)))
        elif isinstance(item, Select) and item.custom_id in ways:
            values = ways[item.custom_id]
            choices = tuple(
                replace(one, label=short(POINTER + one.label, CHOICE)) if one.value in values else one
                for one in item.choices
            )
            found.append(
                replace(item, choices=choices, placeholder=short(POINTER + item.placeholder, CHOICE))
            )
        else:
            found.append(item)
    return tuple(found)


def lesson_buttons(names: dict[str, str]) -> Controls:
    """Return a button for each game that has a lesson."""
    return in_rows(Button(str(BeginLesson(0, game)), names[game]) for game in taught())


def chapter_buttons(live: Started) -> Controls:
    """Return a button for each chapter of a table's lesson, which starts the lesson over there."""
    lesson = lesson_at(live)
    assert lesson is not None
    return in_rows(
        Button(
            str(LessonChapter(live.row.id, number)),
            f"{number + 1}. {live.words(f'lesson-chapter-{chapter.id}')}",
            "secondary",
        )
        for number, chapter in enumerate(lesson.chapters)
    )
