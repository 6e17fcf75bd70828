import { countPictureWords } from '../prompt/count-picture-words.ts'
import { imageDomains } from '../prompt/data/image-domains.ts'
import { detectImageDomain } from '../prompt/detect-domain.ts'
import type { DraftFacts } from '../prompt/draft-facts.ts'
import type { ImageDomain } from '../prompt/image-domain.ts'
import { planImage } from '../prompt/plan-image.ts'
import { capitalise } from '../prompt/polish-sentence.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import type { Planned } from '../prompt/prompt-task.ts'
import type { Composition } from './compose-composition.ts'
import type { DecidedAxes } from './compose-decided.ts'
import { describeLook, type Look, type LookDepth } from './compose-look.ts'
import { findDomainOfKind, isPhotograph } from './compose-medium.ts'
import { chooseNegatives } from './compose-negatives.ts'
import type { ComposedSubject } from './compose-subject.ts'
import type { ImageReading } from './image-reading.ts'

/** A term or two in the prompt itself is enough; the caller gets the whole list beside it. */
const negativesInPromptMax = 5
const neutralDomainId = 'scene'
/** Below this the words do not tell what kind of picture it is. */
const confidenceMin = 0.3

/** The kind of picture: what the pixels show where it is drawn, else what the subject's words say. */
export function chooseDomain(
  { measures, description }: ImageReading,
  subject: ComposedSubject,
  draft: DraftFacts,
  decided: DecidedAxes,
): { domain: ImageDomain; confidence: number } {
  const shown = decided.axes.has('medium') ? null : findDomainOfKind(measures, description)
  const known = imageDomains.find(({ id }) => id === (shown ?? (subject.source === null ? neutralDomainId : null)))
  if (known) return { domain: known, confidence: shown === null ? 0 : measures.kind.confidence }
  const { domain, confidence } = detectImageDomain(draft)
  const isContradicted =
    confidence < confidenceMin || (isPhotograph(description) && !decided.isDrawn && domain.lens.length === 0)
  const scene = imageDomains.find(({ id }) => id === neutralDomainId)
  return isContradicted && scene ? { domain: scene, confidence } : { domain, confidence }
}

/**
 * The plan of the subject's words, in which every decision of the text engine's own gives way to what was measured:
 * the picture is there, so nothing about it is chosen.
 */
export function planComposition(composition: Composition, depth: LookDepth): Planned {
  const { reading, request, subject, draft, decided, domain } = composition
  const { targetId, negativePrompt } = request
  const { plan: base, conversions, changes, warnings } = planImage(draft, domain, targetId, negativePrompt)
  const target = {
    id: targetId,
    isPlacementSaid: subject.source === null,
    isRatioSaid: base.hasRatioInText,
    ownWords: countPictureWords(base.subject),
  }
  const look = describeLook(reading, decided, target, depth)
  const negatives = base.negatives.length === 0 && base.hasExclusions ? [] : chooseNegatives(composition, look)
  // A caption is a sentence, whatever its commas look like; only a prompt may be a list of keywords.
  const own = subject.isPrompt || conversions.length > 0 ? base : { ...base, subject: draft.text.trim() }
  const plan = mergeLook(own, look, decided)
  return {
    plan: { ...plan, negatives: negativePrompt ? negatives.slice(0, negativesInPromptMax) : [] },
    conversions,
    changes: [subject.change, ...changes.filter((change) => !change.startsWith('Chose ')), ...describeChanges(plan)],
    warnings,
  }
}

function mergeLook(base: ImagePlan, look: Look, decided: DecidedAxes): ImagePlan {
  const { localised: _, ...plain } = base
  const { light, framing, palette, lens, medium, details } = look
  const isUntouched = [light, framing, palette, lens, medium].every((choice) => choice === null)
  return {
    ...plain,
    light,
    framing,
    palette,
    lens,
    medium,
    details: isUntouched ? [] : details,
    opening: medium === null ? null : capitalise(medium),
    ratio: base.hasRatioInText ? base.ratio : look.ratio,
    isPhotographic: look.isPhotographic,
    isDrawn: decided.isDrawn || !look.isPhotographic,
    isUntouched,
  }
}

function describeChanges({ light, framing, palette, lens, medium }: ImagePlan): string[] {
  const said = [
    ['light', light],
    ['view', framing],
    ['palette', palette],
    ['medium', medium],
  ] as const
  return [
    ...said.flatMap(([name, text]) => (text === null ? [] : [`Measured the ${name}: ${text}.`])),
    ...(lens === null ? [] : [`Read the lens in the camera's record: ${lens}.`]),
  ]
}
