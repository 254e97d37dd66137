"""The program's version, for what runs too often to ask the installed package's metadata."""

from __future__ import annotations

VERSION = "0.1.0"
