"""Settings files on the disk: whole or not at all, whatever happens to the writer; links, copies, other writers."""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.installs import NEWER, OTHERS, Home, home_of, install, own, plan, uninstall
from tests.stores import CHANGES, Disk, failing, forked, interrupted, killed, status_of

from compact_guard.core.checkpoint import descriptor, disk, locks
from compact_guard.core.errors import GuardError, InputError, RefusedError
from compact_guard.core.hooks.install import apply, files
from compact_guard.core.paths import state_dir

CALLS = CHANGES | {"close", "fchown", "fsync", "makedirs", "open"}
CONFIG = b'# mine\nmodel = "gpt-5.1-codex"\n'
SOMEBODY = 12345
JSON = (json.dumps(OTHERS, indent=4) + "\n").encode()


class System(Disk):
    """What the installer asks the system for, with a fault before the N-th call."""

    @contextmanager
    def in_use(self) -> Iterator[None]:
        with pytest.MonkeyPatch.context() as patch:
            for module in (descriptor, disk, files, locks):
                patch.setattr(module, "os", self)
            yield


@pytest.fixture(params=["claude", "codex"])
def home(request: pytest.FixtureRequest, fake_home: Path) -> Home:
    made = home_of(request.param, fake_home)
    for path in made.files:
        path.write_bytes(CONFIG if path.name == "config.toml" else JSON)
    made.given.update(made.bytes())
    return made


def reset(home: Home) -> None:
    """As before anything was done."""
    shutil.rmtree(home.folder)
    shutil.rmtree(state_dir(), ignore_errors=True)
    home.folder.mkdir()
    for path in home.files:
        path.write_bytes(home.given[path.name] or b"")


def assert_whole(home: Home, new: dict[str, bytes | None]) -> None:
    """Each file is the old one or the new one, and where it was kept it was kept whole."""
    for name, data in home.bytes().items():
        assert data in (home.given[name], new[name]), name
    for name in home.given:
        copy = home.folder / f"{name}.before-compact-guard"
        assert not copy.exists() or copy.read_bytes() == home.given[name]


class TestFaults:
    def test_a_kill_anywhere_leaves_whole_files_and_the_next_run_mends_it(self, home: Home) -> None:
        install(home.agent)
        new = home.bytes()
        for at in range(400):
            reset(home)
            system = System(at, killed, CHANGES)

            def work(system: System = system) -> None:
                with system.in_use():
                    install(home.agent)

            status = status_of(forked(work))
            assert status in (0, -9)
            assert_whole(home, new)
            install(home.agent)
            assert home.bytes() == new
            uninstall(home.agent)
            assert home.bytes() == home.given
            assert home.left_behind() == []
            if status == 0:
                assert at > 10, "the fault reached hardly anything"
                return
        raise AssertionError("every run was killed")

    def test_so_does_one_while_it_is_taken_out(self, home: Home) -> None:
        for at in range(400):
            reset(home)
            install(home.agent)
            new = home.bytes()
            system = System(at, killed, CHANGES)

            def work(system: System = system) -> None:
                with system.in_use():
                    uninstall(home.agent)

            status = status_of(forked(work))
            assert_whole(home, new)
            uninstall(home.agent)
            assert home.bytes() == home.given
            if status == 0:
                return
        raise AssertionError("every run was killed")

    @pytest.mark.parametrize("code", [errno.EIO, errno.ENOSPC, errno.EACCES])
    def test_what_fails_changes_nothing(self, home: Home, code: int) -> None:
        install(home.agent)
        new = home.bytes()
        for at in range(400):
            reset(home)
            system = System(at, failing(code), CALLS)
            try:
                with system.in_use():
                    install(home.agent)
            except GuardError:
                # Where the fault came after the last name was given, all is written.
                assert home.bytes() in (home.given, new), system.calls
                assert not [name for name in home.left_behind() if not name.endswith(".before-compact-guard")]
            assert_whole(home, new)
            if not system.happened:
                return
        raise AssertionError("every run failed")

    def test_ctrl_c_leaves_whole_files(self, home: Home) -> None:
        install(home.agent)
        new = home.bytes()
        for at in range(400):
            reset(home)
            system = System(at, interrupted, CALLS)
            try:
                with system.in_use():
                    install(home.agent)
            except KeyboardInterrupt:
                assert system.happened
            assert_whole(home, new)
            if not system.happened:
                return
        raise AssertionError("every run was interrupted")


def test_a_change_between_the_question_and_the_answer_is_not_written_over(home: Home) -> None:
    made = plan(home.agent)
    home.path.write_bytes(JSON + b"\n")
    home.given.update(home.bytes())
    with pytest.raises(GuardError, match="changed by another program"):
        apply.install(made, state_dir())
    assert home.bytes() == home.given
    assert not any(name.endswith("-new") for name in home.left_behind())


def test_where_one_file_cannot_be_written_the_other_is_put_back(fake_home: Path) -> None:
    home = home_of("codex", fake_home)
    home.path.write_bytes(JSON)
    (home.folder / "config.toml").write_bytes(CONFIG)
    home.given.update(home.bytes())
    made = plan("codex")
    home.path.write_bytes(JSON + b"\n")
    with pytest.raises(GuardError):
        apply.install(made, state_dir())
    assert (home.folder / "config.toml").read_bytes() == CONFIG


class TestLinks:
    def test_a_link_to_nothing_yet_is_written_through(self, fake_home: Path) -> None:
        home = home_of("claude", fake_home)
        (fake_home / "dotfiles").mkdir()
        home.path.symlink_to(fake_home / "dotfiles" / "claude.json")
        install("claude")
        assert home.path.is_symlink()
        assert (fake_home / "dotfiles" / "claude.json").is_file()
        uninstall("claude")
        assert home.path.is_symlink()
        assert not (fake_home / "dotfiles" / "claude.json").exists()

    def test_a_copy_of_how_it_was_is_not_put_among_the_dotfiles(self, fake_home: Path) -> None:
        """They may be published."""
        home = home_of("claude", fake_home)
        (fake_home / "dotfiles").mkdir()
        target = fake_home / "dotfiles" / "claude.json"
        target.write_bytes(JSON)
        home.path.symlink_to(target)
        install("claude")
        assert os.listdir(target.parent) == ["claude.json"]
        assert home.left_behind() == ["settings.json.before-compact-guard"]

    @pytest.mark.parametrize("kind", ["loop", "folder", "fifo"])
    def test_what_is_no_file_is_refused(self, kind: str, home: Home) -> None:
        home.path.unlink()
        if kind == "loop":
            home.path.symlink_to(home.path)
        elif kind == "folder":
            home.path.mkdir()
        else:
            os.mkfifo(home.path)
        with pytest.raises(InputError):
            install(home.agent)


class TestCopies:
    def test_no_later_run_writes_over_one(self, home: Home) -> None:
        install(home.agent)
        changed = json.loads(home.path.read_bytes()) | {"description": "since"}
        home.path.write_text(json.dumps(changed))
        install(home.agent, NEWER[home.agent])
        assert (home.folder / f"{home.settings}.before-compact-guard").read_bytes() == JSON

    def test_a_new_installation_keeps_the_old_copy_and_makes_its_own(self, home: Home) -> None:
        install(home.agent)
        home.path.write_text(json.dumps(json.loads(home.path.read_bytes()) | {"description": "since"}))
        uninstall(home.agent)
        between = home.path.read_bytes()
        install(home.agent)
        copies = sorted(path for path in home.folder.iterdir() if home.settings in path.name and path != home.path)
        assert [path.read_bytes() for path in copies] == [JSON, between]
        uninstall(home.agent)
        assert home.path.read_bytes() == between

    def test_without_its_copy_the_bytes_come_back_all_the_same(self, home: Home) -> None:
        install(home.agent)
        for name in home.left_behind():
            (home.folder / name).unlink()
        uninstall(home.agent)
        assert home.bytes() == home.given

    def test_without_the_note_only_our_entries_go(self, home: Home) -> None:
        install(home.agent)
        shutil.rmtree(state_dir())
        made = uninstall(home.agent)
        assert not made.exact
        assert home.root() == OTHERS
        assert home.path.read_bytes() == JSON

    def test_a_copy_that_somebody_changed_is_not_put_back(self, fake_home: Path) -> None:
        home = home_of("claude", fake_home)
        home.path.write_bytes(b" {\n\n} ")
        install("claude")
        (home.folder / "settings.json.before-compact-guard").write_text('{"model": "evil"}')
        uninstall("claude")
        assert home.root() == {}


def test_a_folder_that_was_made_goes_again(fake_home: Path) -> None:
    install("claude")
    folder = fake_home / ".claude"
    assert folder.stat().st_mode & 0o777 == 0o700
    uninstall("claude")
    assert not folder.exists()


def test_empty_lists_that_were_there_stay_when_something_else_changed(fake_home: Path) -> None:
    home = home_of("claude", fake_home)
    home.path.write_text('{"hooks": {"PreCompact": [], "Stop": []}}')
    install("claude")
    home.path.write_text(json.dumps(home.root() | {"model": "opus"}))
    uninstall("claude")
    assert home.root() == {"hooks": {"PreCompact": [], "Stop": []}, "model": "opus"}


def test_one_that_takes_a_setting_back_by_hand_may_install_anew(home: Home) -> None:
    install(home.agent)
    for name, data in home.given.items():
        (home.folder / name).write_bytes(data or b"")
    install(home.agent)
    assert len(own(home.root())) == 4
    uninstall(home.agent)
    assert home.bytes() == home.given


class TestOwners:
    """As another user than root, for whom nothing is forbidden."""

    @pytest.fixture
    def roomy(self) -> Iterator[Path]:
        """A folder that any user reaches, unlike pytest's."""
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o777)
            (Path(folder) / "settings.json").write_text("{}")
            yield Path(folder)

    def refused(self, path: Path) -> bool:
        """Whether somebody who tries to write there is refused."""

        def work() -> None:
            file = files.read_settings(str(path))
            if os.geteuid() == 0:
                os.seteuid(SOMEBODY)
            with pytest.raises(RefusedError, match="nothing was changed"):
                files.write_settings(file, b"new")

        return status_of(forked(work)) == 0 and path.read_text() == "{}" and os.listdir(path.parent) == [path.name]

    def test_a_folder_that_cannot_be_written_into_is_told(self, roomy: Path) -> None:
        if os.geteuid() == 0:
            os.chown(roomy / "settings.json", SOMEBODY, SOMEBODY)
        roomy.chmod(0o555)
        assert self.refused(roomy / "settings.json")

    @pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file to another user")
    def test_a_file_of_another_user_is_left_alone(self, roomy: Path) -> None:
        """A new file in its place would be ours."""
        (roomy / "settings.json").chmod(0o666)
        assert self.refused(roomy / "settings.json")
