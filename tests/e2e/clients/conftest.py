"""A place, an API and the real clients for each test. Only `make e2e` runs what is in this folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.e2e.clients.anthropic_api import AnthropicApi
from tests.e2e.clients.install import CLAUDE_NEWEST, CLAUDE_OLDER, CODEX_NEWEST, Clients, NoClient
from tests.e2e.clients.loopback import serving
from tests.e2e.clients.openai_api import OpenAiApi
from tests.e2e.clients.place import Place
from tests.e2e.clients.stage import ClaudeStage, CodexStage
from tests.e2e.clients.verified import Record, seen

WRITES = "COMPACT_GUARD_VERIFIED"
"""Names the page that a whole run writes."""


def pytest_configure(config: pytest.Config) -> None:
    if path := os.environ.get(WRITES):
        config.pluginmanager.register(Record(config.rootpath / path), "verified")


@pytest.fixture(scope="session")
def clients() -> Clients:
    """Made before any test has a home of its own: npm and the cache are the user's."""
    return Clients(os.environ)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place.made(tmp_path / "run")


@pytest.fixture(params=[CLAUDE_NEWEST, CLAUDE_OLDER])
def claude(request: pytest.FixtureRequest, clients: Clients, place: Place) -> Iterator[ClaudeStage]:
    """Claude Code in each version, and the model behind it."""
    try:
        program = clients.claude(request.param)
    except NoClient as reason:
        pytest.skip(str(reason))
    api = AnthropicApi()
    with serving(api) as url:
        yield ClaudeStage(program, place, url, api.script)
    request.node.user_properties += seen(f"Claude Code {request.param}", place, api.script)


@pytest.fixture
def codex(request: pytest.FixtureRequest, clients: Clients, place: Place) -> Iterator[CodexStage]:
    """Codex, and the model behind it."""
    try:
        program = clients.codex(CODEX_NEWEST)
    except NoClient as reason:
        pytest.skip(str(reason))
    api = OpenAiApi()
    with serving(api) as url:
        yield CodexStage(program, place, url, api.script)
    request.node.user_properties += seen(f"Codex {CODEX_NEWEST}", place, api.script)
