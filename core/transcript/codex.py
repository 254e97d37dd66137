"""Codex's rollouts. Facts: measured with clients 0.171.0 and 0.140.0, and published sessions since 0.40."""

from __future__ import annotations

from .entry import BOUNDARY, CALLS, FILLED, NOTE, SIDE, TOOLS, TURN, UNKNOWN, BoundaryMark, Entry, HistoryBase, Said
from .shape import Shape, shaped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..model import Gauge


class Part(Shape):
    """One part of a message's content."""

    type: str | None = None
    text: str | None = None


class Item(Shape):
    """The item of `item_completed`."""

    type: str | None = None
    id: str | None = None
    content: list[Part] | None = None
    PARTS = {"content": Part}


class Old(Shape):
    """One message of the history that a compaction left."""

    type: str | None = None
    role: str | None = None
    content: list[Part] | None = None
    PARTS = {"content": Part}


class Base(Shape):
    """Where a fork's history ends in its parent's file."""

    thread_id: str | None = None
    end_ordinal_exclusive: int | None = None
    end_byte_offset: int | None = None


class Metadata(Shape):
    """Bookkeeping beside a record."""

    compaction_output: bool | None = None


class EventPayload(Shape):
    """What is read of a payload, over all types, but the messages of the model's own history."""

    type: str | None = None
    id: str | None = None
    role: str | None = None
    message: str | None = None
    item: Item | None = None
    cwd: str | None = None
    thread_source: str | None = None
    parent_thread_id: str | None = None
    forked_from_id: str | None = None
    history_base: Base | None = None
    replacement_history: list[Old] | None = None
    window_id: str | None = None
    thread_name: str | None = None
    num_turns: int | None = None
    PARTS = {"item": Item, "history_base": Base, "replacement_history": Old}


class Payload(EventPayload):
    """What is read of a payload, over all types."""

    content: list[Part] | None = None
    PARTS = {**EventPayload.PARTS, "content": Part}


class EventHead(Said):
    """What is read of a record where messages stand in events: their copies in the history are not decoded."""

    type: str | None = None
    ordinal: int | None = None
    payload: EventPayload | None = None
    metadata: Metadata | None = None
    NAMES = {"at": "timestamp", "id": "(id)", "parent": "(parent)", "session_id": "(session)", "cwd": "(cwd)", **FILLED}
    PARTS = {"payload": EventPayload, "metadata": Metadata}


class Head(EventHead):
    """What is read of a record."""

    payload: Payload | None = None
    PARTS = {**EventHead.PARTS, "payload": Payload}


EVENTS, OLD_EVENTS, ITEMS = 1, 2, 3
"""The streams that repeat one message: `item_completed` (since 0.14x), `user_message` and `agent_message` before,
and the model's own history, which is read only where a file holds neither."""

_SIDE = frozenset(
    "turn_context world_state token_usage_record inter_agent_communication_metadata inter_agent_communication "
    "dynamic_tools_updated security_risk_score realtime_item id_allocation".split()
)
_CALLS = frozenset(
    "function_call custom_tool_call local_shell_call web_search_call tool_search_call image_generation_call".split()
)
_ITEMS = (
    frozenset(
        "function_call_output custom_tool_call_output reasoning additional_tools ghost_snapshot tool_search_output "
        "compaction compaction_summary other".split()
    )
    | _CALLS
)
_EVENTS = frozenset(
    "task_started task_complete turn_started turn_complete turn_aborted token_count thread_settings_applied "
    "context_compacted agent_reasoning agent_reasoning_raw_content agent_reasoning_section_break "
    "mcp_tool_call_begin mcp_tool_call_end entered_review_mode exited_review_mode guardian_assessment "
    "exec_command_begin exec_command_end exec_approval_request image_generation_begin image_generation_end "
    "thread_goal_updated collab_agent_interaction_begin collab_agent_interaction_end sub_agent_activity "
    "web_search_begin web_search_end patch_apply_begin patch_apply_end collab_agent_spawn_begin "
    "collab_agent_spawn_end collab_waiting_begin collab_waiting_end collab_close_begin collab_close_end "
    "view_image_tool_call dynamic_tool_call_request dynamic_tool_call_response error warning stream_error "
    "undo_started undo_completed item_started plan_update turn_diff background_event session_configured "
    "shutdown_complete".split()
)
_PLAIN = {
    **dict.fromkeys(_EVENTS, SIDE),
    **dict.fromkeys(_ITEMS, TOOLS),
    **dict.fromkeys(_CALLS, TOOLS | 1 << CALLS),
}
"""Payload types that say the same wherever they stand, and nothing to a person."""
_INJECTED = (
    "<environment_context>", "<user_instructions>", "# AGENTS.md instructions for ", "<hook_prompt",
    "<user_shell_command>",
    "<turn_aborted>", "<subagent_notification>", "<skill>", "<permissions instructions>", "<INSTRUCTIONS>",
    "Another language model started to solve this problem and produced a summary",
)  # fmt: skip
"""How texts begin that stand in user messages although nobody typed them."""
_SUMMARY = "Another language model started to solve this problem and produced a summary"
_IDE, _REQUEST = "# Context from my IDE setup:", "## My request for Codex:"


class Codex:
    """Reads the records of one rollout. `stream`: ITEMS where the file holds no message events."""

    chained = False
    usage_marks = (b'"token_count"',)
    """Bytes without one of which a record reports no use of the window."""
    hook_marks = (b'"developer"',)
    """Bytes without one of which a record holds no text of a hook."""
    reply_marks = (b'"response_item"', b'"agent_message"', b'"AgentMessage"')
    """Bytes without one of which a record is no reply."""

    def __init__(self, *, subagent: bool = False, stream: int = EVENTS) -> None:
        self.subagent = subagent
        self.stream = stream
        self.head: type[EventHead] = Head if stream == ITEMS else EventHead

    def read(self, head: Head) -> Entry | int:
        """One record. The answer's kinds: see `entry.py`."""
        type = head.type
        payload = head.payload
        if type in _SIDE:
            return SIDE
        if payload is None:
            return SIDE if type in ("session_meta", "compacted", "event_msg", "response_item") else _unknown(head)
        code = _PLAIN.get(payload.type or "")
        if code is not None:
            return code
        if type == "event_msg":
            return self._event(head, payload)
        if type == "response_item":
            return self._item(head, payload)
        if type == "compacted":
            return _boundary(head, payload)
        if type == "session_meta":
            return _meta(head, payload)
        return _unknown(head)

    def whole(self, record: dict[str, Any]) -> tuple[Head, Entry | int]:
        """A record read with everything that its text says."""
        head: Head = shaped(Head, record)
        return head, self.read(head)

    def usage(self, record: dict[str, Any]) -> Gauge | None:
        """The last response's total and the window, as the client counts them."""
        from ..model import Gauge

        payload = record.get("payload")
        info = payload.get("info") if isinstance(payload, dict) else None
        last = info.get("last_token_usage") if isinstance(info, dict) else None
        if not isinstance(info, dict) or not isinstance(last, dict):
            return None
        used, window = last.get("total_tokens"), info.get("model_context_window")
        return Gauge(used, window if isinstance(window, int) else None) if isinstance(used, int) else None

    def hook_texts(self, record: dict[str, Any]) -> list[str]:
        """What hooks gave to the model, each text as it got it. Old clients do not say what a part is."""
        payload = record.get("payload")
        if record.get("type") != "response_item" or not isinstance(payload, dict) or payload.get("role") != "developer":
            return []
        said = payload.get("internal_chat_message_metadata_passthrough")
        kinds = said.get("content_item_kinds") if isinstance(said, dict) else None
        content = payload.get("content")
        texts = (
            [part.get("text") if isinstance(part, dict) else None for part in content]
            if isinstance(content, list)
            else []
        )
        if isinstance(kinds, list):
            texts = [text for text, kind in zip(texts, kinds, strict=False) if kind == "hooks.additional_context"]
        return [text for text in texts if isinstance(text, str)]

    def is_cut(self, text: str) -> bool:
        """Whether a hook's text stands there without its middle."""
        return text.lstrip().startswith("Warning: truncated output (")

    def is_reply(self, record: dict[str, Any]) -> bool:
        """Whether the model itself wrote this, be it words or a tool call.

        Words count by their event: in the model's history old clients write a compaction's summary as a reply, too.
        """
        payload = record.get("payload")
        if not isinstance(payload, dict):
            return False
        type = payload.get("type")
        if record.get("type") == "event_msg":
            item = payload.get("item")
            return type == "agent_message" or (isinstance(item, dict) and item.get("type") == "AgentMessage")
        told = self.stream == ITEMS and type == "message" and payload.get("role") == "assistant"
        return record.get("type") == "response_item" and (type in _CALLS or told)

    def _event(self, head: Head, payload: Payload) -> Entry | int:
        type = payload.type
        if type == "item_completed":
            item = payload.item
            if item is None or item.type not in ("UserMessage", "AgentMessage"):
                return SIDE
            role = "user" if item.type == "UserMessage" else "assistant"
            return self._said(head, role, _text(item.content), item.id, EVENTS)
        if type == "user_message" or type == "agent_message":
            role = "user" if type == "user_message" else "assistant"
            return self._said(head, role, payload.message or "", None, OLD_EVENTS)
        if type == "thread_name_updated":
            entry = Entry(NOTE)
            entry.title, entry.title_rank = payload.thread_name, 3
            return entry
        if type == "thread_rolled_back":
            entry = Entry(NOTE)
            entry.rolled_back = payload.num_turns or 0
            return entry
        return _unknown(head)

    def _said(self, head: Head, role: str, text: str, id: str | None, stream: int) -> Entry | int:
        return _OTHER_STREAM[stream] if self.stream == ITEMS else _turn(head, role, text, id, stream)

    def _item(self, head: Head, payload: Payload) -> Entry | int:
        type = payload.type
        if type == "agent_message":
            return TOOLS
        if type != "message":
            return _unknown(head)
        if payload.role not in ("user", "assistant"):
            return SIDE
        if head.metadata is not None and head.metadata.compaction_output:
            return SIDE
        if self.stream != ITEMS:
            # An event follows a user's message, so only a reply shows that a file has none.
            return _OTHER_STREAM[ITEMS] if payload.role == "assistant" else SIDE
        return _turn(head, payload.role or "", _text(payload.content), payload.id, ITEMS)


def _of_stream(stream: int) -> Entry:
    entry = Entry(SIDE)
    entry.stream = stream
    return entry


_OTHER_STREAM = {stream: _of_stream(stream) for stream in (EVENTS, OLD_EVENTS, ITEMS)}
"""Remembered by the fold: a file is read by its events if it has any, else by the model's own history."""


def _turn(head: Head, role: str, text: str, id: str | None, stream: int) -> int:
    if role == "user":
        text = typed(text)
    if not text or text.isspace():
        return SIDE
    head.id = id
    head.role = role
    head.text = text
    head.stream = stream
    return TURN


def typed(text: str) -> str:
    """What a person typed of a user message: nothing of injected ones, the request alone of an IDE's."""
    start = text.lstrip()
    if start.startswith(_INJECTED):
        return ""
    if start.startswith(_IDE):
        at = text.rfind(_REQUEST)
        return text[at + len(_REQUEST) :].strip() if at >= 0 else ""
    return text


def _text(content: list[Part] | None) -> str:
    return "\n\n".join(part.text for part in content or () if part.text and part.type not in ("input_image", "image"))


def _boundary(head: Head, payload: Payload) -> Entry:
    entry = Entry(BOUNDARY)
    entry.id = payload.window_id
    entry.at = head.at
    kept: list[str] = []
    summary, encrypted = payload.message or "", False
    for old in payload.replacement_history or ():
        if old.type in ("compaction", "compaction_summary"):
            encrypted = True
        elif old.type == "message" and old.role == "user":
            text = _text(old.content)
            if text.startswith(_SUMMARY):
                summary = summary or text
            else:
                kept.append(typed(text))
    entry.boundary = BoundaryMark(kept_texts=tuple(filter(None, kept)), encrypted=encrypted, summary=summary)
    return entry


def _meta(head: Head, payload: Payload) -> Entry:
    entry = Entry(NOTE)
    entry.session_id = payload.id
    entry.cwd = payload.cwd
    entry.at = head.at
    entry.fork_of = payload.forked_from_id
    entry.subagent = payload.thread_source == "subagent" or payload.parent_thread_id is not None
    base = payload.history_base
    if base is not None and base.thread_id:
        entry.history_base = HistoryBase(base.thread_id, base.end_ordinal_exclusive, base.end_byte_offset)
    return entry


def _unknown(head: Head) -> Entry:
    entry = Entry(UNKNOWN)
    inner = head.payload.type if head.payload is not None else None
    entry.type = f"{head.type}/{inner}" if inner else head.type or "(none)"
    return entry
