"""The thirds of a test's cases that `.ci/run` takes by turns (tests/support/thirds.py)."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.thirds import VARIABLE, chosen, pytest_collection_modifyitems, third_of

NAMES = [f"tests/some/test_{number}.py::test_it" for number in range(30)]


@pytest.mark.parametrize("cases", range(1, 12))
def test_each_case_is_in_one_third(cases: int) -> None:
    for name in NAMES:
        thirds = [third_of(name, cases, third) for third in range(3)]
        assert sorted(number for third in thirds for number in third) == list(range(cases))


def test_tests_with_one_case_are_in_different_thirds() -> None:
    assert {tuple(map(len, (third_of(name, 1, third) for third in range(3)))) for name in NAMES} == {
        (1, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    }


def test_a_wrong_third_is_refused_with_what_to_give_instead() -> None:
    assert chosen("") is None
    assert chosen("2") == 2
    with pytest.raises(pytest.UsageError, match=r"CARAVEL_THIRD=3: give 0, 1 or 2"):
        chosen("3")


def test_a_third_leaves_out_the_cases_of_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    left_out: list[Any] = []

    def deselected(items: list[Any]) -> None:
        left_out.extend(items)

    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=deselected))
    every: list[Any] = [SimpleNamespace(nodeid=f"file.py::test_it[{number}]") for number in range(6)]
    every.append(SimpleNamespace(nodeid="file.py::test_alone"))
    run = list[str]()
    for third in "012":
        monkeypatch.setenv(VARIABLE, third)
        items = list(every)
        pytest_collection_modifyitems(config, items)
        run += [item.nodeid for item in items]
    assert sorted(run) == sorted(item.nodeid for item in every)
    assert len(left_out) == 14
