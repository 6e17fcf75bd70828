import { Type } from 'typebox'
import { endpointsMax } from '#shared/webhooks/endpoint-repository.ts'
import {
  deliveryStatuses,
  disabledReasons,
  endpointStatuses,
  messageTypes,
  webhookEventTypes,
} from '#shared/webhooks/webhook-events.ts'
import { orNull, responseSchema } from '../../schemas/envelope.ts'
import { instant, instantOrNull, textOrNull } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'

const urlLengthMax = 2048
const descriptionLengthMax = 200
const graceHoursMax = 168
export const secretGraceHoursDefault = 24

const endpointFields = {
  url: Type.String({
    minLength: 1,
    maxLength: urlLengthMax,
    description: 'https URL on a public host',
    examples: ['https://hooks.example.com/prompts'],
  }),
  description: Type.String({ maxLength: descriptionLengthMax, description: 'Label' }),
  event_types: Type.Array(Type.Enum([...webhookEventTypes]), {
    minItems: 1,
    maxItems: webhookEventTypes.length,
    uniqueItems: true,
    description: 'Subscribed event types',
  }),
}

export const newEndpointBody = Type.Object(
  {
    url: endpointFields.url,
    event_types: endpointFields.event_types,
    description: Type.Optional(endpointFields.description),
  },
  { additionalProperties: false, description: `An account has at most ${endpointsMax} endpoints` },
)

export const endpointChangeBody = Type.Object(
  {
    url: Type.Optional(endpointFields.url),
    event_types: Type.Optional(endpointFields.event_types),
    description: Type.Optional(endpointFields.description),
    status: Type.Optional(Type.Enum([...endpointStatuses])),
  },
  { additionalProperties: false, minProperties: 1 },
)

const endpoint = {
  id: Type.String(),
  ...endpointFields,
  status: Type.Enum([...endpointStatuses]),
  disabled_reason: orNull(
    Type.Enum([...disabledReasons]),
    '`account`: disabled by the account; `gone`: response 410; `failing`: no success for three days',
  ),
  previous_secret_until: instantOrNull('End of the grace period of the previous secret'),
  created_at: instant('Time of registration'),
}
const secret = Type.String({ description: 'Shown once; see Standard Webhooks 1.0', examples: ['whsec_…'] })

const endpointSchema = Type.Object(endpoint, { title: 'WebhookEndpoint' })

export const endpointListResponse = listResponse(endpointSchema, 'Endpoints, newest first')
export const endpointResponse = responseSchema(endpointSchema, 'The endpoint')
export const endpointSecretResponse = responseSchema(
  Type.Object({ ...endpoint, secret }, { title: 'WebhookEndpointSecret' }),
  'The endpoint with its secret',
)
export const endpointDeletedResponse = responseSchema(
  Type.Object({ id: Type.String(), deleted: Type.Literal(true) }),
  'Deleted',
)

export const secretRotationBody = Type.Object(
  {
    grace_hours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: graceHoursMax,
        default: secretGraceHoursDefault,
        description: 'Grace period of the old secret, in hours',
      }),
    ),
  },
  { additionalProperties: false },
)

const delivery = {
  id: Type.String(),
  message_id: Type.String({ description: 'The `webhook-id` of every attempt' }),
  endpoint_id: Type.String(),
  event_type: Type.Enum([...messageTypes]),
  status: Type.Enum([...deliveryStatuses]),
  attempts: Type.Integer(),
  next_attempt_at: instantOrNull('Next attempt of a pending delivery'),
  finished_at: instantOrNull('Time of success or failure'),
  created_at: instant('Time of the event'),
}
const attempt = Type.Object(
  {
    attempt: Type.Integer({ description: 'Attempt number, from 1' }),
    status_code: orNull(Type.Integer(), 'Response status; null without a response'),
    failure: textOrNull('Failure reason; null after success'),
    duration_ms: Type.Integer(),
    started_at: instant('Start of the attempt'),
  },
  { title: 'WebhookAttempt' },
)

export const deliveryListResponse = listResponse(
  Type.Object(delivery, { title: 'WebhookDelivery' }),
  'Deliveries of the last seven days, newest first',
)
export const deliveryResponse = responseSchema(
  Type.Object(
    { ...delivery, attempt_list: Type.Array(attempt, { description: 'Oldest first' }) },
    { title: 'WebhookDeliveryDetails' },
  ),
  'The delivery with its attempts',
)
