"""Metrics for Prometheus: counters, and the program's health, which is read when the metrics are requested."""

from collections.abc import Mapping
from dataclasses import field

from prometheus_client import (
    REGISTRY,
    Counter,
    Gauge,
    Histogram,
    Info,
    disable_created_metrics,
    generate_latest,
)

from bot.health.version import version
from games.core import record

disable_created_metrics()

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
"""Discord waits three seconds for an answer; a picture takes a tenth of one."""

ANSWERS = Histogram("caravel_answer_seconds", "From a click or command to its answer", buckets=SECONDS)
LATE = Counter("caravel_answers_late", "Answers that Discord did not take any more")
DRAWINGS = Histogram("caravel_drawing_seconds", "Drawing pictures", ["whom"], buckets=SECONDS)
REFUSED = Counter("caravel_requests_refused", "Requests that Discord refused as too many (429)")
CUT_SHORT = Counter("caravel_robot_decisions_cut_short", "Decisions of robots that the clock has ended early")

_READY = Gauge(
    "caravel_ready", "1 while the bot is connected to Discord and answers, or stands by for others"
)
_HEARTBEAT = Gauge("caravel_heartbeat_age_seconds", "Since Discord answered a heartbeat")
_OUTBOX = Gauge("caravel_outbox_rows", "Posts that are committed and not sent yet")
_OLDEST = Gauge("caravel_outbox_oldest_seconds", "Since the oldest of them was committed; 0 where none waits")
_TABLES = Gauge("caravel_tables", "Tables by status; frozen ones count there too", ["status"])
_BACKUP = Gauge("caravel_backup_age_seconds", "Since the newest back-up was made")
Info("caravel", "Which Caravel this is").info({"version": version()})

UNKNOWN = float("nan")
LONGEST_SILENCE = 150.0
"""Seconds without an answered heartbeat after which the connection counts as lost; Discord wants one every 41."""


@record
class Signs:
    """The program's health at one moment. Ages are in seconds; None if there is nothing to measure.

    ready: It is connected to Discord.
    heartbeat: Time since Discord answered a heartbeat.
    waiting, oldest: The number of rows in the outbox, and the age of the oldest one.
    tables: Number of tables by status, and of frozen ones under `frozen`.
    backup: Age of the newest backup.
    wrong: What keeps the program from its work, in words.
    standing_by: It owns no shard, because other processes own all.
    """

    ready: bool = False
    heartbeat: float | None = None
    waiting: int = 0
    oldest: float | None = None
    tables: Mapping[str, int] = field(default_factory=dict[str, int])
    backup: float | None = None
    wrong: tuple[str, ...] = ()
    standing_by: bool = False

    def faults(self) -> tuple[str, ...]:
        """Return all faults, in words; none if all is well."""
        found = [*self.wrong]
        if self.standing_by:
            return tuple(found)
        if not self.ready:
            found.append("not connected to Discord")
        elif self.heartbeat is not None and self.heartbeat > LONGEST_SILENCE:
            found.append(f"Discord has answered no heartbeat for {self.heartbeat:.0f} s")
        return tuple(found)


def exposition(signs: Signs) -> bytes:
    """Return all metrics in Prometheus's text format."""
    _READY.set(signs.ready or signs.standing_by)
    _HEARTBEAT.set(UNKNOWN if signs.heartbeat is None else signs.heartbeat)
    _OUTBOX.set(signs.waiting)
    _OLDEST.set(signs.oldest or 0)
    _BACKUP.set(UNKNOWN if signs.backup is None else signs.backup)
    _TABLES.clear()
    for status, count in signs.tables.items():
        _TABLES.labels(status).set(count)
    return generate_latest(REGISTRY)
