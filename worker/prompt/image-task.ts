import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { detectImageDomain } from './detect-domain.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'
import { listMissingImage } from './list-missing.ts'
import { pickNegatives } from './pick-negatives.ts'
import { planImage } from './plan-image.ts'
import type { Planned, PromptTask } from './prompt-task.ts'
import { readCore } from './read-core.ts'
import { readDraft } from './read-draft.ts'
import { readObjectCaption } from './read-object-caption.ts'

/** A draft for a model that draws, or for one that is to describe a picture. */
export function imageTask(sent: DraftFacts, request: OptimizeRequest): PromptTask {
  // A caption has nobody to thank: sentences that only urge are left out, and reported.
  const { draft, fillers } = readCore(sent, 'caption')
  const object = readObjectCaption(draft.text)
  const domain = detectImageDomain(object ? readDraft(object.text) : draft)
  const full = (): Planned => {
    const planned = planImage(draft, domain.domain, request.targetId, request.negativePrompt)
    const dropped = fillers.map((from) => ({ from, to: '' }))
    const changes = fillers.length > 0 ? [`Left out sentences that show nothing: ${fillers.join(' ')}`] : []
    return {
      ...planned,
      conversions: [...dropped, ...planned.conversions],
      changes: [...changes, ...planned.changes],
    }
  }
  return {
    domain,
    negatives: pickNegatives(draft, domain.domain.avoid),
    missing: listMissingImage(draft, domain.domain),
    attempts: [full, () => planAsSent(sent, domain.domain, request)],
  }
}

/** The caption as it was, in the target's bare syntax; where that is prose, a light, a view and a ratio can still follow. */
function planAsSent(draft: DraftFacts, domain: ImageDomain, request: OptimizeRequest): Planned {
  const planned = planImage(draft, domain, request.targetId, false)
  const bare = { ...planned.plan, light: null, framing: null, ratio: null, isUntouched: true }
  const plan = {
    ...(request.targetId === 'midjourney' ? bare : planned.plan),
    subject: draft.text.trim(),
    flags: [],
    exclusions: [],
    positives: [],
    lettering: null,
    palette: null,
    lens: null,
  }
  return {
    plan,
    changes: [],
    conversions: [],
    warnings: ['The draft is returned nearly as sent; no other shape kept every word of it.'],
  }
}
