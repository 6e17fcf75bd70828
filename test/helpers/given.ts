import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import type { PlanId } from '#shared/accounts/plans.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import type { Database } from '#shared/db/connect.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import { classifyJob } from '#shared/jobs/job-queue.ts'
import { newId } from '#shared/platform/ids.ts'
import { type StoredResult, storeResult } from '#shared/prompts/stored-result.ts'

export const testPepper = 'a pepper that only tests use'

/** Settings of a worker without the queues of images: its start takes a fifth of the processor time, without image readers. */
export const withoutImages = {
  CONCURRENCY_IMAGE_STANDARD: '0',
  CONCURRENCY_IMAGE_PRIORITY: '0',
}

/** Settings of a worker without the queues of images and models. */
export const textsOnly = {
  ...withoutImages,
  CONCURRENCY_LLM_STANDARD: '0',
  CONCURRENCY_LLM_PRIORITY: '0',
}

/** An account with exactly these credits, and nothing from sign-up. */
export async function givenAccount(
  database: Database,
  options: { credits?: number; plan?: PlanId } = {},
): Promise<string> {
  const id = newId()
  await database.kysely
    .insertInto('accounts')
    .values({ id, name: 'Test account', email: null, country: null, state: null })
    .execute()
  const credits = options.credits ?? 1000
  if (credits > 0) await givenGrant(database, id, { credits, plan: options.plan ?? 'enterprise' })
  return id
}

export async function givenGrant(
  database: Database,
  accountId: string,
  grant: { credits: number; plan?: PlanId | null; validityDays?: number },
): Promise<string> {
  return database.kysely.transaction().execute((transaction) =>
    insertGrant(transaction, {
      accountId,
      plan: grant.plan ?? null,
      source: 'operator',
      credits: grant.credits,
      validityDays: grant.validityDays ?? 365,
    }),
  )
}

export async function givenApiKey(database: Database, accountId: string): Promise<{ id: string; secret: string }> {
  return createApiKey(database.kysely, { accountId, name: 'test', pepper: testPepper })
}

/** A customer ready to call: an account with credits and a key. */
export async function givenCustomer(
  database: Database,
  options: { credits?: number; plan?: PlanId } = {},
): Promise<{ accountId: string; keyId: string; key: string }> {
  const accountId = await givenAccount(database, options)
  const { id, secret } = await givenApiKey(database, accountId)
  return { accountId, keyId: id, key: secret }
}

/** A stored result, for tests that go below the API. */
export function storedResult(optimizedPrompt = 'x'): StoredResult {
  return storeResult({ endpoint: 'optimize', optimizedPrompt, optimizationScore: 50, characterCount: 1 })
}

/** A job to reserve, for tests that go below the API. */
export function newJob(accountId: string, apiKeyId: string, overrides: Partial<NewJob> = {}): NewJob {
  return {
    id: newId(),
    accountId,
    apiKeyId,
    endpoint: 'optimize',
    tier: 'standard',
    jobClass: classifyJob(overrides.endpoint ?? 'optimize', 'fast'),
    costCredits: 1,
    replyNode: 'test',
    request: {
      endpoint: 'optimize',
      prompt: 'a test',
      targetId: 'universal',
      negativePrompt: false,
      includeAnalysis: false,
    },
    idempotency: null,
    isSynchronous: true,
    elapsedMs: 1,
    lifetimeMs: 60_000,
    ...overrides,
  }
}
