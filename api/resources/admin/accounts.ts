import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import {
  createAccount,
  findAccount,
  listAccounts,
  resumeAccount,
  searchAccounts,
  setLimits,
  suspendAccount,
} from '#shared/accounts/account-repository.ts'
import { listAdminLog } from '#shared/accounts/admin-log.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { planIds, plans, requestsPerMinuteMax, tiers } from '#shared/accounts/plans.ts'
import { insertGrant, listGrants } from '#shared/credits/grant-repository.ts'
import { type Revocation, revokeCredits, revokeGrant } from '#shared/credits/revoke-credits.ts'
import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import { listOrders } from '#shared/orders/order-repository.ts'
import { findRefundsOfOrders } from '#shared/orders/refund-repository.ts'
import { isId } from '#shared/platform/ids.ts'
import { type AdminContext, adminIdParams, adminRoute, optionalText, reason, recordChange } from './admin-route.ts'
import { presentAdminAccount, presentAdminGrant, presentAdminOrder, presentLogEntry } from './present.ts'

const accountsListedMax = 50
const ordersListedMax = 20
const entriesListedMax = 20

const planId = Type.Optional(Type.Enum([...planIds]))
const newAccountBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  email: optionalText(254),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  state: Type.Optional(Type.String({ pattern: '^[A-Z0-9]{1,3}$' })),
  plan: planId,
  reason,
})
/** Null returns to the limit of the plan. */
const limitsBody = Type.Object({
  requests_per_minute: Type.Optional(
    Type.Union([Type.Integer({ minimum: 1, maximum: requestsPerMinuteMax }), Type.Null()]),
  ),
  queue: Type.Optional(Type.Union([Type.Enum([...tiers]), Type.Null()])),
  reason,
})
const reasonBody = Type.Object({ reason })
const keyBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }), reason })

/** Accounts: search, create, suspend, resume, set limits, create a key. */
export const adminAccountRoutes: FastifyPluginAsyncTypebox<AdminContext> = async (app, context) => {
  const { database } = context
  const { kysely } = database
  app.get(
    '/accounts',
    { ...adminRoute, schema: { hide: true, querystring: Type.Object({ search: optionalText(200) }) } },
    async ({ query: { search = '' } }) => {
      const exact = isId(search) ? await findAccount(kysely, search) : null
      if (exact) return { success: true, data: { items: [presentAdminAccount(exact)] } }
      const found =
        search === ''
          ? await listAccounts(kysely, accountsListedMax)
          : await searchAccounts(kysely, search, accountsListedMax)
      return { success: true, data: { items: found.map(presentAdminAccount) } }
    },
  )
  app.post('/accounts', { ...adminRoute, schema: { hide: true, body: newAccountBody } }, async (request) => {
    const { reason: why, ...account } = request.body
    const change = { command: 'accounts create', accountId: null, reason: why, options: { plan: account.plan } }
    const id = await recordChange(database, request, change, () => createAccount(kysely, account))
    return { success: true, data: await describeAccount(database, id) }
  })
  app.get('/accounts/:id', { ...adminRoute, schema: { hide: true, params: adminIdParams } }, async ({ params }) => ({
    success: true,
    data: await describeAccount(database, params.id),
  }))
  await app.register(changeRoutes, context)
}

const changeRoutes: FastifyPluginAsyncTypebox<AdminContext> = async (app, { database, pepper }) => {
  const { kysely } = database
  const schema = { hide: true, params: adminIdParams, body: reasonBody }
  app.post('/accounts/:id/suspend', { ...adminRoute, schema }, async (request) => {
    const { id } = await requireAccount(database, request.params.id)
    const change = { command: 'accounts suspend', accountId: id, reason: request.body.reason, options: {} }
    await recordChange(database, request, change, () => suspendAccount(kysely, id))
    return { success: true, data: await describeAccount(database, id) }
  })
  app.post('/accounts/:id/resume', { ...adminRoute, schema }, async (request) => {
    const { id } = await requireAccount(database, request.params.id)
    const change = { command: 'accounts resume', accountId: id, reason: request.body.reason, options: {} }
    await recordChange(database, request, change, async () => {
      if (await resumeAccount(kysely, id)) return
      throw new AppError('validation_error', 'The account is erased and cannot be resumed.')
    })
    return { success: true, data: await describeAccount(database, id) }
  })
  const limits = { ...adminRoute, schema: { hide: true, params: adminIdParams, body: limitsBody } }
  app.post('/accounts/:id/limits', limits, async (request) => {
    const { id } = await requireAccount(database, request.params.id)
    const { requests_per_minute: requestsPerMinute, queue: tier, reason: why } = request.body
    if (requestsPerMinute === undefined && tier === undefined)
      throw new AppError('validation_error', 'Give requests_per_minute or queue.')
    const options = { requestsPerMinute: requestsPerMinute ?? 'plan', queue: tier ?? 'plan' }
    const change = { command: 'accounts limits', accountId: id, reason: why, options }
    await recordChange(database, request, change, () =>
      setLimits(kysely, id, {
        ...(requestsPerMinute !== undefined && { requestsPerMinute }),
        ...(tier !== undefined && { tier }),
      }),
    )
    return { success: true, data: await describeAccount(database, id) }
  })
  app.post(
    '/accounts/:id/keys',
    { ...adminRoute, schema: { hide: true, params: adminIdParams, body: keyBody } },
    async (request) => {
      const { id } = await requireAccount(database, request.params.id)
      const { name, reason: why } = request.body
      const change = { command: 'keys create', accountId: id, reason: why, options: {} }
      const { secret } = await recordChange(database, request, change, () =>
        createApiKey(kysely, { accountId: id, name, pepper }),
      )
      return { success: true, data: { secret } }
    },
  )
}

/** @throws AppError not_found */
async function requireAccount(database: Database, id: string) {
  const account = isId(id) ? await findAccount(database.kysely, id) : null
  if (!account) throw new AppError('not_found', 'Unknown account id.')
  return account
}

/** An account with its grants, latest orders and log entries. */
async function describeAccount(database: Database, id: string): Promise<object> {
  const account = await requireAccount(database, id)
  const { kysely } = database
  const grants = await listGrants(kysely, id)
  const orders = await listOrders(kysely, id, { cursor: null, limit: ordersListedMax })
  const refunds = await findRefundsOfOrders(
    kysely,
    orders.map(({ id: orderId }) => orderId),
  )
  const entries = await listAdminLog(kysely, id, entriesListedMax)
  return {
    account: presentAdminAccount(account),
    grants: grants.map(presentAdminGrant),
    orders: orders.map((order) =>
      presentAdminOrder(
        order,
        refunds.find(({ orderId }) => orderId === order.id),
      ),
    ),
    log: entries.map(presentLogEntry),
  }
}

const creditsMax = 100_000_000
const daysMax = 3650
const goodwillDays = 365

const credits = Type.Optional(Type.Integer({ minimum: 1, maximum: creditsMax }))
const grantBody = Type.Object({
  credits,
  plan: planId,
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: daysMax })),
  reason,
})
const revocationBody = Type.Object({
  credits,
  grant: Type.Optional(Type.String({ maxLength: 100 })),
  whole: Type.Optional(Type.Boolean({ description: 'Revoke the rest of the grant and its plan' })),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Reason shown in the statement' }),
})

/** Credits of an account: granting and revoking. */
export const adminCreditRoutes: FastifyPluginAsyncTypebox<AdminContext> = async (app, { database }) => {
  const { kysely } = database
  const params = adminIdParams
  app.post(
    '/accounts/:id/grants',
    { ...adminRoute, schema: { hide: true, params, body: grantBody } },
    async (request) => {
      const { id } = await requireAccount(database, request.params.id)
      const { reason: why, plan = null, credits: given, days } = request.body
      const amount = given ?? (plan ? plans[plan].credits : undefined)
      if (amount === undefined) throw new AppError('validation_error', 'Give credits or plan.')
      const validityDays = days ?? (plan ? plans[plan].validityDays : goodwillDays)
      const source = plan ? 'operator' : 'goodwill'
      const change = {
        command: 'credits grant',
        accountId: id,
        reason: why,
        options: { credits: amount, plan, days: validityDays },
      }
      const grant = { accountId: id, plan, source, credits: amount, validityDays } as const
      await recordChange(database, request, change, () =>
        kysely.transaction().execute((transaction) => insertGrant(transaction, grant)),
      )
      return { success: true, data: await describeAccount(database, id) }
    },
  )
  const revocation = { ...adminRoute, schema: { hide: true, params, body: revocationBody } }
  app.post('/accounts/:id/revocations', revocation, async (request) => {
    const { id: accountId } = await requireAccount(database, request.params.id)
    const { reason: text, grant, credits: amount, whole = false } = request.body
    if ((amount === undefined) === !whole)
      throw new AppError('validation_error', 'Give either credits, or grant with whole.')
    if (grant !== undefined && !isId(grant)) throw new AppError('validation_error', 'grant is not a grant id.')
    const why = text.trim()
    const options = { account: accountId, credits: amount, grant, whole }
    const taking = { accountId, grantId: grant ?? null, reason: why }
    const change = { command: 'credits revoke', accountId, reason: why, options }
    await recordChange(database, request, change, () =>
      amount === undefined ? takeGrant(database, taking) : takeCredits(database, { ...taking, credits: amount }),
    )
    return { success: true, data: await describeAccount(database, accountId) }
  })
}

async function takeCredits(database: Database, taking: Revocation): Promise<void> {
  const revocation = await revokeCredits(database.sql, taking)
  if (revocation.outcome === 'revoked') return
  const source = taking.grantId ? 'The grant has' : 'The grants that were not bought have'
  const advice = taking.grantId ? '' : ' For bought credits, give grant or refund the order.'
  const message = `${source} ${revocation.available} unspent credits: nothing was revoked.${advice}`
  throw new AppError('validation_error', message)
}

async function takeGrant(
  database: Database,
  { accountId, grantId, reason: why }: Omit<Revocation, 'credits'>,
): Promise<void> {
  if (!grantId) throw new AppError('validation_error', 'grant is required with whole.')
  const taken = await revokeGrant(database.sql, { accountId, grantId, reason: why })
  if (taken !== null) return
  const message = 'Not an active, unbought grant of this account; bought grants are refunded with their order.'
  throw new AppError('validation_error', message)
}
