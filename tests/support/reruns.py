"""A plugin of pytest: with `--again` a failed test of processes or browsers runs once more, and the run names it as flaky.

Rules, words and pictures never get a second try. More than `MOST` flaky tests fail the run: something is wrong then.
"""

import pytest

MOST = 3
FOLDERS = {"bot", "local"}
"""Folders of `tests` in which programs, sockets and browsers run beside the test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--again`."""
    parser.addoption(
        "--again", action="store_true", help="run a failed test of processes or browsers once more"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Allow a second try to tests in these folders."""
    if not config.getoption("--again"):
        return
    for item in items:
        folders = item.path.relative_to(config.rootpath).parts
        if folders[0] == "tests" and folders[1] in FOLDERS:
            item.add_marker(pytest.mark.flaky(reruns=1))


class Flaky:
    """Counts the tests of a run that needed a second try."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        """The failure of the first try, by test."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a first try that failed."""
        if report.outcome == "rerun":  # the outcome that pytest-rerunfailures adds
            self.found[report.nodeid] = report.longreprtext

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run with too many."""
        if len(self.found) > MOST and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print each flaky test with its first failure."""
        for test, wrong in self.found.items():
            terminalreporter.section(f"flaky: {test}")
            terminalreporter.write_line(wrong)
        if len(self.found) > MOST:
            terminalreporter.write_line(f"{len(self.found)} tests passed only at a second try, {MOST} may")


def pytest_configure(config: pytest.Config) -> None:
    """Count in the process that prints the summary."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Flaky())
