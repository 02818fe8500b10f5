"""Fluent files as parsed, kept beside them."""

import os
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from games.core.box import DataError
from games.words import parsed
from games.words.files import Bundle
from games.words.parsed import DIGEST, KEPT, read_parsed

TEXT = """\
-ship = ship
colonist-ship = colonist { -ship }
wharf = { colonist-ship }
load = Load { $count } { good }
    .about = { $seat } loads.
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of words; Python may write compiled files."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "game.ftl"
    path.write_text(TEXT, encoding="utf-8")
    return path


def copies(file: Path) -> list[Path]:
    return [*(file.parent / KEPT).iterdir()]


@pytest.fixture
def parses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were parsed since."""
    seen = []
    real = parsed.FluentParser.parse
    monkeypatch.setattr(
        parsed.FluentParser, "parse", lambda self, text: seen.append(text) or real(self, text)
    )
    return seen


def test_sentences_know_what_they_refer_to(file):
    entries = read_parsed(file)
    assert [*entries] == ["-ship", "colonist-ship", "wharf", "load"]
    assert entries["load"].sentences[None].variables == {"count"}
    assert entries["load"].sentences[None].quoted == (("good", None),)
    assert entries["load"].sentences["about"].variables == {"seat"}
    assert entries["colonist-ship"].sentences[None].quoted == (("-ship", None),)
    assert entries["wharf"].repeats == "colonist-ship"
    assert entries["load"].repeats is None


def test_a_second_process_need_not_parse(file, parses):
    first = read_parsed(file)
    again = read_parsed(file)
    assert parses == [TEXT]
    assert again == first
    assert all(entry.tree().equals(again[key].tree()) for key, entry in first.items())
    assert len(copies(file)) == 1


def test_changed_text_is_parsed_though_its_file_is_as_old_and_as_long(file, parses):
    read_parsed(file)
    before = file.stat()
    file.write_text(TEXT.replace("loads", "packs"), encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    read_parsed(file)
    read_parsed(file)
    assert len(parses) == 2
    assert len(copies(file)) == 1


@pytest.mark.parametrize("damage", [b"", b"x", b"whole"], ids=["empty", "cut", "changed"])
def test_a_damaged_copy_is_replaced(file, parses, damage):
    whole = read_parsed(file)
    (copy,) = copies(file)
    content = copy.read_bytes()
    spoilt = {b"": b"", b"x": content[:-7], b"whole": content[:-7] + b"garbage"}[damage]
    copy.write_bytes(spoilt)
    assert read_parsed(file) == whole
    assert len(parses) == 2
    assert copy.read_bytes() == content


def test_a_copy_without_its_seal_is_not_unpickled(file, parses, tmp_path):
    read_parsed(file)
    (copy,) = copies(file)
    trace = tmp_path / "trace"
    copy.write_bytes(copy.read_bytes()[:DIGEST] + pickle.dumps(Planted(str(trace))))
    read_parsed(file)
    assert not trace.exists()
    assert len(parses) == 2


class Planted:
    def __init__(self, path: str) -> None:
        self.path = path

    def __reduce__(self):
        return Path.touch, (Path(self.path),)


def test_a_folder_that_cannot_be_written_does_not_matter(file, parses):
    (file.parent / KEPT).write_text("a file stands in the way")
    assert read_parsed(file)
    assert read_parsed(file)
    assert len(parses) == 2


def test_nothing_is_written_if_python_writes_no_compiled_files(file, parses, monkeypatch):
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert read_parsed(file)
    assert not (file.parent / KEPT).exists()


def test_text_that_cannot_be_read_is_refused_each_time(file):
    file.write_text("load = { $count\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(DataError, match=r"game\.ftl: 'load = "):
            read_parsed(file)
    assert not (file.parent / KEPT).exists()


def test_reading_leaves_the_collector_as_it_was(file):
    import gc

    read_parsed(file)
    read_parsed(file)
    assert gc.isenabled()


def test_a_bundle_unpacks_what_is_used_and_what_that_quotes(file):
    bundle = Bundle("en")
    bundle.entries = dict(read_parsed(file))
    assert bundle.format_pattern(bundle.get_message("wharf").value) == ("colonist ship", [])
    assert [*bundle.entries] == ["load"]
    assert bundle.format_pattern(bundle.get_message("wharf").value) == ("colonist ship", [])


def test_threads_may_use_an_entry_for_the_first_time_together(file):
    for _ in range(20):
        bundle = Bundle("en")
        bundle.entries = dict(read_parsed(file))
        gate = Barrier(4)

        def used(bundle: Bundle = bundle, gate: Barrier = gate) -> object:
            gate.wait()
            return bundle.format_pattern(bundle.get_message("wharf").value)

        with ThreadPoolExecutor(4) as pool:
            found = [one.result() for one in [pool.submit(used) for _ in range(4)]]
        assert found == [("colonist ship", [])] * 4
