"""Errors of the client: one class for each family, with the stable code of the service."""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Type


class PromptOptimizationError(Exception):
    """Base of all errors of this package."""


class InvalidArgumentError(PromptOptimizationError):
    """An invalid argument, such as a file that is not an image. No request was sent."""


class ConnectionError(PromptOptimizationError):
    """No response: the connection failed or was lost."""


class TimeoutError(PromptOptimizationError):
    """The call, including retries, exceeded its deadline."""


class WebhookVerificationError(PromptOptimizationError):
    """The webhook message has no valid signature, or is too old."""


class ApiError(PromptOptimizationError):
    """Error response of the service. ``code`` is stable; the message is for humans."""

    def __init__(
        self,
        message: str,
        *,
        status: int,
        code: str,
        retryable: bool,
        request_id: Optional[str],
        doc_url: Optional[str],
        details: List[Dict[str, str]],
        retry_after: Optional[float],
    ) -> None:
        super().__init__(message)
        self.message = message
        self.status = status
        self.code = code
        self.retryable = retryable
        self.request_id = request_id
        self.doc_url = doc_url
        self.details = details
        #: Seconds until the next attempt, if the service states them.
        self.retry_after = retry_after

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


class InvalidRequestError(ApiError):
    """400, 413, 415, 422, 431: correct the request."""


class AuthenticationError(ApiError):
    """401: the API key is missing, malformed, unknown or revoked."""


class CreditsError(ApiError):
    """402: insufficient credits, or the monthly limit of the key is reached."""


class PermissionError(ApiError):
    """403: the plan, the scope of the key or the state of the account does not allow the call."""


class NotFoundError(ApiError):
    """404, 410: unknown resource, or expired result."""


class ConflictError(ApiError):
    """409: the state of the resource does not allow the call."""


class RateLimitError(ApiError):
    """429: the rate limit of the plan is exceeded."""


class ServiceError(ApiError):
    """408, 5xx: the service failed or timed out. Nothing was charged unless the job continues."""


_FAMILIES: Dict[int, Type[ApiError]] = {
    401: AuthenticationError,
    402: CreditsError,
    403: PermissionError,
    404: NotFoundError,
    408: ServiceError,
    409: ConflictError,
    410: NotFoundError,
    429: RateLimitError,
}

#: Statuses of the codes with which a job or a stream can end after its response has begun.
_STATUSES = {
    "invalid_api_key": 401,
    "insufficient_credits": 402,
    "key_limit_reached": 402,
    "job_cancelled": 409,
    "result_expired": 410,
    "image_unprocessable": 422,
    "rate_limit_exceeded": 429,
    "internal_error": 500,
    "engine_failed": 502,
    "service_unavailable": 503,
    "job_timeout": 504,
}


def to_api_error(
    body: Any, status: Optional[int] = None, request_id: Optional[str] = None, retry_after: Optional[float] = None
) -> ApiError:
    """The error of a response. ``body`` may be anything, such as a proxy's page."""
    error = body.get("error") if isinstance(body, dict) else None
    error = error if isinstance(error, dict) else {}
    code = error.get("code", "unknown")
    status = status or _STATUSES.get(code, 500)
    family = _FAMILIES.get(status, ServiceError if status >= 500 else InvalidRequestError)
    return family(
        error.get("message", f"The response has status {status} and is not from the service."),
        status=status,
        code=code,
        retryable=error.get("retryable", status in (408, 429, 500, 502, 503, 504)),
        request_id=error.get("request_id", request_id),
        doc_url=error.get("doc_url"),
        details=error.get("details", []),
        retry_after=retry_after,
    )
