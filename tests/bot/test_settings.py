import os
import re
from pathlib import Path

import pytest

from bot.errors import OperatorError
from bot.program.operator import put_back
from bot.program.run import backs_up
from bot.settings import Settings, SettingsError, distance, names, read_settings

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch):
    for name in list(os.environ):
        if name.upper().startswith("CARAVEL_") or name.upper() == "DISCORD_TOKEN":
            monkeypatch.delenv(name)


@pytest.fixture
def env(tmp_path):
    return tmp_path / ".env"


def written(env, *lines):
    env.write_text("\n".join(lines), encoding="utf-8")
    return env


def refused(env):
    with pytest.raises(SettingsError) as error:
        read_settings(env)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_every_setting_has_a_default(env):
    settings = read_settings(env)
    assert settings.discord_token is None
    assert settings.database == Path("caravel.sqlite")


def test_every_setting_stands_in_the_example_and_the_reverse():
    explained = re.findall(r"^#?([A-Z_]+)=", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(explained) == sorted(names().values())


def test_every_setting_of_the_example_is_explained_above_it():
    for block in EXAMPLE.read_text(encoding="utf-8").strip().split("\n\n"):
        assert block.startswith("# ")


def test_the_example_shows_the_defaults(env):
    written(env, re.sub(r"^#([A-Z_]+=)", r"\1", EXAMPLE.read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert read_settings(env) == Settings()


def test_the_file_is_read_and_the_environment_goes_before_it(env, monkeypatch):
    written(env, "DISCORD_TOKEN=abc.def", "CARAVEL_LOCAL_PORT=8001", "CARAVEL_LOG_LEVEL=DEBUG")
    monkeypatch.setenv("CARAVEL_LOCAL_PORT", "8002")
    settings = read_settings(env)
    assert settings.discord_token.get_secret_value() == "abc.def"
    assert (settings.local_port, settings.log_level) == (8002, "debug")


def test_owners_are_separated_by_commas(env):
    assert read_settings(written(env, "CARAVEL_OWNERS=12, 34")).owners == {12, 34}


def test_shards_are_a_number_or_left_to_discord(env):
    assert read_settings(written(env, "CARAVEL_SHARDS=16")).shards == 16
    assert read_settings(written(env, "CARAVEL_SHARDS=Auto")).shards == "auto"


def test_what_belongs_to_other_programs_is_left_alone(env):
    assert read_settings(written(env, "COMPOSE_PROJECT_NAME=boards", "POSTGRES_PASSWORD=x")) == Settings()


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("CARAVEL_LOCAL_PORT=ninety", "Input should be a valid integer"),
        ("CARAVEL_LOCAL_PORT=70000", "less than or equal to 65535"),
        ("CARAVEL_LOG_LEVEL=loud", "'debug', 'info', 'warning' or 'error'"),
        ("CARAVEL_LANGUAGE=xx", "expected one of: en"),
        ("CARAVEL_OVERRIDES=/nowhere/numbers.toml", "does not point to a file"),
        ("CARAVEL_OWNERS=anna", "expected user ids"),
        ("CARAVEL_IDLE_DAYS=0", "greater than 0"),
        ("CARAVEL_IDLE_DAYS=inf", "less than or equal to 3650"),
        ("CARAVEL_IDLE_DAYS=nan", "less than or equal to 3650"),
        ("CARAVEL_LOBBY_DAYS=1e308", "less than or equal to 3650"),
        ("CARAVEL_BACKUP_KEEP_DAYS=1e12", "less than or equal to 3650"),
        ("CARAVEL_BACKUP_HOURS=inf", "less than or equal to 8760"),
        ("CARAVEL_BACKUP_HOURS=0.005", "expected 0 (no backups) or at least 0.017, a minute"),
        ("CARAVEL_OWNERS=²", "expected user ids"),
        ("CARAVEL_SHARDS=0", "greater than or equal to 1"),
        ("CARAVEL_SHARDS=1001", "less than or equal to 1000"),
        ("CARAVEL_SHARDS=many", "Input should be a valid integer"),
    ],
)
def test_a_wrong_setting_is_refused_in_one_line(env, line, wrong):
    name, _, value = line.partition("=")
    sentence = refused(written(env, line))
    assert sentence.startswith(f"{env}: {name}: ")
    assert wrong in sentence
    assert f"(found '{value}')" in sentence
    assert sentence.endswith("; correct or remove it, .env.example explains it")


@pytest.mark.parametrize(
    ("written_as", "origin"),
    [
        ("https://board.example.org", "https://board.example.org"),
        ("https://Board.Example.org/", "https://board.example.org"),
        ("board.example.org", "https://board.example.org"),
        ("https://board.example.org:8443", "https://board.example.org:8443"),
        ("https://board.example.org:443", "https://board.example.org"),
        ("board.example.org:", "https://board.example.org"),
        ("https://Bücher.example:8443", "https://xn--bcher-kva.example:8443"),
        ("straße.example", "https://xn--strae-oqa.example"),
        ("https://[2001:DB8:0::1]:443", "https://[2001:db8::1]"),
    ],
)
def test_the_address_of_the_page_is_an_origin_however_it_is_written(env, written_as, origin):
    assert read_settings(written(env, f"CARAVEL_PAGE_ADDRESS={written_as}")).page_address == origin


@pytest.mark.parametrize(
    "address",
    [
        "http://board.example.org",
        "https://",
        "https://a.example/board",
        "https://me@a.example",
        "https://:s3cret@a.example",
        "https://@a.example",
        "https://ü..example",
        "https://a.example:x",
    ],
)
def test_an_address_of_the_page_that_is_none_is_refused(env, address):
    said = refused(written(env, f"CARAVEL_PAGE_ADDRESS={address}"))
    assert said.startswith(f"{env}: CARAVEL_PAGE_ADDRESS: expected an address like https://board.example.org")


@pytest.mark.parametrize("secret", ["Bot s3cret", "s3 cret"])
def test_a_client_secret_is_not_repeated(env, secret):
    said = refused(written(env, f"CARAVEL_CLIENT_SECRET={secret}"))
    assert "s3" not in said
    assert "CARAVEL_CLIENT_SECRET" in said


def test_the_line_says_when_the_environment_is_to_blame(env, monkeypatch):
    monkeypatch.setenv("CARAVEL_LOCAL_PORT", "x")
    assert refused(written(env, "CARAVEL_LOCAL_PORT=1")).startswith("environment: CARAVEL_LOCAL_PORT: ")


MISSPELT = {
    "CARAVEL_DATABSE": "do you mean CARAVEL_DATABASE?",
    "CARVEL_OWNERS": "do you mean CARAVEL_OWNERS?",
    "discord_tokn": "do you mean DISCORD_TOKEN?",
    "DISCORDTOKEN": "do you mean DISCORD_TOKEN?",
    "CARAVEL_TABLES": ".env.example has them all",
    "DISCORD_BOT_TOKEN": ".env.example has them all",
    "TOKEN": ".env.example has them all",
    "BOT_TOKEN": ".env.example has them all",
}


@pytest.mark.parametrize(("name", "remedy"), MISSPELT.items())
def test_a_misspelt_setting_is_refused(env, name, remedy):
    said = refused(written(env, f"{name}=s3cret"))
    assert said == f"{env}: {name}: there is no such setting; {remedy}"


@pytest.mark.parametrize(("name", "remedy"), MISSPELT.items())
def test_a_misspelt_setting_in_the_environment_is_refused(env, monkeypatch, name, remedy):
    monkeypatch.setenv(name, "s3cret")
    assert refused(written(env)) == f"environment: {name}: there is no such setting; {remedy}"


@pytest.mark.parametrize(
    "line",
    ["DISCORD_TOKEN: s3cret", "DISCORD_TOKEN", "s3cret", "DISCORD_TOKEN='s3cret", "=s3cret", "a b=s3cret"],
)
def test_a_line_that_is_no_setting_is_refused_and_not_repeated(env, line):
    said = refused(written(env, "# mine", "", "CARAVEL_LOG_LEVEL=info", "", line))
    assert said == f"{env}: line 5: expected NAME=value; correct or remove it"


def test_a_setting_that_stands_in_the_file_twice_is_refused(env):
    said = refused(written(env, "DISCORD_TOKEN=s3cret", "", "DISCORD_TOKEN="))
    assert said == f"{env}: DISCORD_TOKEN: stands in line 1 and in line 3; remove one of them"


def test_a_token_of_another_program_in_the_environment_is_left_alone(env, monkeypatch):
    monkeypatch.setenv("GITHUB_TOKEN", "x")
    assert read_settings(env) == Settings()


def test_a_file_may_begin_with_the_mark_that_some_editors_write(env):
    env.write_text("DISCORD_TOKEN=abc.def\n", encoding="utf-8-sig")
    assert read_settings(env).discord_token.get_secret_value() == "abc.def"


@pytest.mark.parametrize(("one", "other", "letters"), [("ab", "ab", 0), ("ab", "b", 1), ("abc", "cab", 2)])
def test_the_distance_of_words_is_counted_in_letters(one, other, letters):
    assert distance(one, other) == letters


def test_a_token_never_stands_in_an_error_or_a_listing(env):
    assert "s3cret" not in refused(written(env, "DISCORD_TOKEN='Bot s3cret'"))
    assert "s3cret" not in repr(read_settings(written(env, "DISCORD_TOKEN=s3cret")))


def test_a_file_that_is_no_text_is_refused(env):
    env.write_bytes(b"\xff\xfe\x00")
    assert "must be a text file in UTF-8" in refused(env)


def test_a_database_is_a_file_or_a_server_whose_password_is_not_shown(env):
    assert read_settings(written(env, "CARAVEL_DATABASE=boats.sqlite")).address == Path("boats.sqlite")
    server = "postgresql://caravel:hunter2@host/boats"
    settings = read_settings(written(env, f"CARAVEL_DATABASE={server}"))
    assert settings.address == server
    assert "hunter2" not in repr(settings)


@pytest.mark.parametrize(
    "line", ["CARAVEL_LOCAL_WORLD=./caravel.sqlite", "CARAVEL_DATABASE=local/world.sqlite"]
)
def test_the_local_world_is_not_the_file_of_the_database(env, line):
    said = refused(written(env, line))
    assert "CARAVEL_LOCAL_WORLD: expected another file than CARAVEL_DATABASE" in said


@pytest.mark.parametrize("hours", ["0", "0.017", "24"])
def test_backups_are_off_or_at_least_a_minute_apart(env, hours):
    assert read_settings(written(env, f"CARAVEL_BACKUP_HOURS={hours}")).backup_hours == float(hours)


def test_postgresql_is_backed_up_by_its_own_tools(env):
    settings = read_settings(written(env, "CARAVEL_DATABASE=postgresql://caravel:hunter2@host/boats"))
    assert not backs_up(settings)
    with pytest.raises(OperatorError, match="use pg_dump and pg_restore"):
        put_back(settings, Path("copy.sqlite"))
