"""Writes prompt_optimization/_sync_client.py from _async_client.py: the same client without await."""

import re
import sys
from pathlib import Path

FOLDER = Path(__file__).parent / "prompt_optimization"
TARGET = FOLDER / "_sync_client.py"

REPLACEMENTS = [
    (r"\basync (def|for|with) ", r"\1 "),
    (r"\bawait ", ""),
    (r"\basyncio\.sleep\b", "time.sleep"),
    (r"^import asyncio\n", ""),
    (r"\bhttpx\.AsyncClient\b", "httpx.Client"),
    (r"\bAsyncIterator\b", "Iterator"),
    (r"\b(_?)Async(?=[A-Z])", r"\1"),
    (r"\b__a(iter|enter|exit)__\b", r"__\1__"),
    (r"\baclose\b", "close"),
    (r"\baread\b", "read"),
    (r"\baiter_lines\b", "iter_lines"),
]


def make() -> str:
    text = (FOLDER / "_async_client.py").read_text(encoding="utf-8")
    for pattern, replacement in REPLACEMENTS:
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE)
    return text


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == make() else "_sync_client.py is not current")
    TARGET.write_text(make(), encoding="utf-8")
