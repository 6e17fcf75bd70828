"""Verification of webhooks after Standard Webhooks 1.0."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Mapping, Sequence, Union, cast

from . import types
from .errors import WebhookVerificationError

#: Signatures of one message that are compared.
_SIGNATURES_MAX = 10


def verify_webhook(
    body: Union[bytes, str],
    headers: Mapping[str, str],
    secret: Union[str, Sequence[str]],
    *,
    tolerance_seconds: float = 300,
) -> types.WebhookMessage:
    """Verifies a message and returns it; its ``type`` says which one it is.

    ``body`` is the raw body, as received. ``secret`` is the ``whsec_…`` of the endpoint, or the old and the new one while
    it is rotated.

    Raises WebhookVerificationError for headers that are missing, a wrong signature or an old timestamp.
    """
    found = {name.lower(): value for name, value in headers.items()}
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    message_id, timestamp, signatures = (found.get(name) for name in names)
    if not message_id or not timestamp or not signatures:
        raise WebhookVerificationError("A header of the signature is missing.")
    is_number = timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12
    if not is_number or abs(time.time() - int(timestamp)) > tolerance_seconds:
        raise WebhookVerificationError("The timestamp is not within the tolerance.")
    raw = body.encode() if isinstance(body, str) else body
    signed = f"{message_id}.{timestamp}.".encode() + raw
    sent = [part.removeprefix("v1,").encode() for part in signatures.split(" ") if part.startswith("v1,")]
    for each in [secret] if isinstance(secret, str) else secret:
        expected = base64.b64encode(hmac.new(_decode(each), signed, hashlib.sha256).digest())
        if any(hmac.compare_digest(expected, signature) for signature in sent[:_SIGNATURES_MAX]):
            return _parse(raw)
    raise WebhookVerificationError("No signature matches.")


def _decode(secret: str) -> bytes:
    try:
        return base64.b64decode(secret.removeprefix("whsec_"), validate=True)
    except binascii.Error:
        raise WebhookVerificationError("The secret is not of the form whsec_….") from None


def _parse(raw: bytes) -> types.WebhookMessage:
    try:
        return cast(types.WebhookMessage, json.loads(raw))
    except ValueError:
        raise WebhookVerificationError("The body is not JSON.") from None
