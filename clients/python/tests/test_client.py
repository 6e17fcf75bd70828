"""Against a running service: POA_BASE_URL and POA_API_KEY, a key of an account with credits.

POA_TEST_POOR_KEY is a key of an account without credits, POA_TEST_WEBHOOK_FILE a signed message of the service.
"""

import asyncio
import base64
import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import prompt_optimization as poa

ROOT = Path(__file__).parents[3]
ORANGE = ROOT / "docs/orange.jpg"
DRAFT = "a lighthouse in a storm at night, no people"


@pytest.fixture
def client():
    with poa.PromptOptimization() as opened:
        yield opened


def test_the_synchronous_client_is_made_from_the_asynchronous_one():
    subprocess.run([sys.executable, Path(__file__).parents[1] / "make_sync.py", "--check"], check=True)


def test_optimizes_a_draft(client):
    result = client.optimize(DRAFT, target_model="midjourney")
    assert result["data"]["optimized_prompt"].endswith("--no people")
    assert result["usage"]["credits_deducted"] == 1
    assert result["meta"]["engine"] == "local"
    assert len(result["request_id"]) == 36


def test_generates_a_prompt_from_a_topic(client):
    assert "sourdough" in client.generate("sourdough bread", mode="education")["data"]["generated_prompt"]


def test_reads_an_image_from_a_path_or_bytes_with_the_same_result(client):
    results = [client.image_to_prompt(image, subject="an orange") for image in (ORANGE, ORANGE.read_bytes())]
    assert results[0]["data"] == results[1]["data"]


def test_sends_no_file_that_is_not_an_image(client):
    with pytest.raises(poa.InvalidArgumentError):
        client.image_to_prompt(Path(__file__))
    with pytest.raises(poa.InvalidArgumentError):
        client.image_to_prompt(Path("/no/such/file"))


def test_names_the_accepted_forms_of_an_image_and_that_of_a_local_file(client):
    with ORANGE.open("rb") as opened:
        for other in (opened, [1, 2], 5, None, {"bytes": b""}):
            with pytest.raises(poa.InvalidArgumentError, match="^image must be a Path, bytes, or"):
                client.image_to_prompt(other)
    for place in ("docs/orange.jpg", "file:///orange.jpg"):
        with pytest.raises(poa.InvalidArgumentError, match="for a local file, pass Path"):
            client.image_to_prompt(place)


def test_accepts_a_key_with_white_space_around_it_as_a_file_holds_it():
    with poa.PromptOptimization(f" {os.environ['POA_API_KEY']}\r\n") as client:
        assert client.optimize(DRAFT)["usage"]["credits_deducted"] == 1


def test_refuses_a_key_or_an_idempotency_key_that_no_header_can_hold_and_names_it(client):
    for key in ("poa_live_…", "poa live", "poa_live_\0"):
        with pytest.raises(poa.InvalidArgumentError, match=r"^api_key \(or POA_API_KEY\) must be"):
            poa.PromptOptimization(key)
    for key in ("ü", "🦊", "a\nb", "", "  "):
        with pytest.raises(poa.InvalidArgumentError, match="^idempotency_key must be"):
            client.optimize(DRAFT, idempotency_key=key)


def test_names_the_job_of_the_first_call_in_the_result_of_a_replay():
    first = "01a2096b-ebbb-7c24-98b0-143d1c9af4ac"
    headers = {"x-request-id": "the-replay", "location": f"/api/v1/jobs/{first}"}
    transport = httpx.MockTransport(lambda _: httpx.Response(200, json={"data": {}, "usage": {}}, headers=headers))
    with poa.PromptOptimization("x", http=httpx.Client(transport=transport)) as client:
        assert client.optimize(DRAFT)["request_id"] == first
        assert [event["request_id"] for event in client.optimize.stream(DRAFT)] == [first]


def test_names_the_job_of_the_first_call_in_the_result_of_a_replayed_stream(client):
    first = client.optimize(DRAFT, quality="best", idempotency_key="replayed-stream")
    events = list(client.optimize.stream(DRAFT, quality="best", idempotency_key="replayed-stream"))
    assert events[-1]["request_id"] == first["request_id"]


def test_passes_a_url_on_to_the_service_which_refuses_private_ones(client):
    with pytest.raises(poa.InvalidRequestError) as caught:
        client.image_to_prompt("https://127.0.0.1/a.png")
    assert caught.value.code == "image_unprocessable"


def test_a_stream_ends_with_the_result(client):
    events = list(client.optimize.stream(DRAFT, quality="best"))
    assert events[-1]["type"] == "result"
    assert events[-1]["data"]["original_prompt"] == DRAFT


def test_repeats_a_call_whose_response_was_lost_and_pays_once():
    class Losing(httpx.HTTPTransport):
        calls = 0

        def handle_request(self, request):
            response = super().handle_request(request)
            self.calls += 1
            if self.calls == 1:
                response.read()
                raise httpx.ReadError("lost", request=request)
            return response

    transport = Losing()
    with poa.PromptOptimization(http=httpx.Client(transport=transport)) as client:
        before = client.account.get()["credits"]["available"]
        transport.calls = 0
        client.optimize(DRAFT)
        assert transport.calls == 2
        assert client.account.get()["credits"]["available"] == before - 1


def test_errors_have_a_class_for_each_family(client):
    with pytest.raises(poa.InvalidRequestError) as caught:
        client.generate("", mode="poem")
    assert caught.value.status == 422
    assert [fault["field"] for fault in caught.value.details] == ["topic", "mode"]
    with pytest.raises(poa.NotFoundError):
        client.jobs.get("none")
    with pytest.raises(poa.AuthenticationError):
        poa.PromptOptimization("poa_live_x").account.get()
    with pytest.raises(poa.CreditsError):
        poa.PromptOptimization(os.environ["POA_TEST_POOR_KEY"]).optimize(DRAFT)
    with pytest.raises(poa.ConnectionError):
        poa.PromptOptimization(base_url="http://127.0.0.1:1", retries=0).account.get()


def test_starts_follows_and_fetches_a_job(client):
    job = client.optimize.start(DRAFT)
    assert [event["type"] for event in client.jobs.events(job["job_id"])][-1] == "done"
    assert client.jobs.wait_for(job)["data"]["original_prompt"] == DRAFT


def test_rates_a_job_and_limits_a_key(client):
    job_id = client.optimize(DRAFT)["request_id"]
    assert client.jobs.rate(job_id, "good")["rating"] == "good"
    key = client.account.keys.create("limited", monthly_credits_max=5)
    assert client.account.keys.update(key["id"], monthly_credits_max=None)["monthly_credits_max"] is None
    client.account.keys.revoke(key["id"])


def test_waits_for_all_items_of_a_batch(client):
    batch = client.batches.wait_for(client.batches.create([{"prompt": DRAFT}, {"prompt": "name a cat"}]))
    assert [item["data"]["original_prompt"] for item in batch["items"]] == [DRAFT, "name a cat"]


def test_lists_page_by_page(client):
    for number in range(3):
        client.account.keys.create(f"key {number}")
    pages = list(client.account.keys.list(limit=2).pages())
    assert len(pages) >= 2
    keys = list(client.account.keys.list(limit=2))
    assert [key["name"] for key in keys[:3]] == ["key 2", "key 1", "key 0"]
    for key in keys[:3]:
        assert client.account.keys.revoke(key["id"])["status"] == "revoked"


def test_reads_usage_statement_and_plans(client):
    client.optimize(DRAFT)
    assert client.account.usage()["totals"]["calls"] >= 1
    assert "closing_balance" in client.account.statement(limit=1).page()
    assert "opening_balance" in client.account.statement_csv()
    assert "starter" in [plan["id"] for plan in client.plans()]
    with pytest.raises(poa.InvalidRequestError, match="state is required in India"):
        client.plans(country="IN")


def test_verifies_the_messages_that_the_service_sends_and_none_that_is_changed():
    signed = json.loads(Path(os.environ["POA_TEST_WEBHOOK_FILE"]).read_text())
    body, headers, secret = signed["body"], signed["headers"], signed["secret"]
    assert poa.verify_webhook(body.encode(), headers, secret)["type"] == "endpoint.test"
    other = "whsec_" + base64.b64encode(b"another secret of this length").decode()
    assert poa.verify_webhook(body, headers, [other, secret])
    for forged in (
        (body + " ", headers, secret),
        (body, headers, other),
        (body, {**headers, "webhook-timestamp": "1600000000"}, secret),
        (body, {**headers, "webhook-signature": "v1,AAAA"}, secret),
        (body, {}, secret),
    ):
        with pytest.raises(poa.WebhookVerificationError):
            poa.verify_webhook(*forged)


def test_the_asynchronous_client_does_the_same():
    async def run():
        async with poa.AsyncPromptOptimization() as client:
            results = await asyncio.gather(client.optimize(DRAFT), client.generate("sourdough bread"))
            assert results[0]["data"]["original_prompt"] == DRAFT
            job = await client.optimize.start(DRAFT)
            assert (await client.jobs.wait_for(job))["job"]["status"] == "succeeded"
            events = [event async for event in client.optimize.stream(DRAFT)]
            assert events[-1]["type"] == "result"
            assert [key["name"] async for key in client.account.keys.list()][-1] == "test"
            with pytest.raises(poa.InvalidRequestError):
                await client.optimize(" ")

    asyncio.run(run())
