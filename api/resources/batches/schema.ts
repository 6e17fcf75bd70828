import { Type } from 'typebox'
import { jobStatuses } from '#shared/jobs/job.ts'
import { metaSchema, responseSchema, usageSchema } from '../../schemas/envelope.ts'
import { instant, instantOrNull } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'
import { jobError, statusUrl } from '../jobs/schema.ts'
import { optimizeBody, optimizeResponse } from '../prompts/schema.ts'

const batchItemsMax = 100

export const batchBody = Type.Object(
  {
    items: Type.Array(optimizeBody, {
      minItems: 1,
      maxItems: batchItemsMax,
      description: 'Request bodies of optimize',
    }),
  },
  { additionalProperties: false },
)

const batchId = Type.String({ description: 'A UUID' })
const batchUrl = Type.String({
  description: 'URL of the batch',
  examples: ['/api/v1/batches/01a1fc9a-01ed-75fe-9db4-24b6b4813948'],
})

const itemFields = {
  index: Type.Integer({ description: 'Index in the request, from 0' }),
  job_id: Type.String({ description: 'A UUID' }),
  status: Type.Enum([...jobStatuses]),
  status_url: statusUrl,
}

export const batchAcceptedResponse = responseSchema(
  Type.Object({
    batch_id: batchId,
    status: Type.Literal('running'),
    status_url: batchUrl,
    item_count: Type.Integer(),
    items: Type.Array(Type.Object(itemFields)),
  }),
  'Accepted; results are available as items finish',
)

const batchFields = {
  batch_id: batchId,
  status: Type.Enum(['running', 'completed'], { description: '`completed` when all items have ended' }),
  status_url: batchUrl,
  item_count: Type.Integer(),
  counts: Type.Object(Object.fromEntries(jobStatuses.map((status) => [status, Type.Integer()])), {
    description: 'Items by status',
  }),
  created_at: instant('Time of acceptance'),
  finished_at: instantOrNull('End of the last item'),
}

const item = Type.Object(
  {
    ...itemFields,
    data: Type.Optional(optimizeResponse.properties.data),
    usage: Type.Optional(usageSchema),
    meta: metaSchema,
    error: Type.Optional(jobError),
  },
  { title: 'BatchItem' },
)

export const batchResponse = responseSchema(
  Type.Object({ ...batchFields, items: Type.Array(item, { description: 'In the order of the request' }) }),
  'The batch; finished items contain their response',
)

export const batchListResponse = listResponse(
  Type.Object(batchFields, { title: 'Batch' }),
  'Batches, newest first, without their items',
)

export const batchParams = Type.Object({ batch_id: batchId })
