import { planIds } from '#shared/accounts/plans.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { priceCredits } from '#shared/credits/price.ts'
import { errorTable } from '#shared/errors.ts'
import { jobStatuses } from '#shared/jobs/job.ts'
import { imageSources } from '#shared/prompts/prompt-result.ts'
import { qualities } from '#shared/prompts/quality.ts'
import { messageTypes, webhookEventTypes } from '#shared/webhooks/webhook-events.ts'

const namedValues: Readonly<Record<string, readonly unknown[]>> = {
  Target: targetIds,
  Quality: qualities,
  Endpoint: Object.keys(priceCredits),
  JobStatus: jobStatuses,
  ErrorCode: Object.keys(errorTable),
  ImageFactSource: [...imageSources, null],
  PlanId: planIds,
  WebhookEventType: webhookEventTypes,
  WebhookMessageType: messageTypes,
}

const nameByValues = new Map(Object.entries(namedValues).map(([name, values]) => [JSON.stringify(values), name]))

/** The name of an enumeration that many schemas have; undefined for any other. */
export function findEnumName(values: unknown): string | undefined {
  return nameByValues.get(JSON.stringify(values))
}
