import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { detectImageDomain } from './detect-domain.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ImageDomain } from './image-domain.ts'
import { listMissingImage } from './list-missing.ts'
import { pickNegatives } from './pick-negatives.ts'
import { type ImagePlanning, planImage } from './plan-image.ts'
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
  const planned = planOnce(draft, domain.domain, request)
  const full = (): Planned => {
    const shaped = planned()
    const dropped = fillers.map((from) => ({ from, to: '' }))
    const changes = fillers.length > 0 ? [`Left out sentences that show nothing: ${fillers.join(' ')}`] : []
    return {
      ...shaped,
      conversions: [...dropped, ...shaped.conversions],
      changes: [...changes, ...shaped.changes],
    }
  }
  return {
    domain,
    negatives: pickNegatives(draft, domain.domain.avoid),
    missing: listMissingImage(draft, domain.domain),
    attempts: [
      full,
      () => planAsSent(sent, sent === draft ? planned() : planOnce(sent, domain.domain, request)(), request),
    ],
  }
}

/** The caption as it was, in the target's bare syntax; where that is prose, a light, a view and a ratio can still follow. */
function planAsSent(draft: DraftFacts, planned: ImagePlanning, request: OptimizeRequest): Planned {
  const bare = { ...planned.plan, light: null, framing: null, ratio: null, isUntouched: true }
  const plan = {
    ...(request.targetId === 'midjourney' ? bare : planned.plan),
    subject: draft.text.trim(),
    flags: [],
    exclusions: [],
    negatives: [],
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

/** Both attempts start from one plan; the second is seldom made. */
function planOnce(draft: DraftFacts, domain: ImageDomain, request: OptimizeRequest): () => ImagePlanning {
  let planned: ImagePlanning | null = null
  return () => {
    planned ??= planImage(draft, domain, request.targetId, request.negativePrompt)
    return planned
  }
}
