"""Processes in which the robots of all tests think: one takes longer to begin than most tests take."""

from typing import Any

from games.ai.workers import Workers


class Lasting(Workers):
    """Workers that outlive a bot; they end with this process."""

    def close(self) -> None:
        """Leave them to the next bot."""


_ROBOTS, _PATIENT = Lasting(1, niceness=0), Lasting(1, niceness=0)


def robots() -> dict[str, Any]:
    """Return the options of `Resources` that are workers: they begin when a robot first thinks for long."""
    return {"workers": _ROBOTS, "patient": _PATIENT}
