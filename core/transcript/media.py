"""What stands in a text for what is not text."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def image_mark(block: dict[str, Any]) -> str:
    """`[image, png, 8.9 MB]` in place of an image's bytes; nothing for an image of no known kind."""
    source = block.get("source")
    source = source if isinstance(source, dict) else {}
    media, data = source.get("media_type"), source.get("data")
    url = block.get("image_url")
    if not isinstance(media, str) and isinstance(url, str) and url.startswith("data:"):
        media, _, data = url[5:].partition(";base64,")
    if not isinstance(media, str) or not media.startswith("image/"):
        return ""
    size = f", {_bytes(len(data) * 3 // 4)}" if isinstance(data, str) and data else ""
    return f"[image, {media[6:]}{size}]"


def _bytes(size: int) -> str:
    if size >= 1_000_000:
        return f"{size / 1_000_000:.1f} MB"
    return f"{size / 1000:.1f} kB" if size >= 1000 else f"{size} B"
