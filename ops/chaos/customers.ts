import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import type { Database } from '#shared/db/connect.ts'

/** The accounts of each plan stay below its rate limit at 100 calls a second. */
const accounts = { enterprise: 50, sandbox: 100 } as const
type ChaosPlanId = keyof typeof accounts
/** One call in this many is of a sandbox account, and with it of the standard queues. */
const standardEvery = 5
const creditsEach = 1_000_000
/** So many of the accounts have a webhook for their jobs. */
const webhookAccounts = 3

/** Keys in the order in which calls use them. */
export async function createCustomers({ kysely }: Database, pepper: string): Promise<string[]> {
  const create = async (plan: ChaosPlanId, index: number): Promise<string> => {
    const accountId = await createAccount(kysely, { name: `Chaos ${plan} ${index}` })
    const grant = { accountId, plan, source: 'operator', credits: creditsEach, validityDays: 365 } as const
    await kysely.transaction().execute((transaction) => insertGrant(transaction, grant))
    return (await createApiKey(kysely, { accountId, name: 'chaos', pepper })).secret
  }
  const keys: string[] = []
  const turns: Record<ChaosPlanId, number> = { enterprise: 0, sandbox: 0 }
  const secrets: Record<ChaosPlanId, string[]> = { enterprise: [], sandbox: [] }
  for (let turn = 0; turn < accounts.sandbox * standardEvery; turn += 1) {
    const plan = turn % standardEvery === 0 ? 'sandbox' : 'enterprise'
    const index = turns[plan]++ % accounts[plan]
    secrets[plan][index] ??= await create(plan, index)
    keys.push(secrets[plan][index])
  }
  return keys
}

/** Registers a webhook at `url` for some of the accounts. @throws Error if the API refuses it. */
export async function registerWebhooks(apiUrl: string, keys: readonly string[], url: string): Promise<void> {
  for (const key of keys.slice(1, 1 + webhookAccounts)) {
    const response = await fetch(`${apiUrl}/api/v1/account/webhook-endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ url, event_types: ['job.succeeded', 'batch.completed'] }),
    })
    if (!response.ok) throw new Error(`a webhook endpoint was refused: ${response.status}`)
  }
}
