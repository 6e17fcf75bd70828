import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import { revokeCredits, revokeGrant } from '#shared/credits/revoke-credits.ts'
import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import { isId } from '#shared/platform/ids.ts'
import { describeAccount, requireAccount } from './accounts.ts'
import { type AdminContext, adminIdParams, adminRoute, reason, recordChange } from './admin-route.ts'

const creditsMax = 100_000_000
const daysMax = 3650
const goodwillDays = 365

const credits = Type.Optional(Type.Integer({ minimum: 1, maximum: creditsMax }))
const grantBody = Type.Object({
  credits,
  plan: Type.Optional(Type.Enum([...planIds])),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: daysMax })),
  reason,
})
const revocationBody = Type.Object({
  credits,
  grant: Type.Optional(Type.String({ maxLength: 100 })),
  whole: Type.Optional(Type.Boolean({ description: 'Everything that the grant has left, and its plan' })),
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'For the statement' }),
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
      const amount = given ?? (plan ? plans[plan].calls : undefined)
      if (amount === undefined) throw new AppError('validation_error', 'credits: name a number, or a plan.')
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
      throw new AppError('validation_error', 'credits: name a number, or a grant as a whole.')
    if (grant !== undefined && !isId(grant)) throw new AppError('validation_error', 'grant: this is no id of a grant.')
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

interface Taking {
  accountId: string
  grantId: string | null
  reason: string
}

async function takeCredits(database: Database, taking: Taking & { credits: number }): Promise<void> {
  const revocation = await revokeCredits(database.sql, taking)
  if (revocation.outcome === 'revoked') return
  const source = taking.grantId ? 'The grant has' : 'The grants that were not bought have'
  const advice = taking.grantId ? '' : ' Name a bought one, or refund its order.'
  const message = `${source} ${revocation.available} unspent credits: nothing was taken.${advice}`
  throw new AppError('validation_error', message)
}

async function takeGrant(database: Database, { accountId, grantId, reason: why }: Taking): Promise<void> {
  if (!grantId) throw new AppError('validation_error', 'grant: name the one to revoke as a whole.')
  const taken = await revokeGrant(database.sql, { accountId, grantId, reason: why })
  if (taken !== null) return
  const message = 'The account has no such live grant that was not bought: a refund takes a bought one back.'
  throw new AppError('validation_error', message)
}
