"""Keymaps: one source, three built-in, and users' own, refused before a key can be dead."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from compact_guard.core.errors import InputError
from compact_guard.keymaps import spelling
from compact_guard.keymaps.loader import BUILT_IN, Keymap, default_keymap, event_keys, load_keymap

NEVER = ["alt+[", "alt+]", "ctrl+b", "ctrl+h", "ctrl+i", "ctrl+j", "ctrl+m", "shift+g"]
RESERVED = {"!", "o", "x", "X"}
"""Kept free for the alarms, whatever the screen."""


def own(folder: Path, text: str, name: str = "mine") -> Keymap:
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return load_keymap(name, str(folder))


def keys(keymap: Keymap, id: str) -> tuple[str, ...]:
    return keymap.actions[id].keys


class TestBuiltIn:
    @pytest.mark.parametrize("name", BUILT_IN)
    def test_is_sound(self, name: str) -> None:
        keymap = load_keymap(name, "/nowhere")
        assert keymap.actions.keys() == default_keymap().actions.keys()
        for action in keymap.actions.values():
            for key in action.keys:
                assert all(spelling.complaint(stroke) is None for stroke in key.split(" ")), (action.id, key)
                assert key not in NEVER
                assert key not in RESERVED, (action.id, key)

    @pytest.mark.parametrize("name", BUILT_IN)
    def test_every_action_has_a_key_that_an_editors_terminal_lets_through(self, name: str) -> None:
        swallowed = {"ctrl+q", "ctrl+p", "ctrl+f", "f1", "ctrl+e", "ctrl+n", "ctrl+w", "ctrl+k"}
        in_box = {
            "search.regex",
            "search.scope",
            "search.before",
            "search.case",
            "app.theme",
        }  # letters type there
        for action in load_keymap(name, "/nowhere").actions.values():
            plain = [key for key in action.keys if not set(key.split(" ")) & swallowed]
            assert plain, action.id
            if action.id not in in_box:
                assert any("ctrl" not in key and "alt" not in key for key in plain)

    def test_panels_and_footers_name_what_exists(self) -> None:
        keymap = default_keymap()
        for action in keymap.actions.values():
            assert action.panels
            assert set(action.panels) <= keymap.panels.keys(), action.id
        for panel in keymap.panels.values():
            for id in (id for group in panel.footer for id in group):
                places = keymap.actions[id].panels
                assert panel.name in places or "app" in places or "modal" in places, (panel.name, id)

    def test_a_shared_footer_word_is_one_word(self) -> None:
        keymap = default_keymap()
        for panel in keymap.panels.values():
            for group in panel.footer:
                if len(group) > 1 and group[0] != "list.up":
                    assert len({keymap.actions[id].label for id in group}) == 1

    def test_vim_and_emacs_have_their_hands(self) -> None:
        assert keys(load_keymap("vim", ""), "list.top")[0] == "g g"
        assert keys(load_keymap("emacs", ""), "app.quit") == ("ctrl+x ctrl+c", "q")


class TestFullWidth:
    @pytest.mark.parametrize(
        ("id", "forms"),
        [
            ("app.help", "？"),
            ("app.search", "／"),
            ("app.palette", "："),
            ("timeline.previous_boundary", "［「"),
            ("timeline.next_boundary", "］」"),
            ("detail.next", "．。"),
            ("detail.previous", "，"),
            ("item.reveal", "＊"),
        ],
    )
    def test_punctuation_works_while_an_input_method_is_on(self, id: str, forms: str) -> None:
        keymap = default_keymap()
        names = event_keys(keymap.actions[id], keymap)
        for form in forms:
            assert unicodedata.name(form).lower().replace(" ", "_").replace("-", "_") in names

    def test_it_gives_way_to_a_key_that_was_bound_on_purpose(self, tmp_path: Path) -> None:
        keymap = own(tmp_path, 'timeline.follow = ["？", "f"]')
        assert "fullwidth_question_mark" not in event_keys(keymap.actions["app.help"], keymap)
        assert "fullwidth_question_mark" in event_keys(keymap.actions["timeline.follow"], keymap)


class TestUsersOwn:
    def test_overrides_and_keeps_the_rest(self, tmp_path: Path) -> None:
        keymap = own(tmp_path, 'timeline.follow = "F"\n[list]\nup = ["up", "p"]\n')
        assert keys(keymap, "timeline.follow") == ("F",)
        assert keys(keymap, "list.up") == ("up", "p")
        assert keys(keymap, "app.quit") == keys(default_keymap(), "app.quit")

    def test_extends_another(self, tmp_path: Path) -> None:
        keymap = own(tmp_path, 'extends = "vim"\napp.theme = "T"\n')
        assert keys(keymap, "list.top")[0] == "g g"
        assert keys(keymap, "app.theme") == ("T",)

    def test_unbinds(self, tmp_path: Path) -> None:
        for nothing in ('""', "[]"):
            keymap = own(tmp_path, f"timeline.branches = {nothing}")
            assert event_keys(keymap.actions["timeline.branches"], keymap) == []

    def test_may_swap_two_keys(self, tmp_path: Path) -> None:
        keymap = own(tmp_path, 'timeline.follow = "u"\ntimeline.only_user = "f"')
        assert keys(keymap, "timeline.follow") == ("u",)

    def test_the_same_key_may_mean_two_things_in_two_places(self, tmp_path: Path) -> None:
        own(tmp_path, 'first.demo = "n"')

    def test_is_found_by_path_too(self, tmp_path: Path) -> None:
        own(tmp_path, 'app.theme = "T"')
        assert keys(load_keymap(str(tmp_path / "mine.toml"), "/nowhere"), "app.theme") == ("T",)


class TestRefused:
    @pytest.mark.parametrize(
        ("text", "named"),
        [
            ('timeline.folow = "f"', ["timeline.folow", "timeline.follow"]),
            ('follow = "f"', ["follow"]),
            ('timeline.follow = "u"', ["timeline.follow", "timeline.only_user", "'u'"]),
            ('timeline.follow = "q"', ["timeline.follow", "app.quit", "'q'"]),
            ('search.next = "/"', ["search.next", "app.search"]),
            ('list.top = ["g g", "g"]', ["'g g'"]),
            ('app.quit = ["u q"]', ["app.quit", "timeline.only_user"]),
            ("app.quit = []", ["app.quit"]),
            ('app.quit = ""', ["app.quit"]),
            ('timeline.follow = "ctrl+shift+f"', ["'ctrl+shift+f'"]),
            ('timeline.follow = "hyper+f"', ["'hyper+f'"]),
            ('timeline.follow = "ctrl+1"', ["'ctrl+1'"]),
            ('timeline.follow = "ctrl+alt+f"', ["'ctrl+alt+f'"]),
            ('timeline.follow = "fn"', ["'fn'"]),
            ('timeline.follow = "ctrl+"', ["'ctrl+'"]),
            ('timeline.follow = " "', ["timeline.follow"]),
            ("timeline.follow = 7", ["timeline.follow"]),
            ("timeline.follow = [7]", ["timeline.follow"]),
            ("timeline.follow = true", ["timeline.follow"]),
            ('extends = "mine"', ["mine.toml"]),
            ("extends = 1", ["extends"]),
            ('extends = "none"', ["none"]),
            ("timeline.follow = ", ["TOML"]),
            *((f'timeline.follow = "{key}"', [f"'{key}'"]) for key in NEVER),
        ],
    )
    def test_names_the_file_and_the_key(self, tmp_path: Path, text: str, named: list[str]) -> None:
        with pytest.raises(InputError) as caught:
            own(tmp_path, text)
        told = caught.value.message + " " + caught.value.hint
        assert ".toml" in caught.value.message
        assert caught.value.hint
        assert all(name in told for name in named), told

    def test_a_keymap_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(InputError) as caught:
            load_keymap("dvorak", str(tmp_path))
        assert "dvorak.toml" in caught.value.message
        assert "vim" in caught.value.hint


class TestSpelling:
    def test_names_are_those_that_the_terminal_driver_reports(self) -> None:
        from textual.keys import _character_to_key

        for character in map(chr, range(0x21, 0x7F)):
            assert spelling.sent(character) == (_character_to_key(character),)
        for character in "？［「。，：":
            assert spelling.sent(character) == (_character_to_key(character),)

    def test_modifiers(self) -> None:
        assert spelling.sent("ctrl+q") == ("ctrl+q",)
        assert spelling.sent("ctrl+_") == ("ctrl+underscore",)
        assert spelling.sent("alt+<") == ("alt+less_than_sign",)
        assert spelling.sent("alt+G") == ("alt+shift+g",)
        assert "ctrl+@" in spelling.sent("ctrl+space")
        assert spelling.sent("+") == ("plus",)
        assert spelling.sent("alt++") == ("alt+plus",)
