"""Client of the Prompt Optimization API."""

from ._async_client import AsyncPromptOptimization
from ._sync_client import PromptOptimization
from .errors import (
    ApiError,
    AuthenticationError,
    ConflictError,
    ConnectionError,
    CreditsError,
    InvalidArgumentError,
    InvalidRequestError,
    NotFoundError,
    PermissionError,
    PromptOptimizationError,
    RateLimitError,
    ServiceError,
    TimeoutError,
    WebhookVerificationError,
)
from ._version import __version__
from .webhooks import verify_webhook

__all__ = [
    "ApiError",
    "AsyncPromptOptimization",
    "AuthenticationError",
    "ConflictError",
    "ConnectionError",
    "CreditsError",
    "InvalidArgumentError",
    "InvalidRequestError",
    "NotFoundError",
    "PermissionError",
    "PromptOptimization",
    "PromptOptimizationError",
    "RateLimitError",
    "ServiceError",
    "TimeoutError",
    "WebhookVerificationError",
    "__version__",
    "verify_webhook",
]
