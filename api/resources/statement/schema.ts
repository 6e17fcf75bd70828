import { Type } from 'typebox'
import { ledgerKinds } from '#shared/credits/ledger.ts'
import { answerSchema } from '../../schemas/envelope.ts'
import { dateQuery, instant, textOrNull, timeZoneQuery } from '../../schemas/fields.ts'
import { listFields, pageQuery } from '../../schemas/lists.ts'

export const statementQuery = Type.Object(
  {
    from: dateQuery('First day; default: the beginning'),
    to: dateQuery('Last day; default: today'),
    time_zone: timeZoneQuery,
    ...pageQuery,
    format: Type.Optional(
      Type.Enum(['json', 'csv'], {
        description: '`csv` returns the whole range as one file, as does `Accept: text/csv` without `format`',
      }),
    ),
  },
  { additionalProperties: false },
)

const entrySchema = Type.Object(
  {
    id: Type.String(),
    created_at: instant('When it was booked'),
    kind: Type.Enum([...ledgerKinds], {
      description:
        'grant: granted; reserve: set aside for a call; capture: that charge is final; void: given back, see ' +
        'reason; expiry: lost with its grant; refund: taken back with its order; revoke: taken back by the operator, ' +
        'see reason',
    }),
    credits: Type.Integer({ description: 'Change of the balance' }),
    balance: Type.Integer({ description: 'Balance after this entry' }),
    grant_id: Type.String(),
    job_id: textOrNull('The job, which is also the X-Request-Id of its call'),
    endpoint: textOrNull('Which the call was for'),
    order_id: textOrNull('Order of the grant'),
    reason: textOrNull(
      'Why credits were given back (void): the error code of the call, or `unchanged_result` where the result equals ' +
        'the draft and the service does not charge for that; why credits were taken back (revoke), in the words of the ' +
        'operator; null in other entries and in those of earlier versions',
    ),
  },
  { title: 'StatementEntry' },
)

const balance = (description: string) => Type.Integer({ description })

export const statementResponse = answerSchema(
  Type.Object({
    opening_balance: balance('Balance before the oldest entry of the page'),
    closing_balance: balance('Balance after the newest entry: opening_balance plus the credits of all items'),
    ...listFields(entrySchema),
  }),
  'A page of the statement, newest entry first; all pages of a cursor are one snapshot',
)
