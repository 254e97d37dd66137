"""The file layer: modes, links, owners, and files that are there whole or not at all."""

from __future__ import annotations

import errno
import os
import resource
import socket
import stat
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.stores import AGENT, SESSION, checkpoint, file_of, folder_of, forked, status_of, temporaries

from compact_guard.core.checkpoint import disk
from compact_guard.core.checkpoint.item import Pin
from compact_guard.core.checkpoint.names import key_of
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.store import Store

AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
SOMEBODY = 12345
KEY = key_of(SESSION)
FOLDERS = ("", "checkpoints", f"checkpoints/{AGENT}", f"checkpoints/{AGENT}/{KEY}")


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """A state with one generation, one pin and all folders."""
    store = Store(str(tmp_path / "state"))
    store.save(checkpoint("keep this"))
    store.add_pin(AGENT, SESSION, Pin("0123456789ab", "keep that", "pin", 1, None))
    return tmp_path / "state"


@pytest.fixture
def roomy() -> Iterator[Path]:
    """A folder that any user reaches, unlike pytest's."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(StoreError) as caught:
        work()
    assert caught.value.message
    return caught.value.reason


def modes(state: Path) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {"folder": {stat.S_IMODE(state.stat().st_mode)}, "file": set()}
    for path in state.rglob("*"):
        found["folder" if path.is_dir() else "file"].add(stat.S_IMODE(path.stat().st_mode))
    return found


def somebody(work: Callable[[], object], *theirs: Path) -> int:
    """The status of work done by a user who is not root, to whom folders are given before."""
    if os.geteuid() == 0:
        for path in theirs:
            os.chown(path, SOMEBODY, SOMEBODY)

    def done() -> None:
        if os.geteuid() == 0:
            os.setgid(SOMEBODY)
            os.setuid(SOMEBODY)
        work()

    return status_of(forked(done))


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077, 0o277, 0o777])
def test_modes_under_any_umask(roomy: Path, umask: int) -> None:
    home = roomy / "home"
    home.mkdir()

    def work() -> None:
        os.umask(umask)
        store = Store(str(home / "new" / "state"))
        store.save(checkpoint("one"))
        store.save(checkpoint("two"))
        store.add_pin(AGENT, SESSION, Pin("0123456789ab", "pin", "pin", 1, None))
        with file_of(home / "new" / "state", 2).open("r+b") as file:
            file.write(b"?")
        assert refused(lambda: store.load(AGENT, SESSION, 2)) == "hash"

    assert somebody(work, home) == 0
    assert modes(home / "new") == {"folder": {0o700}, "file": {0o600}}
    assert [path for path in home.rglob("*") if "quarantine" in path.parts and path.is_file()]


def test_files_that_were_readable_are_made_private(state: Path) -> None:
    pins, lock = state / "pins" / AGENT / f"{KEY}.json", next((state / "locks").iterdir())
    for path in (pins, lock):
        path.chmod(0o644)
    store = Store(str(state))
    assert [pin.text for pin in store.pins(AGENT, SESSION)] == ["keep that"]
    with store.locked(AGENT, SESSION):
        assert modes(state)["file"] == {0o600}


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_readable_folder_is_made_private(state: Path, folder: str) -> None:
    (state / folder).chmod(0o755)
    assert Store(str(state)).newest(AGENT, SESSION) is not None
    assert modes(state)["folder"] == {0o700}


@pytest.mark.parametrize("mode", [0o770, 0o702, 0o777, 0o1777])
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_that_others_write_into_is_refused(state: Path, folder: str, mode: int) -> None:
    (state / folder).chmod(mode)
    store = Store(str(state))
    assert refused(lambda: store.load(AGENT, SESSION, 1)) == "mode"
    assert refused(lambda: store.newest(AGENT, SESSION)) == "mode"
    assert refused(lambda: store.save(checkpoint("more"))) == "mode"
    assert os.listdir(folder_of(state)) == ["000001.json"]


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o660, 0o602, 0o666, 0o610])
def test_a_generation_that_others_may_touch_is_refused_and_quarantined(state: Path, mode: int) -> None:
    file_of(state, 1).chmod(mode)
    store = Store(str(state))
    assert refused(lambda: store.load(AGENT, SESSION, 1)) == "mode"
    assert store.quarantined(AGENT, SESSION) == {1: "mode"}
    assert modes(state)["file"] == {0o600}


@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_pins_that_others_could_have_written_are_refused_and_left(state: Path, mode: int) -> None:
    pins = state / "pins" / AGENT / f"{KEY}.json"
    pins.chmod(mode)
    store = Store(str(state))
    assert refused(lambda: store.pins(AGENT, SESSION)) == "mode"
    assert refused(lambda: store.add_pin(AGENT, SESSION, Pin("1", "x", "pin", 1, None))) == "mode"
    assert "keep that" in pins.read_text()


@AS_ROOT
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_of_another_user_is_refused(state: Path, folder: str) -> None:
    os.chown(state / folder, SOMEBODY, SOMEBODY)
    store = Store(str(state))
    assert refused(lambda: store.load(AGENT, SESSION, 1)) == "owner"
    assert refused(lambda: store.save(checkpoint("more"))) == "owner"


@AS_ROOT
def test_files_of_another_user_are_refused(state: Path) -> None:
    store = Store(str(state))
    os.chown(file_of(state, 1), SOMEBODY, SOMEBODY)
    assert refused(lambda: store.load(AGENT, SESSION, 1)) == "owner"
    assert store.quarantined(AGENT, SESSION) == {1: "owner"}
    os.chown(state / "pins" / AGENT / f"{KEY}.json", SOMEBODY, SOMEBODY)
    assert refused(lambda: store.pins(AGENT, SESSION)) == "owner"
    os.chown(next((state / "locks").iterdir()), SOMEBODY, SOMEBODY)
    with pytest.raises(StoreError, match="another user"), store.locked(AGENT, SESSION):
        pass


@AS_ROOT
def test_a_file_of_root_is_refused_by_its_reader(roomy: Path) -> None:
    def work() -> None:
        assert refused(lambda: Store(str(roomy / "state")).load(AGENT, SESSION, 1)) == "owner"

    Store(str(roomy / "state")).save(checkpoint("by root"))
    folders = [roomy / "state" / folder for folder in (*FOLDERS, "locks")]
    assert somebody(work, roomy, *folders) == 0


@pytest.mark.parametrize("part", [*FOLDERS, f"checkpoints/{AGENT}/{KEY}/000001.json"])
def test_a_link_is_never_followed(state: Path, tmp_path: Path, part: str) -> None:
    place, elsewhere = state / part, tmp_path / "elsewhere"
    place.rename(elsewhere)
    place.symlink_to(elsewhere)
    before = sorted(str(path) for path in elsewhere.rglob("*"))
    store = Store(str(state))
    assert refused(lambda: store.load(AGENT, SESSION, 1)) == "link"
    if elsewhere.is_dir():
        assert place.is_symlink()
        assert refused(lambda: store.save(checkpoint("more"))) == "link"
        purged = store.purge(AGENT, SESSION) if part else None
        assert not purged or part in purged.left
        assert sorted(str(path) for path in elsewhere.rglob("*")) == before
    else:
        assert store.quarantined(AGENT, SESSION) == {1: "link"}
        assert elsewhere.read_bytes()
        assert store.save(checkpoint("more")) == 2


@pytest.mark.parametrize(
    "part", ["pins", f"pins/{AGENT}", f"pins/{AGENT}/{KEY}.json", "locks", f"locks/{AGENT}-{KEY}.lock"]
)
def test_links_under_pins_and_locks_are_refused(state: Path, tmp_path: Path, part: str) -> None:
    place, elsewhere = state / part, tmp_path / "elsewhere"
    place.rename(elsewhere)
    place.symlink_to(elsewhere)
    facts = elsewhere.stat()
    store = Store(str(state))
    assert refused(lambda: store.add_pin(AGENT, SESSION, Pin("1", "x", "pin", 1, None))) == "link"
    assert (elsewhere.stat().st_mtime_ns, elsewhere.stat().st_mode) == (facts.st_mtime_ns, facts.st_mode)


def test_a_link_where_the_next_file_would_be_is_left_alone(state: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("mine")
    file_of(state, 2).symlink_to(target)
    file_of(state, 3).symlink_to(tmp_path / "nowhere")
    assert Store(str(state)).save(checkpoint("more")) == 4
    assert (target.read_text(), (tmp_path / "nowhere").exists()) == ("mine", False)


def test_folders_above_the_state_may_be_links(state: Path, tmp_path: Path) -> None:
    (tmp_path / "way").symlink_to(tmp_path)
    store = Store(str(tmp_path / "way" / "state") + "/")
    assert store.save(checkpoint("more")) == 2
    assert file_of(state, 2).is_file()


def test_what_is_no_file_is_refused_without_waiting(state: Path) -> None:
    store = Store(str(state))
    os.mkfifo(file_of(state, 2))
    file_of(state, 3).mkdir()
    listening = socket.socket(socket.AF_UNIX)
    here = os.getcwd()
    try:
        os.chdir(folder_of(state))
        listening.bind("000004.json")
    finally:
        os.chdir(here)
        listening.close()
    assert [refused(lambda g=g: store.load(AGENT, SESSION, g)) for g in (2, 3, 4)] == ["kind"] * 3  # type: ignore[misc]
    assert store.quarantined(AGENT, SESSION) == {2: "kind", 3: "kind", 4: "kind"}
    assert store.newest(AGENT, SESSION) is not None


@pytest.mark.parametrize(
    ("mode", "good"), [(0o777, False), (0o757, False), (0o1777, True), (0o775, True), (0o711, True)]
)
def test_who_may_swap_the_state_folder(tmp_path: Path, mode: int, good: bool) -> None:
    above = tmp_path / "above"
    above.mkdir()
    above.chmod(mode)
    store = Store(str(above / "deep" / "state"))
    if good:
        assert store.save(checkpoint("one")) == 1
    else:
        assert refused(lambda: store.save(checkpoint("one"))) == "mode"
        assert not list(above.iterdir())


@AS_ROOT
def test_a_state_below_a_folder_of_another_user_is_refused(tmp_path: Path) -> None:
    above = tmp_path / "above"
    above.mkdir()
    os.chown(above, SOMEBODY, SOMEBODY)
    assert refused(lambda: Store(str(above / "state")).save(checkpoint("one"))) == "owner"


def test_the_way_may_lead_through_folders_that_cannot_be_listed(roomy: Path) -> None:
    (roomy / "home").mkdir()
    os.chmod(roomy, 0o711)
    store = Store(str(roomy / "home" / "state"))
    assert somebody(lambda: store.save(checkpoint("one")), roomy / "home") == 0


@pytest.mark.parametrize("path", ["state", "./state", "", "/", "/tmp/..", "/tmp/."])
def test_the_state_is_an_absolute_path(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(lambda: Store(path).save(checkpoint("one"))) == "place"
    assert not list(tmp_path.glob("state*"))


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("mine")
    assert refused(lambda: Store(str(tmp_path / "state")).save(checkpoint("one"))) == "kind"
    assert (tmp_path / "state").read_text() == "mine"


def test_reading_makes_nothing(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "state"))
    assert (store.newest(AGENT, SESSION), store.generations(AGENT, SESSION), store.pins(AGENT, SESSION)) == (
        None,
        [],
        [],
    )
    assert (store.verify(AGENT, SESSION), store.quarantined(AGENT, SESSION)) == ([], {})
    assert refused(lambda: store.load(AGENT, SESSION, 1)) == "missing"
    assert (store.purge(AGENT, SESSION).files, store.purge_all().files) == (0, 0)
    assert not (tmp_path / "state").exists()


def test_a_short_write_is_continued(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:7]))
    store = Store(str(state))
    assert store.save(checkpoint("a text of some length")) == 2
    assert store.load(AGENT, SESSION, 2).items[0].text == "a text of some length"


def test_a_folder_that_cannot_be_written_keeps_what_it_has(roomy: Path) -> None:
    home = roomy / "home"
    home.mkdir()

    def work() -> None:
        store = Store(str(home / "state"))
        store.save(checkpoint("old"))
        folder_of(home / "state").chmod(0o500)
        # Mended by its owner: only what the system forbids stays forbidden.
        assert store.save(checkpoint("new")) == 2
        os.chmod(home, 0o500)
        assert refused(lambda: Store(str(home / "other")).save(checkpoint("new"))) == "denied"

    assert somebody(work, home) == 0


def test_a_full_disk_keeps_what_it_has(state: Path) -> None:
    def work() -> None:
        store = Store(str(state))
        resource.setrlimit(resource.RLIMIT_FSIZE, (300, resource.RLIM_INFINITY))
        assert refused(lambda: store.save(checkpoint("x" * 1000))) == "full"
        assert refused(lambda: store.add_pin(AGENT, SESSION, Pin("1", "x" * 1000, "pin", 1, None))) == "full"

    assert status_of(forked(work)) == 0
    store = Store(str(state))
    assert (store.generations(AGENT, SESSION), temporaries(state)) == ([1], [])
    assert [pin.text for pin in store.pins(AGENT, SESSION)] == ["keep that"]
    assert store.save(checkpoint("x" * 1000)) == 2


@pytest.mark.parametrize("code", [errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS])
def test_without_hard_links_nothing_is_overwritten(state: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    def link(*args: object, **options: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "link", link)
    store = Store(str(state))
    assert store.save(checkpoint("more")) == 2
    with disk.open_state(str(state)) as root, root.below("checkpoints", AGENT, KEY) as folder:
        with pytest.raises(FileExistsError):
            folder.write("000001.json", b"other", replace=False)
    assert store.load(AGENT, SESSION, 1).items[0].text == "keep this"
    assert temporaries(state) == []


def test_no_image_of_the_memory_is_left_by_a_crash(tmp_path: Path) -> None:
    def work() -> None:
        hard = resource.getrlimit(resource.RLIMIT_CORE)[1]
        resource.setrlimit(resource.RLIMIT_CORE, (hard, hard))
        Store(str(tmp_path))
        assert resource.getrlimit(resource.RLIMIT_CORE) == (0, hard)

    assert status_of(forked(work)) == 0
