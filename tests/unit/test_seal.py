"""The seal: what is hashed, which files hold and which do not."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from tests.stores import checkpoint

from compact_guard.core.checkpoint.limits import MOST_BYTES, MOST_ITEMS
from compact_guard.core.checkpoint.refusal import StoreError
from compact_guard.core.checkpoint.seal import seal, verify

TEXTS = ('use "SQLite", not Postgres', "不用 Redis，改用記憶體快取 😀", "キャッシュは\n五分だけ")


def sealed_fields(fields: dict[str, Any]) -> bytes:
    """A file of these fields with a seal that holds, made as the contract says and laid out in another way."""
    unsealed = {name: value for name, value in fields.items() if name != "sha256"}
    body = json.dumps(unsealed, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return json.dumps({"sha256": sha256(body.encode()).hexdigest(), **unsealed}).encode()


def fields_of(*texts: str) -> dict[str, Any]:
    fields = json.loads(seal(checkpoint(*texts)))
    assert isinstance(fields, dict)
    return fields


def reason(data: bytes) -> str:
    with pytest.raises(StoreError) as caught:
        verify(data, "a file")
    assert "a file" in caught.value.message
    return caught.value.reason


def test_the_hash_is_the_contracts() -> None:
    made = checkpoint(*TEXTS)
    fields = json.loads(seal(made).decode())
    given = fields.pop("sha256")
    body = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert given == made.sha256 == sha256(body.encode("utf-8")).hexdigest()


def test_what_was_sealed_comes_back() -> None:
    made = checkpoint(*TEXTS)
    made.generation, made.removed, made.edited_from = 3, ["00000000000a"], 2
    made.omitted, made.redactions = {"evidence": 4, "unread_bytes": 9}, {"aws-key": 1}
    read = verify(seal(made))
    assert read.as_dict() == made.as_dict()


def test_the_same_checkpoint_gives_the_same_bytes() -> None:
    assert seal(checkpoint(*TEXTS)) == seal(checkpoint(*TEXTS))


def test_every_changed_byte_is_seen() -> None:
    data = seal(checkpoint(*TEXTS))
    for at, byte in enumerate(data):
        for other in {byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0x20, 0x30} - {byte}:
            assert reason(data[:at] + bytes([other]) + data[at + 1 :]) == "hash", (at, other)


def test_every_cut_is_seen() -> None:
    data = seal(checkpoint(*TEXTS))
    for length in range(len(data)):
        assert reason(data[:length]) == "hash", length


@pytest.mark.parametrize("junk", [b"{}", b"\0", b"x", b"]", b'{"format":1}'])
def test_anything_behind_the_end_is_seen(junk: bytes) -> None:
    assert reason(seal(checkpoint(*TEXTS)) + junk) == "hash"


@pytest.mark.parametrize(
    "data",
    [b"", b"\0" * 900, b"null", b"[]", b'"text"', b"{}", b'{"sha256":1}', b'{"sha256":null,"format":1}', b"\xff\xfe{}"]
    + [b"[" * 100_000, b'{"a":' * 40_000, b'{"n":' + b"9" * 5000 + b"}", b'{"t":"\\ud83d","sha256":"0"}'],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_checkpoint_at_all_is_refused(data: bytes) -> None:
    assert reason(data) == "hash"


def test_the_layout_of_the_file_is_not_what_is_sealed() -> None:
    assert verify(sealed_fields(fields_of(*TEXTS))).items[0].text == TEXTS[0]


@pytest.mark.parametrize("number", [0, 2, 99, "1", None])
def test_another_format_with_a_good_seal_is_not_called_damaged(number: object) -> None:
    assert reason(sealed_fields({**fields_of("one"), "format": number})) == "format"


def test_a_format_that_was_changed_afterwards_is_damage() -> None:
    data = seal(checkpoint("one")).replace(b'"format":1', b'"format":2')
    assert reason(data) == "hash"


def test_an_older_writer_knew_fewer_fields_and_a_newer_one_knows_more() -> None:
    fields = fields_of("one")
    for name in ("edited_from", "forked_from", "removed", "redactions", "client"):
        del fields[name]
    del fields["items"][0]["turn_id"]
    fields["mood"] = {"of": ["the", "day"]}
    assert verify(sealed_fields(fields)).items[0].text == "one"


@pytest.mark.parametrize(
    "wrong",
    [{"items": "none"}, {"items": [{"kind": "wish"}]}, {"render": {"cap": -1}}, {"nonce": None}, {"generation": "7"}],
    ids=str,
)
def test_a_sealed_file_of_a_wrong_form_is_refused(wrong: dict[str, object]) -> None:
    assert reason(sealed_fields({**fields_of("one"), **wrong})) == "form"


def test_lone_surrogates_are_replaced_before_they_are_sealed() -> None:
    data = seal(checkpoint("half \ud83d a pair", "whole \ud83d\ude00"))
    read = verify(data)
    assert [item.text for item in read.items] == ["half \ufffd a pair", "whole 😀"]


def test_a_checkpoint_may_be_so_large_and_no_larger() -> None:
    made = checkpoint("x")
    made.items[0].text = "x" * (MOST_BYTES - len(seal(made)) + 1)
    data = seal(made)
    assert len(data) == MOST_BYTES
    verify(data)
    made.items[0].text += "x"
    with pytest.raises(StoreError, match=str(MOST_BYTES + 1)) as caught:
        seal(made)
    assert caught.value.reason == "size"
    assert reason(data + b" ") == "size"


@pytest.mark.parametrize("more", [0, 1])
def test_a_checkpoint_has_so_many_items_and_no_more(more: int) -> None:
    item = {"id": "", "kind": "pin", "text": "", "role": ""}
    data = sealed_fields({**fields_of("a"), "items": [item] * (MOST_ITEMS + more)})
    assert len(data) < MOST_BYTES
    if more:
        assert reason(data) == "size"
    else:
        assert len(verify(data).items) == MOST_ITEMS
