"""The Makefile's environment: it is made once, and anew where its Python is gone or finds no packages."""

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
GONE = Path("/usr/bin/python3.0")
"""No system has this Python."""

pytestmark = pytest.mark.skipif(not shutil.which("make"), reason="there is no make here")


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """A clone whose environment lost its Python and was made again; each test leaves it in this state."""
    folder = tmp_path_factory.mktemp("clone")
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "python3").symlink_to(GONE)
    (programs / "pip").write_text(f"#!{programs / 'python3'}\n", encoding="utf-8")
    (programs / "pip").chmod(0o755)
    for name in (".created", ".installed"):
        (folder / ".venv" / name).touch()
    make(folder, ".venv/.created")
    assert not (folder / ".venv" / ".installed").exists(), "its packages are to be installed again"
    (folder / ".venv" / ".installed").touch()
    return folder


def make(folder, *arguments):
    """Run make with the Python of this test; returns what it printed."""
    command = ["make", f"PYTHON={sys.executable}", *arguments]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True, env=kept)
    return done.stdout


@contextmanager
def gone(clone):
    """An upgrade of the system has taken the environment's Python away."""
    names = [*(clone / ".venv" / "bin").glob("python*")]
    before = {name: name.readlink() for name in names}
    _link(dict.fromkeys(names, GONE))
    yield clone
    _link(before)


def _link(links):
    for name, target in links.items():
        name.unlink()
        name.symlink_to(target)


@contextmanager
def another(clone):
    """The environment's Python is another one, which looks for packages elsewhere."""
    (packages,) = (clone / ".venv" / "lib").glob("python*")
    elsewhere = packages.rename(packages.with_name("python3.0"))
    yield clone
    elsewhere.rename(packages)


@contextmanager
def moved(clone):
    """The clone has moved to another folder, of which the environment's programs know nothing."""
    elsewhere = clone.rename(clone.with_name("elsewhere"))
    yield elsewhere
    elsewhere.rename(clone)


def test_an_environment_that_works_is_left_as_it_is(clone):
    assert "-m venv" not in make(clone, "--dry-run", "install")


@pytest.mark.rest
@pytest.mark.parametrize("upgrade", [gone, another, moved])
def test_an_environment_that_does_not_work_is_made_anew_with_its_packages(clone, upgrade):
    with upgrade(clone) as folder:
        for target in ("install", "play", "test"):
            plan = make(folder, "--dry-run", target)
            assert "-m venv --clear" in plan
            assert plan.index("-m venv --clear") < plan.index("pip install")


@pytest.mark.rest
def test_an_environment_that_is_made_anew_works(clone):
    subprocess.run([clone / ".venv" / "bin" / "pip", "--version"], check=True, capture_output=True)
