"""Shapes of the API. Generated from docs/openapi.json by `npm run openapi`. Do not edit."""

from __future__ import annotations

from typing import Any, List, Literal, NotRequired, TypedDict, Union

PlanId = Literal['sandbox', 'starter', 'pro', 'scale', 'enterprise']

Endpoint = Literal['optimize', 'generate', 'image-to-prompt']

TaxLine = TypedDict(
    "TaxLine",
    {
        "name": "str",
        "rate": "str",
        "amount": "str",
    },
)

Quote = TypedDict(
    "Quote",
    {
        "currency": "Literal['INR', 'USD']",
        "amount": "str",
        "tax": "str",
        "total": "str",
        "taxes": "List[TaxLine]",
        "tax_treatment": "Literal['intra_state', 'intra_union_territory', 'inter_state', 'export_lut', 'export_igst']",
    },
)

PlanPriceMinor = TypedDict(
    "PlanPriceMinor",
    {
        "INR": "int",
        "USD": "int",
    },
)

Plan = TypedDict(
    "Plan",
    {
        "id": "PlanId",
        "name": "str",
        "credits": "int",
        "validity_days": "int",
        "requests_per_minute": "int",
        "queue": "Literal['standard', 'priority']",
        "endpoints": "List[Endpoint]",
        "price_minor": "Union[PlanPriceMinor, None]",
        "quote": "NotRequired[Union[Quote, None]]",
    },
)

ListPlansResponseData = TypedDict(
    "ListPlansResponseData",
    {
        "items": "List[Plan]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListPlansResponse = TypedDict(
    "ListPlansResponse",
    {
        "success": "Literal[True]",
        "data": "ListPlansResponseData",
    },
)

FieldFault = TypedDict(
    "FieldFault",
    {
        "field": "str",
        "message": "str",
    },
)

Target = Literal['midjourney', 'chatgpt', 'claude', 'gemini', 'flux', 'universal']

Quality = Literal['fast', 'best', 'auto']

OptimizePromptRequest = TypedDict(
    "OptimizePromptRequest",
    {
        "prompt": "str",
        "target_model": "NotRequired[Target]",
        "negative_prompt": "NotRequired[bool]",
        "quality": "NotRequired[Quality]",
        "include_analysis": "NotRequired[bool]",
    },
)

AnalysisDimensionsItem = TypedDict(
    "AnalysisDimensionsItem",
    {
        "name": "str",
        "score": "float",
        "max": "float",
        "reason": "str",
    },
)

AnalysisRetained = TypedDict(
    "AnalysisRetained",
    {
        "kept": "int",
        "total": "int",
    },
)

AnalysisTokens = TypedDict(
    "AnalysisTokens",
    {
        "input": "int",
        "output": "int",
    },
)

Analysis = TypedDict(
    "Analysis",
    {
        "engine": "str",
        "modality": "Literal['chat', 'image']",
        "domain": "str",
        "domain_group": "str",
        "confidence": "float",
        "framework": "str",
        "fallback_level": "NotRequired[str]",
        "task": "NotRequired[Union[str, None]]",
        "language": "str",
        "score_before": "float",
        "dimensions": "List[AnalysisDimensionsItem]",
        "changes": "List[str]",
        "warnings": "List[str]",
        "missing": "List[str]",
        "retained": "AnalysisRetained",
        "tokens": "NotRequired[AnalysisTokens]",
    },
)

OptimizeResult = TypedDict(
    "OptimizeResult",
    {
        "original_prompt": "str",
        "optimized_prompt": "str",
        "negative_prompt": "NotRequired[str]",
        "target_model": "Target",
        "optimization_score": "float",
        "character_count": "int",
        "analysis": "NotRequired[Analysis]",
    },
)

Usage = TypedDict(
    "Usage",
    {
        "credits_deducted": "int",
        "credits_remaining": "int",
        "latency_ms": "float",
    },
)

PromptMeta = TypedDict(
    "PromptMeta",
    {
        "changed": "bool",
        "quality": "Quality",
        "engine": "Literal['local', 'openai', 'gemini', 'anthropic']",
        "fallback": "bool",
    },
)

OptimizePromptResponse = TypedDict(
    "OptimizePromptResponse",
    {
        "success": "Literal[True]",
        "data": "OptimizeResult",
        "usage": "Usage",
        "meta": "NotRequired[PromptMeta]",
    },
)

PromptEvents = str

AcceptedJob = TypedDict(
    "AcceptedJob",
    {
        "job_id": "str",
        "status": "Literal['queued', 'running']",
        "status_url": "str",
    },
)

AcceptedJobResponse = TypedDict(
    "AcceptedJobResponse",
    {
        "success": "Literal[True]",
        "data": "AcceptedJob",
    },
)

GeneratePromptRequest = TypedDict(
    "GeneratePromptRequest",
    {
        "topic": "str",
        "mode": "NotRequired[Literal['auto', 'text', 'image', 'code', 'marketing', 'business', 'education', 'research', 'creative']]",
        "expertise": "NotRequired[Literal['beginner', 'intermediate', 'advanced', 'expert']]",
        "target_model": "NotRequired[Target]",
        "negative_prompt": "NotRequired[bool]",
        "quality": "NotRequired[Quality]",
        "include_analysis": "NotRequired[bool]",
    },
)

GenerateResult = TypedDict(
    "GenerateResult",
    {
        "topic": "str",
        "mode": "Literal['auto', 'text', 'image', 'code', 'marketing', 'business', 'education', 'research', 'creative']",
        "expertise": "Literal['beginner', 'intermediate', 'advanced', 'expert']",
        "generated_prompt": "str",
        "negative_prompt": "NotRequired[str]",
        "target_model": "Target",
        "optimization_score": "float",
        "character_count": "int",
        "analysis": "NotRequired[Analysis]",
    },
)

GeneratePromptResponse = TypedDict(
    "GeneratePromptResponse",
    {
        "success": "Literal[True]",
        "data": "GenerateResult",
        "usage": "Usage",
        "meta": "NotRequired[PromptMeta]",
    },
)

ImageToPromptRequest = TypedDict(
    "ImageToPromptRequest",
    {
        "image_url": "NotRequired[str]",
        "image_base64": "NotRequired[str]",
        "mime_type": "NotRequired[Literal['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']]",
        "subject": "NotRequired[str]",
        "target_model": "NotRequired[Target]",
        "negative_prompt": "NotRequired[bool]",
        "quality": "NotRequired[Quality]",
        "include_analysis": "NotRequired[bool]",
    },
)

PaletteColor = TypedDict(
    "PaletteColor",
    {
        "hex": "str",
        "name": "str",
        "share": "float",
    },
)

Camera = TypedDict(
    "Camera",
    {
        "shot": "Union[str, None]",
        "angle": "Union[str, None]",
        "lens": "Union[str, None]",
        "aperture": "Union[str, None]",
        "shutter_speed": "Union[str, None]",
        "iso": "Union[float, None]",
    },
)

ImageFactSource = Union[Literal['caller', 'embedded', 'exif', 'measured', 'inferred', 'model'], None]

ImageToPromptResultSourcesCamera = TypedDict(
    "ImageToPromptResultSourcesCamera",
    {
        "shot": "ImageFactSource",
        "angle": "ImageFactSource",
        "lens": "ImageFactSource",
        "aperture": "ImageFactSource",
        "shutter_speed": "ImageFactSource",
        "iso": "ImageFactSource",
    },
)

ImageToPromptResultSources = TypedDict(
    "ImageToPromptResultSources",
    {
        "subject": "ImageFactSource",
        "style": "ImageFactSource",
        "texture": "ImageFactSource",
        "lighting": "ImageFactSource",
        "composition": "ImageFactSource",
        "color_palette": "ImageFactSource",
        "camera": "ImageToPromptResultSourcesCamera",
        "aspect_ratio": "ImageFactSource",
    },
)

ImageToPromptResult = TypedDict(
    "ImageToPromptResult",
    {
        "prompt": "str",
        "negative_prompt": "NotRequired[str]",
        "subject": "Union[str, None]",
        "style": "Union[str, None]",
        "texture": "Union[str, None]",
        "lighting": "Union[str, None]",
        "composition": "Union[str, None]",
        "color_palette": "Union[List[PaletteColor], None]",
        "camera": "Camera",
        "aspect_ratio": "Union[str, None]",
        "sources": "ImageToPromptResultSources",
        "target_model": "Target",
        "optimization_score": "float",
        "character_count": "int",
        "analysis": "NotRequired[Analysis]",
    },
)

ImageToPromptResponse = TypedDict(
    "ImageToPromptResponse",
    {
        "success": "Literal[True]",
        "data": "ImageToPromptResult",
        "usage": "Usage",
        "meta": "NotRequired[PromptMeta]",
    },
)

OptimizePromptsRequest = TypedDict(
    "OptimizePromptsRequest",
    {
        "items": "List[OptimizePromptRequest]",
    },
)

JobStatus = Literal['queued', 'running', 'succeeded', 'failed', 'cancelled']

OptimizePromptsResponseDataItemsItem = TypedDict(
    "OptimizePromptsResponseDataItemsItem",
    {
        "index": "int",
        "job_id": "str",
        "status": "JobStatus",
        "status_url": "str",
    },
)

OptimizePromptsResponseData = TypedDict(
    "OptimizePromptsResponseData",
    {
        "batch_id": "str",
        "status": "Literal['running']",
        "status_url": "str",
        "item_count": "int",
        "items": "List[OptimizePromptsResponseDataItemsItem]",
    },
)

OptimizePromptsResponse = TypedDict(
    "OptimizePromptsResponse",
    {
        "success": "Literal[True]",
        "data": "OptimizePromptsResponseData",
    },
)

ErrorCode = Literal['malformed_json', 'malformed_request', 'body_too_fragmented', 'invalid_api_key', 'insufficient_credits', 'key_limit_reached', 'plan_upgrade_required', 'key_in_grace', 'invalid_signature', 'not_found', 'method_not_allowed', 'request_timeout', 'insufficient_scope', 'account_suspended', 'idempotency_in_progress', 'idempotency_key_reused', 'job_cancelled', 'job_not_cancellable', 'job_not_rateable', 'result_expired', 'key_revoked', 'endpoint_disabled', 'limit_reached', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'image_unprocessable', 'headers_too_large', 'rate_limit_exceeded', 'internal_error', 'payment_provider_failed', 'checkout_unavailable', 'engine_failed', 'service_unavailable', 'job_timeout']

Job = TypedDict(
    "Job",
    {
        "job_id": "str",
        "endpoint": "Endpoint",
        "status": "JobStatus",
        "status_url": "str",
        "credits_charged": "int",
        "error_code": "Union[ErrorCode, None]",
        "created_at": "str",
        "started_at": "Union[str, None]",
        "finished_at": "Union[str, None]",
        "rating": "Union[Literal['good', 'bad'], None]",
    },
)

ListJobsResponseData = TypedDict(
    "ListJobsResponseData",
    {
        "items": "List[Job]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListJobsResponse = TypedDict(
    "ListJobsResponse",
    {
        "success": "Literal[True]",
        "data": "ListJobsResponseData",
    },
)

JobSucceeded = TypedDict(
    "JobSucceeded",
    {
        "success": "Literal[True]",
        "data": "Union[OptimizeResult, GenerateResult, ImageToPromptResult]",
        "usage": "Usage",
        "meta": "NotRequired[PromptMeta]",
        "job": "Job",
    },
)

JobError = TypedDict(
    "JobError",
    {
        "code": "ErrorCode",
        "message": "str",
        "details": "NotRequired[List[FieldFault]]",
        "retryable": "bool",
        "doc_url": "str",
        "request_id": "NotRequired[str]",
    },
)

JobFailed = TypedDict(
    "JobFailed",
    {
        "success": "Literal[False]",
        "error": "JobError",
        "job": "Job",
    },
)

JobUnfinished = TypedDict(
    "JobUnfinished",
    {
        "success": "Literal[True]",
        "data": "AcceptedJob",
        "job": "Job",
    },
)

GetJobResponse = Union[JobSucceeded, JobFailed, JobUnfinished]

JobResponse = TypedDict(
    "JobResponse",
    {
        "success": "Literal[True]",
        "data": "Job",
    },
)

RateJobRequest = TypedDict(
    "RateJobRequest",
    {
        "rating": "Literal['good', 'bad']",
    },
)

RateJobResponseData = TypedDict(
    "RateJobResponseData",
    {
        "job_id": "str",
        "rating": "Literal['good', 'bad']",
        "rated_at": "str",
    },
)

RateJobResponse = TypedDict(
    "RateJobResponse",
    {
        "success": "Literal[True]",
        "data": "RateJobResponseData",
    },
)

BatchCounts = TypedDict(
    "BatchCounts",
    {
        "queued": "int",
        "running": "int",
        "succeeded": "int",
        "failed": "int",
        "cancelled": "int",
    },
)

Batch = TypedDict(
    "Batch",
    {
        "batch_id": "str",
        "status": "Literal['running', 'completed']",
        "status_url": "str",
        "item_count": "int",
        "counts": "BatchCounts",
        "created_at": "str",
        "finished_at": "Union[str, None]",
    },
)

ListBatchesResponseData = TypedDict(
    "ListBatchesResponseData",
    {
        "items": "List[Batch]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListBatchesResponse = TypedDict(
    "ListBatchesResponse",
    {
        "success": "Literal[True]",
        "data": "ListBatchesResponseData",
    },
)

BatchItem = TypedDict(
    "BatchItem",
    {
        "index": "int",
        "job_id": "str",
        "status": "JobStatus",
        "status_url": "str",
        "data": "NotRequired[OptimizeResult]",
        "usage": "NotRequired[Usage]",
        "meta": "NotRequired[PromptMeta]",
        "error": "NotRequired[JobError]",
    },
)

GetBatchResponseDataCounts = TypedDict(
    "GetBatchResponseDataCounts",
    {
        "queued": "int",
        "running": "int",
        "succeeded": "int",
        "failed": "int",
        "cancelled": "int",
    },
)

GetBatchResponseData = TypedDict(
    "GetBatchResponseData",
    {
        "batch_id": "str",
        "status": "Literal['running', 'completed']",
        "status_url": "str",
        "item_count": "int",
        "counts": "GetBatchResponseDataCounts",
        "created_at": "str",
        "finished_at": "Union[str, None]",
        "items": "List[BatchItem]",
    },
)

GetBatchResponse = TypedDict(
    "GetBatchResponse",
    {
        "success": "Literal[True]",
        "data": "GetBatchResponseData",
    },
)

AccountPlan = TypedDict(
    "AccountPlan",
    {
        "id": "PlanId",
        "name": "str",
        "requests_per_minute": "int",
        "endpoints": "List[Endpoint]",
        "queue": "Literal['standard', 'priority']",
        "expires_at": "Union[str, None]",
    },
)

Grant = TypedDict(
    "Grant",
    {
        "id": "str",
        "plan": "Union[PlanId, None]",
        "source": "Literal['sign_up', 'purchase', 'operator', 'goodwill']",
        "state": "Literal['active', 'spent', 'expired', 'refunded', 'revoked']",
        "granted": "int",
        "remaining": "int",
        "expires_at": "str",
        "order_id": "Union[str, None]",
        "created_at": "str",
    },
)

BillingDetails = TypedDict(
    "BillingDetails",
    {
        "legal_name": "Union[str, None]",
        "email": "Union[str, None]",
        "gstin": "Union[str, None]",
        "address": "Union[str, None]",
        "city": "Union[str, None]",
        "state": "Union[str, None]",
        "postal_code": "Union[str, None]",
        "country": "Union[str, None]",
    },
)

AccountCredits = TypedDict(
    "AccountCredits",
    {
        "available": "int",
        "held": "int",
    },
)

Account = TypedDict(
    "Account",
    {
        "id": "str",
        "name": "str",
        "email": "Union[str, None]",
        "plan": "AccountPlan",
        "credits": "AccountCredits",
        "grants": "List[Grant]",
        "billing_details": "BillingDetails",
        "created_at": "str",
    },
)

AccountResponse = TypedDict(
    "AccountResponse",
    {
        "success": "Literal[True]",
        "data": "Account",
    },
)

BillingDetailsResponse = TypedDict(
    "BillingDetailsResponse",
    {
        "success": "Literal[True]",
        "data": "BillingDetails",
    },
)

PutBillingDetailsRequest = TypedDict(
    "PutBillingDetailsRequest",
    {
        "legal_name": "NotRequired[Union[str, None]]",
        "email": "NotRequired[Union[str, None]]",
        "gstin": "NotRequired[Union[str, None]]",
        "address": "NotRequired[Union[str, None]]",
        "city": "NotRequired[Union[str, None]]",
        "state": "NotRequired[Union[str, None]]",
        "postal_code": "NotRequired[Union[str, None]]",
        "country": "NotRequired[Union[str, None]]",
    },
)

StatementEntry = TypedDict(
    "StatementEntry",
    {
        "id": "str",
        "created_at": "str",
        "kind": "Literal['grant', 'reserve', 'capture', 'void', 'expiry', 'refund', 'revoke']",
        "credits": "int",
        "balance": "int",
        "grant_id": "str",
        "job_id": "Union[str, None]",
        "endpoint": "Union[str, None]",
        "order_id": "Union[str, None]",
        "reason": "Union[str, None]",
    },
)

GetStatementResponseData = TypedDict(
    "GetStatementResponseData",
    {
        "opening_balance": "int",
        "closing_balance": "int",
        "items": "List[StatementEntry]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

GetStatementResponse = TypedDict(
    "GetStatementResponse",
    {
        "success": "Literal[True]",
        "data": "GetStatementResponseData",
    },
)

GetUsageResponseDataDaysItem = TypedDict(
    "GetUsageResponseDataDaysItem",
    {
        "date": "str",
        "endpoint": "Endpoint",
        "calls": "int",
        "succeeded": "int",
        "failed": "int",
        "in_progress": "int",
        "credits": "int",
    },
)

GetUsageResponseDataByKeyItem = TypedDict(
    "GetUsageResponseDataByKeyItem",
    {
        "key_id": "str",
        "name": "str",
        "requests": "int",
        "credits": "int",
    },
)

GetUsageResponseDataTotals = TypedDict(
    "GetUsageResponseDataTotals",
    {
        "calls": "int",
        "succeeded": "int",
        "failed": "int",
        "in_progress": "int",
        "credits": "int",
    },
)

GetUsageResponseData = TypedDict(
    "GetUsageResponseData",
    {
        "from": "str",
        "to": "str",
        "time_zone": "str",
        "days": "List[GetUsageResponseDataDaysItem]",
        "by_key": "List[GetUsageResponseDataByKeyItem]",
        "totals": "GetUsageResponseDataTotals",
    },
)

GetUsageResponse = TypedDict(
    "GetUsageResponse",
    {
        "success": "Literal[True]",
        "data": "GetUsageResponseData",
    },
)

Key = TypedDict(
    "Key",
    {
        "id": "str",
        "name": "str",
        "start": "str",
        "last_four": "str",
        "scopes": "List[Literal['prompts', 'account']]",
        "status": "Literal['active', 'in_grace', 'revoked']",
        "created_at": "str",
        "revoked_at": "Union[str, None]",
        "last_used_at": "Union[str, None]",
        "monthly_credits_max": "Union[int, None]",
        "monthly_credits_used": "int",
    },
)

ListKeysResponseData = TypedDict(
    "ListKeysResponseData",
    {
        "items": "List[Key]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListKeysResponse = TypedDict(
    "ListKeysResponse",
    {
        "success": "Literal[True]",
        "data": "ListKeysResponseData",
    },
)

CreateKeyRequest = TypedDict(
    "CreateKeyRequest",
    {
        "name": "str",
        "scopes": "NotRequired[List[Literal['prompts', 'account']]]",
        "monthly_credits_max": "NotRequired[Union[int, None]]",
    },
)

NewKey = TypedDict(
    "NewKey",
    {
        "id": "str",
        "name": "str",
        "start": "str",
        "last_four": "str",
        "scopes": "List[Literal['prompts', 'account']]",
        "status": "Literal['active', 'in_grace', 'revoked']",
        "created_at": "str",
        "revoked_at": "Union[str, None]",
        "last_used_at": "Union[str, None]",
        "monthly_credits_max": "Union[int, None]",
        "monthly_credits_used": "int",
        "secret": "str",
    },
)

NewKeyResponse = TypedDict(
    "NewKeyResponse",
    {
        "success": "Literal[True]",
        "data": "NewKey",
    },
)

ChangeKeyRequest = TypedDict(
    "ChangeKeyRequest",
    {
        "name": "NotRequired[str]",
        "monthly_credits_max": "NotRequired[Union[int, None]]",
    },
)

KeyResponse = TypedDict(
    "KeyResponse",
    {
        "success": "Literal[True]",
        "data": "Key",
    },
)

RotateKeyRequest = TypedDict(
    "RotateKeyRequest",
    {
        "grace_hours": "NotRequired[int]",
    },
)

InvoiceBuyer = TypedDict(
    "InvoiceBuyer",
    {
        "legal_name": "str",
        "gstin": "Union[str, None]",
        "address": "str",
        "city": "str",
        "state": "Union[str, None]",
        "postal_code": "Union[str, None]",
        "country": "str",
    },
)

Invoice = TypedDict(
    "Invoice",
    {
        "id": "str",
        "kind": "Literal['invoice', 'credit_note']",
        "number": "str",
        "financial_year": "str",
        "issued_on": "str",
        "order_id": "str",
        "credited_invoice_id": "Union[str, None]",
        "description": "str",
        "credits": "int",
        "sac_code": "str",
        "currency": "Literal['INR', 'USD']",
        "amount": "str",
        "tax": "str",
        "total": "str",
        "taxes": "List[TaxLine]",
        "tax_treatment": "Literal['intra_state', 'intra_union_territory', 'inter_state', 'export_lut', 'export_igst']",
        "place_of_supply": "str",
        "buyer": "InvoiceBuyer",
        "irn": "Union[str, None]",
        "pdf_url": "str",
        "created_at": "str",
    },
)

ListInvoicesResponseData = TypedDict(
    "ListInvoicesResponseData",
    {
        "items": "List[Invoice]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListInvoicesResponse = TypedDict(
    "ListInvoicesResponse",
    {
        "success": "Literal[True]",
        "data": "ListInvoicesResponseData",
    },
)

InvoiceResponse = TypedDict(
    "InvoiceResponse",
    {
        "success": "Literal[True]",
        "data": "Invoice",
    },
)

WebhookEventType = Literal['job.succeeded', 'job.failed', 'batch.completed', 'credits.low']

WebhookEndpoint = TypedDict(
    "WebhookEndpoint",
    {
        "id": "str",
        "url": "str",
        "description": "str",
        "event_types": "List[WebhookEventType]",
        "status": "Literal['enabled', 'disabled']",
        "disabled_reason": "Union[Literal['account', 'gone', 'failing'], None]",
        "previous_secret_until": "Union[str, None]",
        "created_at": "str",
    },
)

ListWebhookEndpointsResponseData = TypedDict(
    "ListWebhookEndpointsResponseData",
    {
        "items": "List[WebhookEndpoint]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListWebhookEndpointsResponse = TypedDict(
    "ListWebhookEndpointsResponse",
    {
        "success": "Literal[True]",
        "data": "ListWebhookEndpointsResponseData",
    },
)

CreateWebhookEndpointRequest = TypedDict(
    "CreateWebhookEndpointRequest",
    {
        "url": "str",
        "event_types": "List[WebhookEventType]",
        "description": "NotRequired[str]",
    },
)

WebhookEndpointSecret = TypedDict(
    "WebhookEndpointSecret",
    {
        "id": "str",
        "url": "str",
        "description": "str",
        "event_types": "List[WebhookEventType]",
        "status": "Literal['enabled', 'disabled']",
        "disabled_reason": "Union[Literal['account', 'gone', 'failing'], None]",
        "previous_secret_until": "Union[str, None]",
        "created_at": "str",
        "secret": "str",
    },
)

WebhookEndpointSecretResponse = TypedDict(
    "WebhookEndpointSecretResponse",
    {
        "success": "Literal[True]",
        "data": "WebhookEndpointSecret",
    },
)

WebhookEndpointResponse = TypedDict(
    "WebhookEndpointResponse",
    {
        "success": "Literal[True]",
        "data": "WebhookEndpoint",
    },
)

ChangeWebhookEndpointRequest = TypedDict(
    "ChangeWebhookEndpointRequest",
    {
        "url": "NotRequired[str]",
        "event_types": "NotRequired[List[WebhookEventType]]",
        "description": "NotRequired[str]",
        "status": "NotRequired[Literal['enabled', 'disabled']]",
    },
)

DeleteWebhookEndpointResponseData = TypedDict(
    "DeleteWebhookEndpointResponseData",
    {
        "id": "str",
        "deleted": "Literal[True]",
    },
)

DeleteWebhookEndpointResponse = TypedDict(
    "DeleteWebhookEndpointResponse",
    {
        "success": "Literal[True]",
        "data": "DeleteWebhookEndpointResponseData",
    },
)

RotateWebhookSecretRequest = TypedDict(
    "RotateWebhookSecretRequest",
    {
        "grace_hours": "NotRequired[int]",
    },
)

WebhookMessageType = Literal['job.succeeded', 'job.failed', 'batch.completed', 'credits.low', 'endpoint.test']

WebhookDelivery = TypedDict(
    "WebhookDelivery",
    {
        "id": "str",
        "message_id": "str",
        "endpoint_id": "str",
        "event_type": "WebhookMessageType",
        "status": "Literal['pending', 'succeeded', 'failed']",
        "attempts": "int",
        "next_attempt_at": "Union[str, None]",
        "finished_at": "Union[str, None]",
        "created_at": "str",
    },
)

ListWebhookDeliveriesResponseData = TypedDict(
    "ListWebhookDeliveriesResponseData",
    {
        "items": "List[WebhookDelivery]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListWebhookDeliveriesResponse = TypedDict(
    "ListWebhookDeliveriesResponse",
    {
        "success": "Literal[True]",
        "data": "ListWebhookDeliveriesResponseData",
    },
)

WebhookAttempt = TypedDict(
    "WebhookAttempt",
    {
        "attempt": "int",
        "status_code": "Union[int, None]",
        "failure": "Union[str, None]",
        "duration_ms": "int",
        "started_at": "str",
    },
)

WebhookDeliveryDetails = TypedDict(
    "WebhookDeliveryDetails",
    {
        "id": "str",
        "message_id": "str",
        "endpoint_id": "str",
        "event_type": "WebhookMessageType",
        "status": "Literal['pending', 'succeeded', 'failed']",
        "attempts": "int",
        "next_attempt_at": "Union[str, None]",
        "finished_at": "Union[str, None]",
        "created_at": "str",
        "attempt_list": "List[WebhookAttempt]",
    },
)

WebhookDeliveryDetailsResponse = TypedDict(
    "WebhookDeliveryDetailsResponse",
    {
        "success": "Literal[True]",
        "data": "WebhookDeliveryDetails",
    },
)

CreateOrderRequest = TypedDict(
    "CreateOrderRequest",
    {
        "plan": "Literal['starter', 'pro', 'scale', 'enterprise']",
        "currency": "Literal['INR', 'USD']",
        "provider": "NotRequired[Literal['manual', 'stripe', 'razorpay']]",
        "billing_details": "NotRequired[PutBillingDetailsRequest]",
    },
)

OrderFields = TypedDict(
    "OrderFields",
    {
        "id": "str",
        "plan": "PlanId",
        "credits": "int",
        "validity_days": "int",
        "status": "Literal['pending', 'paid', 'refunded', 'expired']",
        "currency": "Literal['INR', 'USD']",
        "amount": "str",
        "tax": "str",
        "total": "str",
        "taxes": "List[TaxLine]",
        "tax_treatment": "Literal['intra_state', 'intra_union_territory', 'inter_state', 'export_lut', 'export_igst']",
        "provider": "Literal['manual', 'stripe', 'razorpay']",
        "checkout": "Union[Any, None]",
        "invoice_id": "Union[str, None]",
        "created_at": "str",
        "expires_at": "str",
        "paid_at": "Union[str, None]",
    },
)

StripeCheckout = TypedDict(
    "StripeCheckout",
    {
        "url": "str",
        "session_id": "str",
    },
)

StripeOrder = TypedDict(
    "StripeOrder",
    {
        "id": "str",
        "plan": "PlanId",
        "credits": "int",
        "validity_days": "int",
        "status": "Literal['pending', 'paid', 'refunded', 'expired']",
        "currency": "Literal['INR', 'USD']",
        "amount": "str",
        "tax": "str",
        "total": "str",
        "taxes": "List[TaxLine]",
        "tax_treatment": "Literal['intra_state', 'intra_union_territory', 'inter_state', 'export_lut', 'export_igst']",
        "provider": "Literal['stripe']",
        "checkout": "Union[StripeCheckout, None]",
        "invoice_id": "Union[str, None]",
        "created_at": "str",
        "expires_at": "str",
        "paid_at": "Union[str, None]",
    },
)

RazorpayCheckout = TypedDict(
    "RazorpayCheckout",
    {
        "key": "str",
        "order_id": "str",
        "amount": "int",
        "currency": "Literal['INR', 'USD']",
    },
)

RazorpayOrder = TypedDict(
    "RazorpayOrder",
    {
        "id": "str",
        "plan": "PlanId",
        "credits": "int",
        "validity_days": "int",
        "status": "Literal['pending', 'paid', 'refunded', 'expired']",
        "currency": "Literal['INR', 'USD']",
        "amount": "str",
        "tax": "str",
        "total": "str",
        "taxes": "List[TaxLine]",
        "tax_treatment": "Literal['intra_state', 'intra_union_territory', 'inter_state', 'export_lut', 'export_igst']",
        "provider": "Literal['razorpay']",
        "checkout": "Union[RazorpayCheckout, None]",
        "invoice_id": "Union[str, None]",
        "created_at": "str",
        "expires_at": "str",
        "paid_at": "Union[str, None]",
    },
)

BankTransfer = TypedDict(
    "BankTransfer",
    {
        "bank_details": "List[str]",
        "payment_reference": "str",
    },
)

BankTransferOrder = TypedDict(
    "BankTransferOrder",
    {
        "id": "str",
        "plan": "PlanId",
        "credits": "int",
        "validity_days": "int",
        "status": "Literal['pending', 'paid', 'refunded', 'expired']",
        "currency": "Literal['INR', 'USD']",
        "amount": "str",
        "tax": "str",
        "total": "str",
        "taxes": "List[TaxLine]",
        "tax_treatment": "Literal['intra_state', 'intra_union_territory', 'inter_state', 'export_lut', 'export_igst']",
        "provider": "Literal['manual']",
        "checkout": "Union[BankTransfer, None]",
        "invoice_id": "Union[str, None]",
        "created_at": "str",
        "expires_at": "str",
        "paid_at": "Union[str, None]",
    },
)

OrderResponse = TypedDict(
    "OrderResponse",
    {
        "success": "Literal[True]",
        "data": "Order",
    },
)

ListOrdersResponseData = TypedDict(
    "ListOrdersResponseData",
    {
        "items": "List[Order]",
        "next_cursor": "Union[str, None]",
        "has_more": "bool",
    },
)

ListOrdersResponse = TypedDict(
    "ListOrdersResponse",
    {
        "success": "Literal[True]",
        "data": "ListOrdersResponseData",
    },
)

ConfirmOrderRequest = TypedDict(
    "ConfirmOrderRequest",
    {
        "razorpay_payment_id": "NotRequired[str]",
        "razorpay_signature": "NotRequired[str]",
        "razorpay_order_id": "NotRequired[str]",
    },
)

JobSucceededMessageData = TypedDict(
    "JobSucceededMessageData",
    {
        "job_id": "str",
        "endpoint": "Endpoint",
        "status": "Literal['succeeded']",
        "status_url": "str",
    },
)

JobSucceededMessage = TypedDict(
    "JobSucceededMessage",
    {
        "type": "Literal['job.succeeded']",
        "timestamp": "str",
        "data": "JobSucceededMessageData",
    },
)

JobFailedMessageData = TypedDict(
    "JobFailedMessageData",
    {
        "job_id": "str",
        "endpoint": "Endpoint",
        "status": "JobStatus",
        "error_code": "NotRequired[str]",
        "status_url": "str",
    },
)

JobFailedMessage = TypedDict(
    "JobFailedMessage",
    {
        "type": "Literal['job.failed']",
        "timestamp": "str",
        "data": "JobFailedMessageData",
    },
)

BatchCompletedMessageData = TypedDict(
    "BatchCompletedMessageData",
    {
        "batch_id": "str",
        "status": "Literal['completed']",
        "item_count": "int",
        "succeeded": "int",
        "not_succeeded": "int",
        "status_url": "str",
    },
)

BatchCompletedMessage = TypedDict(
    "BatchCompletedMessage",
    {
        "type": "Literal['batch.completed']",
        "timestamp": "str",
        "data": "BatchCompletedMessageData",
    },
)

CreditsLowMessageData = TypedDict(
    "CreditsLowMessageData",
    {
        "credits_remaining": "int",
        "credits_granted": "int",
    },
)

CreditsLowMessage = TypedDict(
    "CreditsLowMessage",
    {
        "type": "Literal['credits.low']",
        "timestamp": "str",
        "data": "CreditsLowMessageData",
    },
)

EndpointTestMessageData = TypedDict(
    "EndpointTestMessageData",
    {
        "endpoint_id": "str",
    },
)

EndpointTestMessage = TypedDict(
    "EndpointTestMessage",
    {
        "type": "Literal['endpoint.test']",
        "timestamp": "str",
        "data": "EndpointTestMessageData",
    },
)

ErrorError = TypedDict(
    "ErrorError",
    {
        "code": "str",
        "message": "str",
        "details": "NotRequired[List[FieldFault]]",
        "retryable": "bool",
        "doc_url": "str",
        "request_id": "str",
    },
)

Error = TypedDict(
    "Error",
    {
        "success": "Literal[False]",
        "error": "ErrorError",
    },
)

Order = Union[StripeOrder, RazorpayOrder, BankTransferOrder]

WebhookMessage = Union[JobSucceededMessage, JobFailedMessage, BatchCompletedMessage, CreditsLowMessage, EndpointTestMessage]
