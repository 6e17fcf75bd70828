"""What both clients share: requests and what their responses mean, without sending any."""

from __future__ import annotations

import json
import os
import random
import re
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Dict, Optional, Union

import httpx

from .errors import ApiError, ConnectionError, InvalidArgumentError, to_api_error

DEFAULT_BASE_URL = "http://127.0.0.1:3000"
#: Seconds; the deadline of a call with all its retries.
DEFAULT_TIMEOUT = 120.0
DEFAULT_RETRIES = 2
#: Seconds; a job of a model has ten minutes.
FOLLOW_TIMEOUT = 660.0
_PAUSE_MIN = 0.5
_PAUSE_MAX = 8.0
#: The limit of the service for an image file.
_IMAGE_BYTES_MAX = 10_000_000


@dataclass
class Request:
    method: str
    #: Below ``/api/v1``.
    path: str
    query: Dict[str, Any] = field(default_factory=dict)
    json: Optional[Dict[str, Any]] = None
    content: Optional[bytes] = None
    headers: Dict[str, str] = field(default_factory=dict)
    #: Seconds; the default of the client if it is None.
    timeout: Optional[float] = None
    idempotency_key: Optional[str] = None


def read_api_key(api_key: Optional[str]) -> str:
    # A file or a shell adds a line break.
    key = (api_key or os.environ.get("POA_API_KEY") or "").strip()
    if not key:
        raise InvalidArgumentError("Pass api_key, or set the environment variable POA_API_KEY.")
    if not re.fullmatch(r"[\x21-\x7e]+", key):
        raise InvalidArgumentError(
            "api_key (or POA_API_KEY) must be printable ASCII without spaces: "
            "replace a placeholder such as poa_live_… with your key."
        )
    return key


def read_base_url(base_url: Optional[str]) -> str:
    url = (base_url or os.environ.get("POA_BASE_URL") or DEFAULT_BASE_URL).strip()
    if not url.startswith(("http://", "https://")):
        raise InvalidArgumentError("base_url must be an http or https URL.")
    return re.sub(r"/api/v1$", "", url.rstrip("/"))


def build(request: Request, api_key: str, base_url: str, user_agent: str) -> Dict[str, Any]:
    """Arguments of ``httpx.Client.build_request``. A POST is repeated under one key."""
    headers = {"accept": "application/json", "user-agent": user_agent, **request.headers}
    headers["authorization"] = f"Bearer {api_key}"
    if request.method == "POST":
        headers["idempotency-key"] = _read_idempotency_key(request.idempotency_key)
    content = request.content
    if request.json is not None:
        content = json.dumps(request.json).encode()
        headers["content-type"] = "application/json"
    query = {name: _write(value) for name, value in request.query.items() if value is not None}
    url = f"{base_url}/api/v1{request.path}"
    return {"method": request.method, "url": url, "params": query, "content": content, "headers": headers}


def _read_idempotency_key(key: Optional[str]) -> str:
    if key is None:
        return str(uuid.uuid4())
    # A header has no spaces at its ends.
    text = key.strip() if isinstance(key, str) else ""
    if not re.fullmatch(r"[\x20-\x7e]+", text):
        raise InvalidArgumentError("idempotency_key must be printable ASCII characters.")
    return text


def _write(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def parse_json(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        status = 502 if response.is_success else response.status_code
        raise to_api_error(None, status, request_id_of(response)) from None


def error_of(response: httpx.Response) -> ApiError:
    try:
        body = response.json()
    except ValueError:
        body = None
    return to_api_error(body, response.status_code, request_id_of(response), _retry_after(response))


def request_id_of(response: httpx.Response) -> Optional[str]:
    return response.headers.get("x-request-id")


def job_id_of(response: httpx.Response) -> Optional[str]:
    """The job of a prompt's response. A replay is of another call's job, which ``Location`` names."""
    location = response.headers.get("location")
    return location.split("/")[-1] if location else request_id_of(response)


def _retry_after(response: httpx.Response) -> Optional[float]:
    """Seconds to the next free call, from ``RateLimit``, or else from ``Retry-After``."""
    found = re.search(r";\s*t=(\d{1,6})", response.headers.get("ratelimit", ""))
    text = found.group(1) if found and response.status_code == 429 else response.headers.get("retry-after", "")
    return float(text) if re.fullmatch(r"\d{1,6}", text) else None


def pause_before(error: Exception, attempt: int) -> Optional[float]:
    """Seconds before another attempt; None for a failure that no attempt would change."""
    if not (isinstance(error, ConnectionError) or (isinstance(error, ApiError) and error.retryable)):
        return None
    if isinstance(error, ApiError) and error.retry_after is not None:
        return error.retry_after + random.random() * _PAUSE_MIN
    return min(_PAUSE_MAX, _PAUSE_MIN * 2**attempt) * (0.5 + random.random() / 2)


def is_waiting(error: Exception) -> bool:
    """The first call under this key is still running: this is a wait, not a failure."""
    return isinstance(error, ApiError) and error.code == "idempotency_in_progress"


#: A path, the bytes, or the public URL of an image. A str is a URL and never a path, so that text of an end user cannot
#: name a local file.
ImageInput = Union[str, bytes, Path]

_SIGNATURES = (
    ("image/jpeg", 0, b"\xff\xd8\xff"),
    ("image/png", 0, b"\x89PNG\r\n\x1a\n"),
    ("image/gif", 0, b"GIF8"),
    ("image/webp", 8, b"WEBP"),
    ("image/avif", 4, b"ftypavi"),
)


def image_request(image: ImageInput, fields: Dict[str, Any]) -> Request:
    """Bytes are sent as they are, with the other fields in the query."""
    path = "/prompts/image-to-prompt"
    if isinstance(image, str):
        if not re.match(r"\s*https?:", image, re.IGNORECASE):
            raise InvalidArgumentError("image is not an http or https URL; for a local file, pass Path(…).")
        return Request("POST", path, json={"image_url": image, **fields})
    data = _read_file(image) if isinstance(image, Path) else _read_buffer(image)
    if len(data) > _IMAGE_BYTES_MAX:
        raise InvalidArgumentError("The image is larger than 10 MB.")
    for mime_type, offset, signature in _SIGNATURES:
        if data.startswith(signature, offset):
            return Request("POST", path, query=fields, content=data, headers={"content-type": mime_type})
    raise InvalidArgumentError("The image is not a JPEG, PNG, WebP, GIF or AVIF file.")


def _read_buffer(image: Any) -> bytes:
    try:
        return bytes(memoryview(image))
    except TypeError as error:
        raise InvalidArgumentError("image must be a Path, bytes, or an http or https URL as str.") from error


def _read_file(path: Path) -> bytes:
    try:
        if path.stat().st_size > _IMAGE_BYTES_MAX:
            raise InvalidArgumentError(f"The image {path} is larger than 10 MB.")
        return path.read_bytes()
    except OSError as error:
        raise InvalidArgumentError(f"The image {path} cannot be read.") from error


def without_none(fields: Dict[str, Any]) -> Dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


@dataclass
class ServerSentEvent:
    id: str
    type: str
    data: Any


class EventParser:
    """Events of a ``text/event-stream``, from its lines. Comments, such as heartbeats, are skipped."""

    def __init__(self) -> None:
        self._fields: Dict[str, str] = {}

    def feed(self, line: str) -> Optional[ServerSentEvent]:
        """The event that the line ends, if it ends one."""
        if line:
            name, _, value = line.partition(":")
            value = value[1:] if value.startswith(" ") else value
            if name == "data" and "data" in self._fields:
                value = f"{self._fields['data']}\n{value}"
            self._fields[name] = value
            return None
        fields, self._fields = self._fields, {}
        if "data" not in fields:
            return None
        return ServerSentEvent(fields.get("id", ""), fields.get("event", "message"), json.loads(fields["data"]))
