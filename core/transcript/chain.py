"""The chain of a Claude file's records: which branch is active, and what of it the model still sees.

Records name their parents. A rewind re-parents without a mark; a compaction starts a new root, and the records that it
keeps verbatim stay where they are, before the boundary, while the next record names the last of them as its parent.
"""

from __future__ import annotations

from array import array

from .columns import ABANDONED, FOREIGN, IN_CONTEXT, SYNTHETIC, Columns


class Chain:
    """Nodes in file order; `parent[i]` is a node or -1."""

    def __init__(self) -> None:
        self.parent: array[int] = array("i")
        self.index: dict[str, int] = {}
        self.waiting: dict[str, list[int]] = {}
        """Records whose parent has not been met: lines are not always in the order of the chain."""
        self.late: dict[int, int] = {}
        """Node -> a child that stands before it in the file."""
        self._last, self._last_node = "\0", -1

    def add(self, id: str, parent: str | None) -> int:
        """A record's node; the old one if the id was met before. Parent: None for a root, "" where none is written."""
        parents = self.parent
        node = len(parents)
        known = self.index.setdefault(id, node)
        if known != node:
            return known
        if parent == self._last:
            parents.append(self._last_node)
        elif not parent:
            parents.append(-1 if parent is None else node - 1)
        else:
            at = self.index.get(parent, -1)
            if at < 0:
                # A parent on a damaged line never comes: then the record before is the best there is.
                at = node - 1
                self.waiting.setdefault(parent, []).append(node)
            parents.append(at)
        if self.waiting and id in self.waiting:
            for child in self.waiting.pop(id):
                parents[child] = node
                self.late[node] = child
        self._last, self._last_node = id, node
        return node


def settle(columns: Columns, chain: Chain) -> None:
    """Set ABANDONED and IN_CONTEXT on every turn."""
    flags = columns.flags
    tip = _tip(columns, chain)
    active, visible, kept = _walk(columns, chain, tip)
    for turn, node in enumerate(columns.node):
        bits = flags[turn] & ~(ABANDONED | IN_CONTEXT)
        if bits & FOREIGN:
            pass
        elif node < 0 or not active[node]:
            bits |= ABANDONED
        elif (visible[node] or node in kept) and not bits & SYNTHETIC:
            bits |= IN_CONTEXT
        flags[turn] = bits


def _tip(columns: Columns, chain: Chain) -> int:
    """The node of the newest turn of the session's own, or of the reply to it that was written before it."""
    for turn in range(len(columns) - 1, -1, -1):
        # A record without an id has no place in the chain: it says nothing of where the others stand.
        if not columns.flags[turn] & FOREIGN and columns.node[turn] >= 0:
            node = columns.node[turn]
            while (child := chain.late.get(node, -1)) >= 0 and child < node:
                node = child
            return node
    return -1


def _walk(columns: Columns, chain: Chain, tip: int) -> tuple[bytearray, bytearray, frozenset[int]]:
    """Nodes of the active branch, those of them that lie after its last boundary, and those it kept from before."""
    parent = chain.parent
    active, visible = bytearray(len(parent)), bytearray(len(parent))
    pending = [row for row in columns.boundaries if row.node >= 0]
    kept: frozenset[int] | None = None
    while pending and pending[-1].node > tip:
        row = pending.pop()
        kept = kept if kept is not None else frozenset(row.kept)
    node = tip
    while node >= 0 and not active[node]:
        active[node] = 1
        if kept is None:
            visible[node] = 1
        up = parent[node]
        while pending and up < pending[-1].node <= max(node, up):
            row = pending.pop()
            # A step over a boundary that neither leads to it nor to what it kept is a rewind to before it.
            if kept is None and (row.node == node or up < 0 or up in row.kept):
                kept = frozenset(row.kept)
        node = up
    return active, visible, kept or frozenset()
