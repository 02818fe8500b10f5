"""The thirds of a test's cases that `.ci/run` takes by turns (tests/support/thirds.py)."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.thirds import VARIABLE, chosen, pytest_collection_modifyitems, third_of

NAMES = [f"tests/some/test_{number}.py::test_it" for number in range(30)]


@pytest.mark.parametrize("cases", range(1, 12))
def test_three_thirds_are_all_cases_and_none_is_empty(cases: int) -> None:
    for name in NAMES:
        thirds = [third_of(name, cases, third) for third in range(3)]
        assert all(thirds)
        assert {number for third in thirds for number in third} == set(range(cases))


def test_from_three_cases_on_no_case_is_in_two_thirds() -> None:
    for name in NAMES:
        assert sum(len(third_of(name, 8, third)) for third in range(3)) == 8


def test_tests_of_one_kind_begin_in_different_thirds() -> None:
    assert {third_of(name, 4, 0)[0] for name in NAMES} == {0, 1, 2}


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
        assert every[-1] in items
        run += [item.nodeid for item in items[:-1]]
    assert sorted(run) == sorted(item.nodeid for item in every[:-1])
    assert len(left_out) == 12
