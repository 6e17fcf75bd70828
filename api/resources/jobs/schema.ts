import { Type } from 'typebox'
import { priceCredits } from '#shared/credits/price.ts'
import { errorTable } from '#shared/errors.ts'
import { jobRatings, jobStatuses } from '#shared/jobs/job.ts'
import { errorBody, metaSchema, orNull, responseSchema, usageSchema } from '../../schemas/envelope.ts'
import { instant, instantOrNull, keyIdQuery } from '../../schemas/fields.ts'
import { listResponse, pageQuery } from '../../schemas/lists.ts'
import { imageToPromptResponse } from '../prompts/image-to-prompt-schema.ts'
import { generateResponse, optimizeResponse } from '../prompts/schema.ts'

export const jobParams = Type.Object({ job_id: Type.String({ description: 'A UUID' }) })

export const statusUrl = Type.String({
  description: 'URL of the job',
  examples: ['/api/v1/jobs/01a1fc9a-01ed-75fe-9db4-24b6b4813948'],
})

export const acceptedResponse = responseSchema(
  Type.Object(
    {
      job_id: Type.String({ description: 'A UUID' }),
      status: Type.Enum(['queued', 'running']),
      status_url: statusUrl,
    },
    { title: 'AcceptedJob' },
  ),
  'Accepted; fetch the result later',
)

/** All error codes that a job can end with. */
const jobErrorCodes = Object.keys(errorTable) as (keyof typeof errorTable)[]

/** Why a job or an item of a batch has no result. */
export const jobError = errorBody(jobErrorCodes, { title: 'JobError' })

const ratingSchema = Type.Enum([...jobRatings])

const jobFields = {
  job_id: Type.String({ description: 'A UUID' }),
  endpoint: Type.Enum(Object.keys(priceCredits) as (keyof typeof priceCredits)[]),
  status: Type.Enum([...jobStatuses]),
  status_url: statusUrl,
  credits_charged: Type.Integer({ description: 'Charged credits; 0 until success and for free results' }),
  error_code: orNull(Type.Enum(jobErrorCodes), 'Reason why the job ended without a result'),
  created_at: instant('Time of acceptance'),
  started_at: instantOrNull('Last start by a worker'),
  finished_at: instantOrNull('End of the job'),
  rating: orNull(ratingSchema, 'Rating of the result'),
}

const job = Type.Object(jobFields, { title: 'Job' })

export const jobListResponse = listResponse(job, 'Jobs, newest first, without texts')
const timeQuery = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 40, description, examples: ['2026-11-27'] }))

export const jobListQuery = Type.Object(
  {
    ...pageQuery,
    status: Type.Optional(Type.Enum([...jobStatuses])),
    endpoint: Type.Optional(Type.Enum(Object.keys(priceCredits) as (keyof typeof priceCredits)[])),
    key_id: keyIdQuery,
    from: timeQuery('Created on or after this day (UTC) or time, such as 2026-11-27T09:30:00Z'),
    to: timeQuery('Created on or before this day (UTC), or before this time'),
  },
  { additionalProperties: false },
)

export const ratingBody = Type.Object({ rating: ratingSchema }, { additionalProperties: false })
export const ratingResponse = responseSchema(
  Type.Object({
    job_id: Type.String({ description: 'A UUID' }),
    rating: ratingSchema,
    rated_at: instant('Time of the rating'),
  }),
  'The rating',
)

export const jobCancelledResponse = responseSchema(job, 'The cancelled job')

const { data: optimizeData } = optimizeResponse.properties
const { data: generateData } = generateResponse.properties
const { data: imageToPromptData } = imageToPromptResponse.properties

/** The result of any prompt endpoint. */
const promptDataSchema = Type.Union([optimizeData, generateData, imageToPromptData])

export const jobResponse = Type.Union(
  [
    Type.Object(
      { success: Type.Literal(true), data: promptDataSchema, usage: usageSchema, meta: metaSchema, job },
      { title: 'JobSucceeded', description: 'Response of the call, and the job' },
    ),
    Type.Object(
      { success: Type.Literal(false), error: jobError, job },
      { title: 'JobFailed', description: 'Response of the call, and the job' },
    ),
    Type.Object(
      { success: Type.Literal(true), data: acceptedResponse.properties.data, job },
      { title: 'JobUnfinished' },
    ),
  ],
  { description: 'The current state of the job' },
)

export const jobEventsResponse = {
  description:
    'Server-sent events: `queued` with `position`, `running` with `attempt`, `done` with the final status. ' +
    'Send the last id as Last-Event-ID to resume',
  content: { 'text/event-stream': { schema: { type: 'string' } } },
}
