import { finished, Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { type DateRange, findInstants } from '#shared/credits/date-range.ts'
import { ledgerKinds } from '#shared/credits/ledger.ts'
import {
  readStatementPage,
  type StatementPage,
  type StatementPosition,
  type StatementRequest,
} from '#shared/credits/statement.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { presentList, readCursor, sealCursor } from '../../http/read-page.ts'
import { refuseField } from '../../http/refuse-faults.ts'
import { readRange } from '../../reports/read-range.ts'
import { refuseWithoutSlot } from '../../reports/report-runner.ts'
import { responseSchema } from '../../schemas/envelope.ts'
import { dateQuery, instant, textOrNull, timeZoneQuery } from '../../schemas/fields.ts'
import { limitDefault, listFields, pageQuery } from '../../schemas/lists.ts'
import { type AccountRoutes, accountErrors, accountRoute } from '../account/account-route.ts'
import { presentEntry, writeStatementCsv } from './csv.ts'

const statementQuery = Type.Object(
  {
    from: dateQuery('First day; default: first entry'),
    to: dateQuery('Last day; default: today'),
    time_zone: timeZoneQuery,
    ...pageQuery,
    format: Type.Optional(
      Type.Enum(['json', 'csv'], {
        description: '`csv`: the whole range in one file, as with `Accept: text/csv` where `format` is absent',
      }),
    ),
  },
  { additionalProperties: false },
)

const entrySchema = Type.Object(
  {
    id: Type.String(),
    created_at: instant('Booking time'),
    kind: Type.Enum([...ledgerKinds], {
      description:
        'grant: credits granted; reserve: held for a call; capture: charge final; void: credits returned, see ' +
        'reason; expiry: expired with the grant; refund: revoked with a refunded order; revoke: revoked by the operator, ' +
        'see reason',
    }),
    credits: Type.Integer({ description: 'Change of the balance' }),
    balance: Type.Integer({ description: 'Balance after this entry' }),
    grant_id: Type.String(),
    job_id: textOrNull('Job id, which is the X-Request-Id of the call'),
    endpoint: textOrNull('Endpoint of the call'),
    order_id: textOrNull('Order of the grant'),
    reason: textOrNull(
      'void: error code of the call, or `unchanged_result` for a free unchanged result. revoke: reason given by ' +
        'the operator. Null in other entries and in those of earlier versions',
    ),
  },
  { title: 'StatementEntry' },
)

const balance = (description: string) => Type.Integer({ description })

const statementResponse = responseSchema(
  Type.Object({
    opening_balance: balance('Balance before the oldest entry of the page'),
    closing_balance: balance(
      'Balance after the newest entry of the page: opening_balance plus the credits of its entries',
    ),
    ...listFields(entrySchema),
  }),
  'Page of the statement, newest entry first; pages of one cursor are one snapshot',
)

type Query = Static<typeof statementQuery>

/** Payload of a cursor; times are text because it is JSON. */
interface StatementCursor {
  accountId: string
  range: DateRange
  position: Omit<StatementPosition, 'moment'> & { moment: { snapshot: string; takenAt: string } }
}

const cursorKind = 'statement-1'
/** Page size for reading a file. */
const csvPageEntries = 500
/** How long a second file of an account waits for the first. */
const csvSlotWaitMs = 10_000

export const accountStatementRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, routes) => {
  const slots = createFairSemaphore({ slotsMax: Number.POSITIVE_INFINITY, slotsPerOwnerMax: 1 })
  app.get(
    '/statement',
    {
      ...accountRoute,
      schema: {
        operationId: 'getStatement',
        summary: 'Get the credit statement with running balances, as JSON or CSV',
        querystring: statementQuery,
        response: {
          200: {
            description: 'One page, or the whole range as CSV; pages of one cursor are one snapshot',
            content: { 'application/json': { schema: statementResponse }, 'text/csv': { schema: { type: 'string' } } },
          },
          ...accountErrors('validation_error'),
        },
      },
    },
    async (request, reply) => {
      reply.header('vary', 'accept')
      const { query, headers } = request
      const { accountId } = requirePrincipal(request)
      if (!wantsCsv(query, headers.accept)) return readJson(accountId, query, routes)
      const release = (await slots.acquire(accountId, csvSlotWaitMs)) ?? refuseWithoutSlot('statements as CSV')
      finished(reply.raw, release)
      return sendCsv(accountId, query, reply, routes)
    },
  )
}

function wantsCsv({ format }: Query, accept = ''): boolean {
  return format === undefined ? /\btext\/csv\b/i.test(accept) : format === 'csv'
}

async function readJson(accountId: string, query: Query, { reports, pepper }: AccountRoutes) {
  const cursor = readStatementCursor(query, accountId, pepper)
  const range = cursor?.range ?? readRange(query)
  const page = await readPage(reports, range, {
    accountId,
    entriesMax: query.limit ?? limitDefault,
    position: cursor?.position ?? null,
  })
  const nextCursor = page.next && sealCursor({ accountId, range, position: page.next }, cursorKind, pepper)
  const { success, data } = presentList(page.entries.map(presentEntry), nextCursor)
  const balances = { opening_balance: page.openingBalance, closing_balance: page.closingBalance }
  return { success, data: { ...balances, ...data } }
}

async function sendCsv(accountId: string, query: Query, reply: FastifyReply, { reports }: AccountRoutes) {
  const range = readRange(query)
  const read = (position: StatementPosition | null): Promise<StatementPage> =>
    readPage(reports, range, { accountId, entriesMax: csvPageEntries, position })
  // Read before the first byte is sent, so that a failure is still an error response.
  const firstPage = await read(null)
  const until = range.to ?? firstPage.moment.takenAt.toISOString().slice(0, 10)
  return reply
    .type('text/csv; charset=utf-8; header=present')
    .header('content-disposition', `attachment; filename="statement-${range.from ?? 'all'}-${until}.csv"`)
    .send(Readable.from(writeStatementCsv(firstPage, read)))
}

async function readPage(
  reports: AccountRoutes['reports'],
  range: DateRange,
  request: Omit<StatementRequest, 'range'>,
): Promise<StatementPage> {
  return reports.run(request.accountId, 'statement', async (sql) =>
    readStatementPage(sql, { ...request, range: await findInstants(sql, range) }),
  )
}

/** The cursor contains the range; repeating it is allowed, changing it is not. */
function readStatementCursor(
  query: Query,
  accountId: string,
  pepper: string,
): { range: DateRange; position: StatementPosition } | null {
  const cursor = readCursor<StatementCursor>(query.cursor, cursorKind, pepper)
  if (!cursor) return null
  const { range, position } = cursor
  const isSame = (said: string | undefined, meant: string | null) => said === undefined || said === meant
  const belongs =
    cursor.accountId === accountId &&
    isSame(query.from, range.from) &&
    isSame(query.to, range.to) &&
    isSame(query.time_zone, range.timeZone)
  if (!belongs) refuseField('cursor', 'belongs to another statement')
  const { moment, beforeId, balance } = position
  return { range, position: { beforeId, balance, moment: { ...moment, takenAt: new Date(moment.takenAt) } } }
}
