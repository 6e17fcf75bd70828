import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Sql } from 'postgres'
import { type DateRange, findInstants, findToday } from '#shared/credits/date-range.ts'
import { type DailyUsage, type KeyUsage, readUsage } from '#shared/credits/usage-repository.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseField } from '../../http/refuse-faults.ts'
import { type RangeQuery, readKeyId, readRange } from '../../reports/read-range.ts'
import type { ReportRunner } from '../../reports/report-runner.ts'
import { type AccountRoutes, accountErrors, accountRoute } from '../account/account-route.ts'
import { usageDaysDefault, usageDaysMax, usageQuery, usageResponse } from './schema.ts'

const dayMs = 86_400_000

export const accountUsageRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { reports }) => {
  app.get(
    '/usage',
    {
      ...accountRoute,
      schema: {
        operationId: 'getUsage',
        summary: 'Get calls and credits by day, endpoint and API key',
        querystring: usageQuery,
        response: { 200: usageResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      return { success: true as const, data: await reportUsage(reports, accountId, request.query) }
    },
  )
}

/** Calls and credits of an account. @throws AppError validation_error, rate_limit_exceeded, service_unavailable */
export async function reportUsage(reports: ReportRunner, accountId: string, query: RangeQuery & { key_id?: string }) {
  const keyId = readKeyId(query.key_id)
  const { range, days, keys } = await reports.run(accountId, 'usage', async (sql) => {
    const resolved = await resolveRange(sql, query)
    const asked = { accountId, keyId, range: await findInstants(sql, resolved), timeZone: resolved.timeZone }
    return { range: resolved, ...(await readUsage(sql, asked)) }
  })
  return {
    from: range.from,
    to: range.to,
    time_zone: range.timeZone,
    days: days.map(presentDay),
    by_key: keys.map(presentKeyUsage),
    totals: sumUp(days),
  }
}

interface ClosedRange extends DateRange {
  from: string
  to: string
}

/** @throws AppError validation_error for a range that is too long. */
async function resolveRange(sql: Sql, query: RangeQuery): Promise<ClosedRange> {
  const { from, to, timeZone } = readRange(query)
  const lastDay = to ?? (await callDatabase(findToday(sql, timeZone), 'today'))
  const firstDay = from ?? addDays(lastDay, 1 - usageDaysDefault)
  if (firstDay > lastDay) refuseField('from', 'must not be after today')
  if (addDays(firstDay, usageDaysMax) <= lastDay) {
    refuseField('from', `must be at most ${usageDaysMax - 1} days before \`to\``)
  }
  return { from: firstDay, to: lastDay, timeZone }
}

/** Calendar days have no time zone; UTC is used only for counting. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

function presentDay({ date, endpoint, ...day }: DailyUsage) {
  return { date, endpoint, ...presentCounts(day) }
}

function presentKeyUsage({ keyId, name, requests, credits }: KeyUsage) {
  return { key_id: keyId, name, requests, credits }
}

type Counts = Omit<DailyUsage, 'date' | 'endpoint'>

function presentCounts({ calls, succeeded, failed, inProgress, credits }: Counts) {
  return { calls, succeeded, failed, in_progress: inProgress, credits }
}

function sumUp(days: DailyUsage[]) {
  const total = (field: keyof Counts) => days.reduce((sum, day) => sum + day[field], 0)
  return presentCounts({
    calls: total('calls'),
    succeeded: total('succeeded'),
    failed: total('failed'),
    inProgress: total('inProgress'),
    credits: total('credits'),
  })
}
