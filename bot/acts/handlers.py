"""The acts of all buttons, lists and forms that are not moves."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.acts.answers import Answer
from bot.acts.built import Acts
from bot.acts.clicks import Clicks
from bot.acts.requests import Request
from bot.acts.teaching import Learner
from bot.acts.trying import may_try
from bot.menus.buttons import (
    AddRobot,
    Agree,
    AskRematch,
    Ballot,
    ChooseOption,
    ChoosePace,
    ChooseValue,
    Concede,
    Decline,
    Decree,
    EndTable,
    GoOnHere,
    Invite,
    InviteThem,
    Join,
    Leave,
    LendSeat,
    LetRobotPlay,
    LookBack,
    Mute,
    OpenMenu,
    PauseTable,
    RemindAt,
    RemindLater,
    RemindTyped,
    RemoveRobot,
    ShareReplay,
    ShowBoard,
    ShowChapter,
    ShowFairness,
    ShowHand,
    ShowMore,
    ShowNews,
    ShowReasons,
    ShowRules,
    ShowScore,
    StandIn,
    StartGame,
    TakeSeat,
    TurnLog,
    Undo,
    VoteYes,
)
from bot.menus.newcomers import (
    BackToLesson,
    BeginLesson,
    LessonChapter,
    LessonChapters,
    OpenHelp,
    QuickGame,
    QuickLobby,
    QuickStart,
    ShowLegend,
    ShowLessons,
    ShowPart,
)
from bot.menus.own_buttons import (
    DropOrder,
    OfferConditions,
    OpenTry,
    PassUntil,
    TryStep,
    TurnList,
    WriteNote,
)
from bot.menus.robot_buttons import AskAdvice, ChooseLevel, ShowReview, ShowWhys
from bot.menus.seat_buttons import AskToConcede, AskToLeave, LeaveSeat, LendOwnSeat, ShowSeat, TakeBackSeat
from bot.menus.settings_buttons import (
    EndLeague,
    ForgetMe,
    OpenVacation,
    OpenZone,
    QuietTyped,
    SetLanguage,
    SetPictures,
    SetQuiet,
    SetReminders,
    SetServerLanguage,
    SetServerPace,
    SetTable,
    SetWays,
    SetZone,
    SignOut,
    ToggleNext,
    TurnPage,
    VacationTyped,
    ZoneTyped,
)
from bot.posts.pictures import private_pictures
from bot.posts.reasons import has_robots
from bot.posts.rules import CHAPTER


def register(clicks: Clicks, acts: Acts) -> None:
    """Register the act of every click."""
    _playing(clicks, acts)
    _seats(clicks, acts)
    _lobby(clicks, acts)
    _beginning(clicks, acts)
    _looking(clicks, acts)
    _afterwards(clicks, acts)
    _settings(clicks, acts)
    _offers(clicks)


def _playing(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks that play, undo, or leave orders."""

    async def decree(request: Request, table: int, name: str) -> Answer:
        return await acts.consent.decree(table, request.user, name, request.managed())

    clicks.on(OpenMenu, acts.choosing.menu)
    clicks.on(AskAdvice, acts.hinting.suggest)
    clicks.on(Undo, acts.consent.undo)
    clicks.on(Agree, acts.consent.agree)
    clicks.on(Decline, acts.consent.decline)
    clicks.on_request(Decree, decree)
    clicks.on(Mute, acts.turns.mute)
    clicks.on(RemindLater, acts.turns.offer_moments)
    clicks.on(RemindAt, acts.turns.need_chosen, Request.chosen)
    clicks.on(RemindTyped, acts.turns.need_typed, Request.typed)
    clicks.on(LetRobotPlay, acts.turns.robot)
    clicks.on(StandIn, acts.turns.stand_in)
    clicks.on(OfferConditions, acts.orders.offer)
    clicks.on(PassUntil, acts.orders.pass_until, Request.chosen)
    clicks.on(DropOrder, acts.orders.drop_this)
    clicks.on(WriteNote, acts.jotting.keep, Request.typed)
    clicks.on(OpenTry, acts.trying.open)
    clicks.on(TryStep, acts.trying.step)


def _seats(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks that hand over a seat or a table, and those of votes."""
    clicks.on(Ballot, acts.voting.ballot)
    clicks.on(VoteYes, acts.voting.named)
    clicks.on(TakeSeat, acts.seat_changes.take, named=True)
    clicks.on(Concede, acts.seat_changes.concede)
    clicks.on(ShowSeat, acts.own_seat.show)
    clicks.on(AskToLeave, acts.own_seat.ask_to_leave)
    clicks.on(AskToConcede, acts.seat_changes.ask_concession)
    clicks.on(LeaveSeat, partial(acts.seat_changes.open, named=None, robot=None))
    clicks.on(LendOwnSeat, partial(acts.seat_changes.keep_warm, named=None, robot=None))
    clicks.on(TakeBackSeat, acts.seat_changes.back)
    clicks.on(LendSeat, partial(acts.seat_changes.keep_warm, sure=True))
    clicks.on(PauseTable, acts.seat_changes.pause)

    async def go_on(request: Request, table: int) -> str:
        place = request.place_to_go_on()
        return await acts.stranded.go_on(table, request.user, *place, request.managed())

    clicks.on_request(GoOnHere, go_on)


def _lobby(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks of a lobby."""
    clicks.on(Join, acts.lobbies.join, named=True)
    clicks.on(Leave, acts.lobbies.leave)
    clicks.on(Invite, acts.lobbies.offer_people)
    clicks.on(InviteThem, acts.lobbies.invite, Request.chosen_person, named=True)
    clicks.on(EndTable, acts.lobbies.end, Request.managed, named=True)
    clicks.on(AddRobot, acts.lobbies.add_robot)
    clicks.on(RemoveRobot, acts.lobbies.remove_robot)
    clicks.on(StartGame, acts.lobbies.start)
    clicks.on(ChooseLevel, acts.lobbies.choose_level, Request.chosen)
    clicks.on(ChooseOption, acts.lobbies.offer_values, Request.chosen)
    clicks.on(ChooseValue, acts.lobbies.choose_value, Request.chosen)
    clicks.on(ChoosePace, acts.lobbies.choose_pace, Request.chosen)


def _beginning(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks that begin a game or a lesson."""

    async def again(table: int, user: int, name: str, chapter: int) -> str:
        return await acts.teaching.again(table, Learner(user, name), chapter)

    clicks.on_request(OpenHelp, acts.helping.open)
    clicks.on(QuickGame, lambda _, user, game: acts.quick.ready(user, game))
    clicks.on_request(QuickStart, acts.quick.start)
    clicks.on_request(QuickLobby, acts.quick.lobby)
    clicks.on(ShowLessons, lambda _, user: acts.teaching.offer(None, user))
    clicks.on_request(BeginLesson, acts.teaching.begin_for)
    clicks.on(LessonChapters, acts.teaching.chapters)
    clicks.on(LessonChapter, again, named=True)
    clicks.on(BackToLesson, acts.teaching.back)


def _looking(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks that only show something."""

    async def more(table: int, user: int) -> Answer:
        stuck = await acts.own_seat.of_wreck(table, user)
        if stuck is not None:
            return stuck
        live, _ = await acts.looking.seen(table, user)
        return clicks.more(live, user)

    async def chapter(request: Request, table: int, game: str, chapter: str | None) -> Answer:
        topic = None if chapter is None else f"{CHAPTER}{chapter}"
        answer = await acts.looking.read(request.channel, request.user, table, game, topic)
        return (
            answer if table or request.guild is None else await acts.quick.with_start(answer, request, game)
        )

    async def part(request: Request, table: int, game: str) -> Answer:
        return await acts.looking.read(request.channel, request.user, table, game, request.chosen())

    clicks.on(ShowBoard, acts.looking.boards)
    clicks.on(ShowHand, acts.looking.hand)
    clicks.on(ShowScore, acts.looking.score)
    clicks.on(ShowReasons, partial(acts.looking.score, why=True))
    clicks.on(ShowWhys, acts.looking.whys)
    clicks.on(ShowRules, acts.looking.rules)
    clicks.on(ShowNews, acts.looking.news)
    clicks.on(ShowFairness, acts.looking.fairness)
    clicks.on(TurnLog, acts.looking.log)
    clicks.on(LookBack, acts.looking.back_then, Request.chosen_number)
    clicks.on_request(TurnList, _turned(acts))
    clicks.on(ShowLegend, acts.looking.legend)
    clicks.on_request(ShowChapter, chapter)
    clicks.on_request(ShowPart, part)
    clicks.on(ShowMore, more)


def _turned(acts: Acts) -> Callable[[Request, int, str, int], Awaitable[Answer]]:
    """Return the act that shows another page of a list."""
    pages: Mapping[str, Callable[[Request, int, int], Awaitable[Answer]]] = {
        "games": lambda request, _, page: acts.lists.own(
            request.user, page, may_go_on=request.may_go_on(), manages=request.managed()
        ),
        "open": lambda request, _, page: acts.lists.open(
            request.required_guild(), request.user, request.sees, page
        ),
        "records": lambda request, _, page: acts.records.of_server(request.guild, request.user, page),
        "league": lambda request, _, page: acts.leagues.show(request.channel or 0, request.user, page),
        "orders": lambda request, table, page: acts.orders.list(table, request.user, page),
        "conditions": lambda request, table, page: acts.orders.offer(table, request.user, page),
        "why": lambda request, table, page: acts.looking.score(table, request.user, page, why=True),
        "verify": lambda request, table, page: acts.looking.verify(table, request.user, page),
    }

    async def turn(request: Request, table: int, what: str, page: int) -> Answer:
        return await pages[what](request, table, page)

    return turn


def _afterwards(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks of finished games and leagues."""

    async def rematch(request: Request, table: int) -> str | Answer:
        request.require_room()
        return await acts.afterwards.rematch(table, request.user, request.name)

    async def end_league(request: Request, _: int, league: int) -> str:
        return await acts.leagues.end(league, request.user, request.name, request.managed())

    clicks.on_request(AskRematch, rematch)
    clicks.on(ShareReplay, acts.afterwards.share_replay, named=True)
    clicks.on(ShowReview, acts.reviewing.review)
    clicks.on_request(EndLeague, end_league)


def _settings(clicks: Clicks, acts: Acts) -> None:
    """Register the clicks of the settings pages."""
    pages = acts.settings_pages

    clicks.on_request(TurnPage, pages.turn)
    clicks.on_request(SetWays, pages.set_ways)
    clicks.on_request(SetQuiet, pages.set_quiet)
    clicks.on_request(QuietTyped, pages.type_quiet)
    clicks.on_request(SetReminders, pages.set_reminders)
    clicks.on_request(ToggleNext, pages.toggle_next)
    clicks.on_request(OpenZone, pages.open_zone)
    clicks.on_request(ZoneTyped, pages.type_zone)
    clicks.on_request(OpenVacation, pages.open_vacation)
    clicks.on_request(VacationTyped, pages.type_vacation)
    clicks.on_request(SetLanguage, pages.set_language)
    clicks.on_request(SetPictures, pages.set_pictures)
    clicks.on_request(SetZone, pages.set_zone)
    clicks.on_request(SetTable, pages.set_for_table)
    clicks.on_request(SetServerPace, pages.set_server_pace)
    clicks.on_request(SetServerLanguage, pages.set_server_language)
    clicks.on_request(SignOut, pages.sign_out)
    clicks.on(ForgetMe, lambda _, user: acts.forgetting.forget(user))


def _offers(clicks: Clicks) -> None:
    """Register the buttons of *More…*, in this order."""
    clicks.offer("button-chapters", LessonChapters, lambda live: live.notes.lesson)
    clicks.offer("button-hand", ShowHand, lambda live: bool(private_pictures(live)), to_players=True)
    clicks.offer("button-score", ShowScore)
    clicks.offer("button-why", ShowReasons)
    clicks.offer("button-whys", ShowWhys, has_robots)
    clicks.offer("button-news", ShowNews, to_players=True)
    clicks.offer("button-log", lambda table: TurnLog(table, 0))
    clicks.offer("button-conditions", OfferConditions, lambda live: not live.is_over, to_players=True)
    clicks.offer("button-legend", ShowLegend)
    clicks.offer("button-own-seat", ShowSeat, lambda live: not live.is_over, to_players=True)
    clicks.offer("button-review", ShowReview, lambda live: live.is_over, to_players=True)
    clicks.offer("button-fair", ShowFairness, lambda live: not live.notes.lesson)
    clicks.offer("button-try", OpenTry, lambda live: may_try(live) and not live.is_over, to_players=True)
