import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import { findImageDomain } from './data/image-domains.ts'
import { deniedThings, peopleStems } from './denied-things.ts'
import { type DetectedDomain, detectImageDomain } from './detect-domain.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findColourNames } from './find-colour-names.ts'
import type { ImageDomain } from './image-domain.ts'
import { listMissingImage } from './list-missing.ts'
import { namesPeople } from './names-people.ts'
import { pickNegatives } from './pick-negatives.ts'
import { type ImagePlanning, planImage } from './plan-image.ts'
import type { Planned, PromptTask } from './prompt-task.ts'
import { readCore } from './read-core.ts'
import { readDraft } from './read-draft.ts'
import { readObjectCaption } from './read-object-caption.ts'
import { removeParts } from './remove-parts.ts'
import { rememberByWord } from './word-forms.ts'

/** A draft for a model that draws, or for one that is to describe a picture. */
export function imageTask(sent: DraftFacts, request: OptimizeRequest): PromptTask {
  // A caption has nobody to thank: sentences that only urge are left out, and reported.
  const { draft, fillers } = readCore(sent, 'caption')
  const object = readObjectCaption(draft.text)
  const shown = object ? readDraft(object.text) : readShownPart(draft)
  const domain = withoutPeople(shown, draft, detectImageDomain(shown))
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

/** Somebody who only shows how large a place is. */
const forScale =
  /(?:,| with| and)? (?:\p{L}+ ){1,8}?(?:for (?:a sense of )?scale|far in the distance|tiny in the distance)\b/iu
const peopleKinds = new Set(['portrait', 'event', 'fashion', 'performance', 'sports'])

/** The kind of a picture is read from its opening. */
const shownReach = 1600
const namesReach = 400

const scaleWord = /\b(?:scale|distance)\b/u
const namesScale = rememberByWord(({ lower }) => scaleWord.test(lower))

/** What is left out of a picture, or only gives its scale, does not tell what kind of picture it is. */
function readShownPart(draft: DraftFacts): DraftFacts {
  const scale = draft.words.some(namesScale) ? forScale.exec(draft.text) : null
  const parts = [
    ...deniedThings(draft).parts,
    ...findColourNames(draft.text.slice(0, namesReach)),
    ...(scale ? [{ start: scale.index, end: scale.index + scale[0].length }] : []),
  ]
  const shown = parts.length === 0 ? '' : removeParts(draft.text, parts)
  return shown === '' ? draft : readDraft(shown.slice(0, shownReach), draft.language, undefined, draft)
}

/** A place without people is no portrait of any. */
function withoutPeople(
  shown: DraftFacts,
  draft: DraftFacts,
  detected: DetectedDomain<ImageDomain>,
): DetectedDomain<ImageDomain> {
  const { stems } = deniedThings(draft)
  const isDeserted =
    [...peopleStems].some((stem) => stems.has(stem)) || /\b(?:empty|abandoned|deserted)\b/iu.test(shown.text)
  if (!isDeserted || !peopleKinds.has(detected.domain.id) || namesPeople(shown.words)) return detected
  const domain = findImageDomain('scene')
  return { ...detected, domain, group: domain.group }
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
