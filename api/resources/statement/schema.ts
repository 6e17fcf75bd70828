import { Type } from 'typebox'
import { ledgerKinds } from '#shared/credits/ledger.ts'
import { answerSchema } from '../../schemas/envelope.ts'
import { listFields, pageQuery } from '../../schemas/lists.ts'
import { dateQuery, instant, textOrNull, timeZoneQuery } from '../account/common-schema.ts'

export const statementQuery = Type.Object(
  {
    from: dateQuery('First day; the beginning if left out'),
    to: dateQuery('Last day; up to now if left out'),
    time_zone: timeZoneQuery,
    ...pageQuery,
    format: Type.Optional(
      Type.Enum(['json', 'csv'], {
        description: '`csv` gives the whole range as one file; so does `Accept: text/csv` without a format',
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
        'grant: granted; reserve: set aside for a call; capture: that charge is final; void: given back, since the call ' +
        'failed; expiry: lost with its grant; refund: taken back with its order',
    }),
    credits: Type.Integer({ description: 'By how much the balance changed' }),
    balance: Type.Integer({ description: 'After this entry' }),
    grant_id: Type.String(),
    job_id: textOrNull('The call, whose X-Request-Id it is'),
    endpoint: textOrNull('Which the call was for'),
    order_id: textOrNull('Of what was bought with the grant'),
  },
  { title: 'StatementEntry' },
)

const balance = (description: string) => Type.Integer({ description })

export const statementResponse = answerSchema(
  Type.Object({
    opening_balance: balance('Before the oldest entry of this page'),
    closing_balance: balance('After the newest: opening_balance and the credits of all items together'),
    ...listFields(entrySchema),
  }),
  'A page of the statement, newest entry first; all pages that a cursor leads to show the moment of the first',
)
