"""The client. ``_sync_client.py`` is made from ``_async_client.py`` by ``make_sync.py``; do not edit that."""

from __future__ import annotations

import asyncio
import time
from types import TracebackType
from typing import Any, AsyncIterator, Callable, Dict, Generic, List, Optional, Type, TypedDict, TypeVar, Union, cast

import httpx

from . import _request, types
from ._request import EventParser, ImageInput, Request, ServerSentEvent
from ._version import __version__
from .errors import ConnectionError, TimeoutError, to_api_error

Item = TypeVar("Item")
Data = TypeVar("Data")


class AsyncTransport:
    """Sends requests, with retries under one Idempotency-Key, until the deadline of the call."""

    def __init__(
        self, api_key: Optional[str], base_url: Optional[str], timeout: float, retries: int, http: Optional[httpx.AsyncClient]
    ) -> None:
        self._api_key = _request.read_api_key(api_key)
        self.base_url = _request.read_base_url(base_url)
        self._timeout = timeout
        self._retries = retries
        # The key belongs to one host alone, so no redirect is followed.
        self._http = http or httpx.AsyncClient(follow_redirects=False)

    async def close(self) -> None:
        await self._http.aclose()

    async def open(self, request: Request, stream: bool = False) -> httpx.Response:
        """A response with status 2xx, read unless ``stream``."""
        end = time.monotonic() + (self._timeout if request.timeout is None else request.timeout)
        arguments = _request.build(request, self._api_key, self.base_url, f"prompt-optimization-python/{__version__}")
        retries = self._retries
        attempt = 0
        while True:
            try:
                return await self._attempt(arguments, end, stream)
            except Exception as error:
                pause = _request.pause_before(error, attempt)
                is_waiting = _request.is_waiting(error)
                if pause is None or (retries == 0 and not is_waiting) or time.monotonic() + pause >= end:
                    raise
                retries -= 0 if is_waiting else 1
            attempt += 1
            await asyncio.sleep(pause)

    async def _attempt(self, arguments: Dict[str, Any], end: float, stream: bool) -> httpx.Response:
        left = max(0.001, end - time.monotonic())
        built = self._http.build_request(**arguments, timeout=httpx.Timeout(left, connect=min(left, 10.0)))
        try:
            response = await self._http.send(built, stream=stream)
            if not response.is_success:
                await response.aread()
        except httpx.TimeoutException as error:
            raise TimeoutError("The call exceeded its deadline.") from error
        except httpx.HTTPError as error:
            raise ConnectionError(f"The service at {self.base_url} is unreachable.") from error
        if response.is_success:
            return response
        raise _request.error_of(response)

    async def call(self, request: Request) -> Any:
        return _request.parse_json(await self.open(request))

    async def data(self, request: Request) -> Any:
        """Sends a request and returns ``data`` of the response."""
        return (await self.call(request))["data"]

    async def events(self, response: httpx.Response) -> AsyncIterator[ServerSentEvent]:
        parser = EventParser()
        try:
            async for line in response.aiter_lines():
                event = parser.feed(line.rstrip("\r\n"))
                if event:
                    yield event
        except httpx.TimeoutException as error:
            raise TimeoutError("The stream exceeded its deadline.") from error
        except httpx.HTTPError as error:
            raise ConnectionError("The connection was lost.") from error
        finally:
            await response.aclose()


class AsyncPages(Generic[Item]):
    """A list of the account, newest first. Nothing is requested before it is read."""

    def __init__(self, transport: AsyncTransport, path: str, query: Dict[str, Any]) -> None:
        self._transport = transport
        self._path = path
        self._query = query

    async def page(self, cursor: Optional[str] = None) -> Dict[str, Any]:
        query = {**self._query, **_request.without_none({"cursor": cursor})}
        return cast(Dict[str, Any], await self._transport.data(Request("GET", self._path, query=query)))

    async def pages(self) -> AsyncIterator[Dict[str, Any]]:
        page = await self.page()
        yield page
        while page["next_cursor"] is not None:
            page = await self.page(page["next_cursor"])
            yield page

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for page in self.pages():
            for item in page["items"]:
                yield item


class Result(TypedDict, Generic[Data]):
    """``request_id`` is the id of the call and of its job; of a replay, that of the first call."""

    data: Data
    usage: types.Usage
    meta: types.PromptMeta
    request_id: Optional[str]


class Event(TypedDict, Generic[Data], total=False):
    """``type`` is ``preliminary``, which costs nothing, or ``result``."""

    type: str
    job_id: Optional[str]
    data: Data
    usage: types.Usage
    meta: types.PromptMeta
    request_id: Optional[str]


class AsyncPromptMethod(Generic[Data]):
    """Call it to wait for the result; ``start`` returns a background job, ``stream`` yields a preliminary result first."""

    def __init__(self, transport: AsyncTransport, jobs: AsyncJobs, prepare: Callable[..., Request]) -> None:
        self._transport = transport
        self._jobs = jobs
        self._prepare = prepare

    async def __call__(self, *args: Any, **fields: Any) -> Result[Data]:
        return cast("Result[Data]", _to_result(await self._transport.open(self._describe(args, fields))))

    async def start(self, *args: Any, **fields: Any) -> types.AcceptedJob:
        request = self._describe(args, fields)
        request.headers["prefer"] = "respond-async"
        return cast("types.AcceptedJob", await self._transport.data(request))

    async def stream(self, *args: Any, **fields: Any) -> AsyncIterator[Event[Data]]:
        request = self._describe(args, {"timeout": _request.FOLLOW_TIMEOUT, **fields})
        request.headers["accept"] = "text/event-stream, application/json;q=0.9"
        response = await self._transport.open(request, stream=True)
        if "text/event-stream" not in response.headers.get("content-type", ""):
            await response.aread()
            yield cast("Event[Data]", {"type": "result", **_to_result(response)})
            return
        job_id = _request.job_id_of(response)
        try:
            async for event in self._transport.events(response):
                if event.type == "error":
                    raise to_api_error(event.data, request_id=job_id)
                if event.type == "preliminary":
                    job_id = event.data.get("job_id", job_id)
                    yield cast("Event[Data]", {"type": "preliminary", **event.data, "job_id": job_id})
                if event.type == "result":
                    yield cast("Event[Data]", {"type": "result", **_without_success(event.data), "request_id": job_id})
                    return
        except ConnectionError:
            pass
        # The connection was cut; the job is running still, and its result is there to be fetched.
        if job_id is None:
            raise ConnectionError("The stream ended before its result.")
        result = await self._jobs.wait_for(job_id)
        result.pop("job")
        yield cast("Event[Data]", {"type": "result", **result, "request_id": job_id})

    def _describe(self, args: Any, fields: Dict[str, Any]) -> Request:
        timeout = fields.pop("timeout", None)
        idempotency_key = fields.pop("idempotency_key", None)
        request = self._prepare(*args, **fields)
        request.timeout = timeout
        request.idempotency_key = idempotency_key
        return request


def _to_result(response: httpx.Response) -> Dict[str, Any]:
    return {**_without_success(_request.parse_json(response)), "request_id": _request.job_id_of(response)}


def _without_success(envelope: Dict[str, Any]) -> Dict[str, Any]:
    return {name: value for name, value in envelope.items() if name != "success"}


def _prepare_optimize(prompt: str, **fields: Any) -> Request:
    return Request("POST", "/prompts/optimize", json={"prompt": prompt, **_request.without_none(fields)})


def _prepare_generate(topic: str, **fields: Any) -> Request:
    return Request("POST", "/prompts/generate", json={"topic": topic, **_request.without_none(fields)})


def _prepare_image(image: ImageInput, **fields: Any) -> Request:
    return _request.image_request(image, _request.without_none(fields))


class AsyncJobs:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def get(self, job_id: str) -> Union[types.JobSucceeded, types.JobFailed, types.JobUnfinished]:
        """Current state of a job, with its result or failure."""
        return cast("types.JobSucceeded", await self._transport.call(Request("GET", f"/jobs/{job_id}")))

    def list(self, **query: Any) -> AsyncPages[types.Job]:
        return AsyncPages(self._transport, "/jobs", query)

    async def cancel(self, job_id: str) -> types.Job:
        """Cancels a queued job."""
        return cast("types.Job", await self._transport.data(Request("DELETE", f"/jobs/{job_id}")))

    async def wait_for(self, job: Union[str, types.AcceptedJob], timeout: float = _request.FOLLOW_TIMEOUT) -> Dict[str, Any]:
        """Waits for the result of a job. Raises ApiError for a failed job."""
        job_id = job if isinstance(job, str) else job["job_id"]
        async for event in self.events(job_id, timeout=timeout):
            if event["type"] == "done":
                break
        answer = cast(Dict[str, Any], await self.get(job_id))
        if not answer["success"]:
            raise to_api_error(answer, request_id=job_id)
        if "usage" not in answer:
            raise ConnectionError("The event stream ended before the job.")
        return _without_success(answer)

    async def events(self, job_id: str, timeout: float = _request.FOLLOW_TIMEOUT) -> AsyncIterator[Dict[str, Any]]:
        """Follows a job to its end; reconnects after a lost connection."""
        end = time.monotonic() + timeout
        last_event_id = ""
        while True:
            headers = {"accept": "text/event-stream", **({"last-event-id": last_event_id} if last_event_id else {})}
            request = Request("GET", f"/jobs/{job_id}/events", headers=headers, timeout=end - time.monotonic())
            response = await self._transport.open(request, stream=True)
            # The last event has been received.
            if response.status_code == 204:
                await response.aclose()
                return
            try:
                async for event in self._transport.events(response):
                    last_event_id = event.id or last_event_id
                    yield {"type": event.type, **event.data}
                    if event.type == "done":
                        return
            except ConnectionError:
                pass
            await asyncio.sleep(1)

    async def rate(self, job_id: str, rating: str) -> types.RateJobResponseData:
        """``rating`` is ``good`` or ``bad``."""
        request = Request("POST", f"/jobs/{job_id}/rating", json={"rating": rating})
        return cast("types.RateJobResponseData", await self._transport.data(request))


class AsyncBatches:
    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def create(
        self, items: List[types.OptimizePromptRequest], idempotency_key: Optional[str] = None
    ) -> types.OptimizePromptsResponseData:
        """Accepts all items or none; each item is a job."""
        body = {"items": items}
        request = Request("POST", "/prompts/optimize/batch", json=body, idempotency_key=idempotency_key)
        return cast("types.OptimizePromptsResponseData", await self._transport.data(request))

    async def get(self, batch_id: str) -> types.GetBatchResponseData:
        return cast("types.GetBatchResponseData", await self._transport.data(Request("GET", f"/batches/{batch_id}")))

    def list(self, **query: Any) -> AsyncPages[types.Batch]:
        return AsyncPages(self._transport, "/batches", query)

    async def wait_for(
        self, batch: Union[str, types.OptimizePromptsResponseData], timeout: float = _request.FOLLOW_TIMEOUT
    ) -> types.GetBatchResponseData:
        """Waits until all items have ended and returns the batch with its results."""
        batch_id = batch if isinstance(batch, str) else batch["batch_id"]
        end = time.monotonic() + timeout
        pause = 0.5
        while True:
            found = await self.get(batch_id)
            if found["status"] == "completed":
                return found
            if time.monotonic() + pause >= end:
                raise TimeoutError("The batch exceeded the deadline of the wait.")
            await asyncio.sleep(pause)
            pause = min(5.0, pause * 1.5)


class _AsyncResource:
    """Calls that answer with ``data``."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport

    async def _send(self, method: str, path: str, json: Optional[Dict[str, Any]] = None, **query: Any) -> Any:
        return await self._transport.data(Request(method, path, json=json, query=query))


class AsyncKeys(_AsyncResource):
    def list(self, **query: Any) -> AsyncPages[types.Key]:
        return AsyncPages(self._transport, "/account/keys", query)

    async def create(self, name: str, **fields: Any) -> types.NewKey:
        """The ``secret`` is returned once, here."""
        return cast("types.NewKey", await self._send("POST", "/account/keys", {"name": name, **fields}))

    async def update(self, key_id: str, **fields: Any) -> types.Key:
        """``name`` and ``monthly_credits_max``, where None removes the limit."""
        return cast("types.Key", await self._send("PATCH", f"/account/keys/{key_id}", fields))

    async def rotate(self, key_id: str, **fields: Any) -> types.NewKey:
        return cast("types.NewKey", await self._send("POST", f"/account/keys/{key_id}/rotate", fields))

    async def revoke(self, key_id: str) -> types.Key:
        return cast("types.Key", await self._send("DELETE", f"/account/keys/{key_id}"))


class AsyncOrders(_AsyncResource):
    def list(self, **query: Any) -> AsyncPages[types.Order]:
        return AsyncPages(self._transport, "/account/orders", query)

    async def create(self, plan: str, currency: str, **fields: Any) -> types.Order:
        body = {"plan": plan, "currency": currency, **fields}
        return cast("types.Order", await self._send("POST", "/account/orders", body))

    async def get(self, order_id: str) -> types.Order:
        return cast("types.Order", await self._send("GET", f"/account/orders/{order_id}"))

    async def confirm(self, order_id: str, **fields: Any) -> types.Order:
        """Checks the payment with the provider."""
        return cast("types.Order", await self._send("POST", f"/account/orders/{order_id}/confirm", fields))


class AsyncInvoices(_AsyncResource):
    def list(self, **query: Any) -> AsyncPages[types.Invoice]:
        return AsyncPages(self._transport, "/account/invoices", query)

    async def get(self, invoice_id: str) -> types.Invoice:
        return cast("types.Invoice", await self._send("GET", f"/account/invoices/{invoice_id}"))

    async def pdf(self, invoice_id: str) -> bytes:
        request = Request("GET", f"/account/invoices/{invoice_id}/pdf", headers={"accept": "application/pdf"})
        return (await self._transport.open(request)).content


class AsyncWebhooks(_AsyncResource):
    """Webhook endpoints and their deliveries."""

    def list(self, **query: Any) -> AsyncPages[types.WebhookEndpoint]:
        return AsyncPages(self._transport, "/account/webhook-endpoints", query)

    async def create(self, url: str, event_types: List[str], **fields: Any) -> types.WebhookEndpointSecret:
        """The ``secret`` is returned once, here."""
        body = {"url": url, "event_types": event_types, **fields}
        found = await self._send("POST", "/account/webhook-endpoints", body)
        return cast("types.WebhookEndpointSecret", found)

    async def get(self, endpoint_id: str) -> types.WebhookEndpoint:
        return cast("types.WebhookEndpoint", await self._send("GET", f"/account/webhook-endpoints/{endpoint_id}"))

    async def update(self, endpoint_id: str, **fields: Any) -> types.WebhookEndpoint:
        path = f"/account/webhook-endpoints/{endpoint_id}"
        return cast("types.WebhookEndpoint", await self._send("PATCH", path, fields))

    async def delete(self, endpoint_id: str) -> Dict[str, Any]:
        return cast(Dict[str, Any], await self._send("DELETE", f"/account/webhook-endpoints/{endpoint_id}"))

    async def test(self, endpoint_id: str) -> Dict[str, Any]:
        """Sends the test message ``endpoint.test``."""
        return cast(Dict[str, Any], await self._send("POST", f"/account/webhook-endpoints/{endpoint_id}/test"))

    async def rotate_secret(self, endpoint_id: str, **fields: Any) -> Dict[str, Any]:
        path = f"/account/webhook-endpoints/{endpoint_id}/rotate-secret"
        return cast(Dict[str, Any], await self._send("POST", path, fields))

    def deliveries(self, endpoint_id: str, **query: Any) -> AsyncPages[types.WebhookDelivery]:
        return AsyncPages(self._transport, f"/account/webhook-endpoints/{endpoint_id}/deliveries", query)

    async def delivery(self, delivery_id: str) -> Dict[str, Any]:
        return cast(Dict[str, Any], await self._send("GET", f"/account/webhook-deliveries/{delivery_id}"))

    async def replay(self, delivery_id: str) -> Dict[str, Any]:
        """Replays a delivery under the same message id."""
        return cast(Dict[str, Any], await self._send("POST", f"/account/webhook-deliveries/{delivery_id}/replay"))


class AsyncAccount(_AsyncResource):
    """The account of the API key. All methods except ``get`` require the scope ``account``."""

    def __init__(self, transport: AsyncTransport) -> None:
        super().__init__(transport)
        self.keys = AsyncKeys(transport)
        self.orders = AsyncOrders(transport)
        self.invoices = AsyncInvoices(transport)
        self.webhooks = AsyncWebhooks(transport)

    async def get(self) -> types.Account:
        return cast("types.Account", await self._send("GET", "/account"))

    async def usage(self, **query: Any) -> types.GetUsageResponseData:
        """Calls and credits by day and endpoint; pass ``**{"from": "2026-11-01"}`` for the first day."""
        return cast("types.GetUsageResponseData", await self._send("GET", "/account/usage", None, **query))

    def statement(self, **query: Any) -> AsyncPages[types.StatementEntry]:
        """Credit statement; each page has its balances."""
        return AsyncPages(self._transport, "/account/statement", query)

    async def statement_csv(self, **query: Any) -> str:
        query = {**query, "format": "csv"}
        request = Request("GET", "/account/statement", query=query, headers={"accept": "text/csv"})
        return (await self._transport.open(request)).text

    async def billing_details(self) -> types.BillingDetails:
        return cast("types.BillingDetails", await self._send("GET", "/account/billing-details"))

    async def put_billing_details(self, **fields: Any) -> types.BillingDetails:
        return cast("types.BillingDetails", await self._send("PUT", "/account/billing-details", fields))


class AsyncPromptOptimization:
    """Client of the Prompt Optimization API. For servers only: the API key is a secret.

    ``api_key`` defaults to POA_API_KEY, ``base_url`` to POA_BASE_URL. ``timeout`` is the deadline in seconds of a call
    including retries.
    """

    def __init__(
        self,
        api_key: Optional[str] = None,
        base_url: Optional[str] = None,
        *,
        timeout: float = _request.DEFAULT_TIMEOUT,
        retries: int = _request.DEFAULT_RETRIES,
        http: Optional[httpx.AsyncClient] = None,
    ) -> None:
        self._transport = AsyncTransport(api_key, base_url, timeout, retries, http)
        self.jobs = AsyncJobs(self._transport)
        self.batches = AsyncBatches(self._transport)
        self.account = AsyncAccount(self._transport)
        #: A better prompt from a draft: ``optimize(prompt, target_model=…, quality=…)``.
        self.optimize: AsyncPromptMethod[types.OptimizeResult] = self._method(_prepare_optimize)
        #: A prompt from a topic: ``generate(topic, mode=…, expertise=…)``.
        self.generate: AsyncPromptMethod[types.GenerateResult] = self._method(_prepare_generate)
        #: A prompt from an image: ``image_to_prompt(Path("a.jpg"), subject=…)``; a str is a URL.
        self.image_to_prompt: AsyncPromptMethod[types.ImageToPromptResult] = self._method(_prepare_image)

    def _method(self, prepare: Callable[..., Request]) -> AsyncPromptMethod[Any]:
        return AsyncPromptMethod(self._transport, self.jobs, prepare)

    async def plans(self, **query: Any) -> List[types.Plan]:
        """Plans and prices. With the ``country`` of the buyer (in India also the ``state``), each plan has a ``quote``."""
        return cast("List[types.Plan]", (await self._transport.data(Request("GET", "/plans", query=query)))["items"])

    async def close(self) -> None:
        await self._transport.close()

    async def __aenter__(self) -> AsyncPromptOptimization:
        return self

    async def __aexit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()
