"""A translator is told what is missing, superfluous, too long for its place, or unknown."""

import subprocess
import sys

import pytest

from games.words import files
from games.words.check import check
from games.words.files import languages
from tests.support.nonsense import NONSENSE, write_nonsense


@pytest.fixture
def changed(tmp_path, monkeypatch):
    """A copy of English in which a text is replaced; what is wrong with it then."""

    def change(file, old, new):
        folder = tmp_path / "yy"
        folder.mkdir()
        for path in files.files_of("en"):
            text = path.read_text(encoding="utf-8")
            if path.name == file:
                assert old in text
                text = text.replace(old, new, 1)
            (folder / path.name).write_text(text, encoding="utf-8")
        monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, tmp_path])
        return check("yy")

    return change


@pytest.mark.rest
@pytest.mark.parametrize("language", languages())
def test_a_language_that_is_shipped_is_complete(language):
    assert check(language) == []


@pytest.mark.rest
def test_a_sentence_that_english_has_is_missing(changed):
    assert changed("bot.ftl", "button-join = Join\n", "") == ["bot.ftl: button-join: missing"]


@pytest.mark.rest
@pytest.mark.parametrize("file", ["host.ftl", "puerto_rico.ftl"])
def test_a_sentence_stands_in_one_of_the_files_that_are_read_together(changed, file):
    found = changed(file, "\n\n", "\nbutton-join = Join us\n\n")
    assert f"{file}: button-join: stands in bot.ftl, too" in found


@pytest.mark.rest
def test_an_attribute_that_english_has_is_missing(changed):
    found = changed("puerto_rico.ftl", "    .about = Build a building in your city\n", "")
    assert found == ["puerto_rico.ftl: move-build.about: missing"]


@pytest.mark.rest
def test_a_sentence_that_english_lacks_is_superfluous(changed):
    found = changed("bot.ftl", "button-join = Join\n", "button-join = Join\nbutton-jion = Jion\n")
    assert found == ["bot.ftl: button-jion: superfluous: English has no such sentence"]


@pytest.mark.rest
def test_a_gender_is_not_superfluous(changed):
    assert changed("puerto_rico.ftl", "goods-corn = corn\n", "goods-corn = mais\n    .gender = m\n") == []


@pytest.mark.rest
def test_a_file_of_no_game_is_superfluous(changed, tmp_path):
    changed("bot.ftl", "button-join = Join", "button-join = Join")
    (tmp_path / "yy" / "chess.ftl").write_text("game-name = Chess\n")
    assert check("yy") == ["chess.ftl: superfluous: there is no such game"]


@pytest.mark.rest
def test_a_whole_file_is_missing(changed, tmp_path):
    changed("bot.ftl", "button-join = Join", "button-join = Join")
    (tmp_path / "yy" / "mundus_novus.ftl").unlink()
    assert check("yy") == ["mundus_novus.ftl: missing"]


@pytest.mark.parametrize(
    ("file", "old", "message", "most"),
    [
        ("bot.ftl", "button-join = Join\n", "button-join", 80),
        ("commands.ftl", "command-help = How to play here\n", "command-help", 100),
        ("puerto_rico.ftl", "move-build = Build\n", "move-build", 80),
        ("puerto_rico.ftl", "move-build-building = Which building?\n", "move-build-building", 45),
    ],
)
@pytest.mark.rest
def test_what_does_not_fit_its_place_is_too_long(changed, file, old, message, most):
    found = changed(file, old, f"{message} = {'x' * (most + 1)}\n")
    assert found == [f"{file}: {message}: {most + 1} characters, {most} fit"]


@pytest.mark.rest
def test_the_longest_variant_counts(changed):
    variants = "button-join = { $x ->\n    [one] x\n   *[other] " + "x" * 81 + "\n }\n"
    assert "bot.ftl: button-join: 81 characters, 80 fit" in changed(
        "bot.ftl", "button-join = Join\n", variants
    )


@pytest.mark.rest
def test_an_unknown_argument_is_named(changed):
    found = changed("bot.ftl", "started = { $game } begins.", "started = { $game } begins, { $nmae }.")
    assert found == ["bot.ftl: started: $nmae is unknown"]


@pytest.mark.rest
def test_a_number_of_the_box_is_known(changed):
    assert (
        changed("puerto_rico.ftl", "Build a building", "Build one of { $buildings-wharf-cost } buildings")
        == []
    )


@pytest.mark.rest
def test_an_argument_that_is_left_out_is_named(changed):
    found = changed(
        "bot.ftl", "waiting-for = Waiting for { $who }: { $asked }", "waiting-for = Waiting: { $asked }"
    )
    assert found == ["bot.ftl: waiting-for: $who is left out"]


@pytest.mark.rest
def test_an_unknown_sentence_that_is_quoted_is_named(changed):
    found = changed("bot.ftl", "started = { $game } begins.", "started = { $game }: { game-nmae } begins.")
    assert found == ["bot.ftl: started: { game-nmae } is unknown"]


@pytest.mark.rest
def test_an_unknown_function_is_named(changed):
    found = changed("bot.ftl", "{ $number }. { $name }{", "{ $number }. { UPPER($name) }{")
    assert found == ["bot.ftl: lobby-seat: UPPER() is unknown"]


@pytest.mark.rest
def test_a_variant_that_never_comes_is_named(changed):
    found = changed("core.ftl", "    [yes] { $seat } brought back", "    [si] { $seat } brought back")
    assert found == ["core.ftl: event-taken-back: [si] is no value of what it chooses by"]


@pytest.mark.rest
def test_what_cannot_be_read_is_shown(changed):
    found = changed("bot.ftl", "button-join = Join\n", "button-join = { $x\n")
    assert found[0].startswith("bot.ftl: cannot be read: 'button-join = { $x'")


@pytest.mark.rest
def test_a_sentence_that_stands_twice_is_named(changed):
    found = changed("bot.ftl", "button-join = Join\n", "button-join = Join\nbutton-join = Join\n")
    assert found == ["bot.ftl: button-join: stands twice"]


@pytest.mark.rest
@pytest.mark.parametrize("name", ["Hilfe", "two words", "{ $x }", "x" * 33])
def test_a_name_is_as_discord_takes_it(changed, name):
    found = changed("commands.ftl", ".name = help", f".name = {name}")
    assert any(line.startswith("commands.ftl: command-help.name: ") for line in found)


@pytest.mark.rest
def test_two_commands_of_a_group_differ_in_name(changed):
    found = changed("host.ftl", ".name = pause", ".name = resume")
    assert found == ["host.ftl: command-host-resume.name: command-host-pause is called 'resume', too"]


@pytest.mark.rest
def test_an_accent_may_stand_in_a_name(changed):
    assert changed("commands.ftl", ".name = help", ".name = ayuda-rápida") == []


@pytest.mark.rest
def test_the_program_says_it_and_fails(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "games.words", "check", "zz"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stdout == "zz/there is no folder of words for 'zz'\n"


@pytest.mark.rest
def test_the_nonsense_of_the_tests_is_complete(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "FOLDERS", [*files.FOLDERS, write_nonsense(tmp_path)])
    assert [line for line in check(NONSENSE) if "characters" not in line] == []


@pytest.mark.rest
@pytest.mark.parametrize("text", ["__Join__", "**Join", "[Join](https://a.link)"])
def test_markup_that_is_not_ours_is_found(changed, text):
    (found,) = changed("bot.ftl", "button-join = Join\n", f"button-join = {text}\n")
    assert found.startswith("bot.ftl: button-join: ")
    assert found.endswith("is markup that our texts do not use")
