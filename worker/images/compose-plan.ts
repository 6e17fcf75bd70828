import type { TargetId } from '#shared/catalog/targets.ts'
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
import { isLightInferred } from './compose-light.ts'
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
  if (reading.measures.isEmpty && subject.source !== null) {
    // The picture decides nothing but its frame: the words are treated as any others.
    const ratio = base.hasRatioInText ? base.ratio : look.ratio
    return { plan: { ...base, ratio }, conversions, changes: [subject.change, ...changes], warnings }
  }
  // Only a list of the caller's own is complete; "no text" in a sentence leaves room for ours.
  const hasExclusions = base.flags.some(({ name }) => name === 'no')
  const negatives = hasExclusions ? [] : chooseNegatives(composition, look)
  // A caption is a sentence, whatever its commas look like; only a prompt may be a list of keywords.
  const own = subject.isPrompt || conversions.length > 0 ? base : { ...base, subject: draft.text.trim() }
  const plan = stopSubject(mergeLook(own, look, decided), targetId)
  return {
    plan: { ...plan, hasExclusions, negatives: negativePrompt ? negatives.slice(0, negativesInPromptMax) : [] },
    conversions,
    changes: [
      subject.change,
      ...changes.filter((change) => !change.startsWith('Chose ')),
      ...describeChanges(plan, reading),
    ],
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

/** Sentences follow on the subject, and it may end in a figure or a sign, after which no writer sets a stop. */
function stopSubject(plan: ImagePlan, targetId: TargetId): ImagePlan {
  const subject = plan.subject.trimEnd()
  if (targetId === 'midjourney' || plan.isUntouched || !endsOpen(subject)) return plan
  return { ...plan, subject: `${subject}.` }
}

function endsOpen(subject: string): boolean {
  const isEnded = /[.!?…。！？।۔:;,，、\n]["'”’»)\]]*$/u.test(subject)
  const isWriters = /[\p{L}\p{M}\p{N}"'”’)%]$/u.test(subject) && /\p{L}{2}/u.test(subject)
  // A stop would become part of the address.
  return subject !== '' && !isEnded && !isWriters && !/https?:\/\/\S+$/u.test(subject.slice(-200))
}

function describeChanges({ light, framing, palette, lens, medium }: ImagePlan, reading: ImageReading): string[] {
  if (reading.measures.isEmpty) return []
  const said = [
    ...(isLightInferred(reading) ? [] : [['light', light] as const]),
    ['view', framing],
    ['palette', palette],
    ['medium', medium],
  ] as const
  return [
    ...(isLightInferred(reading) && light !== null ? [`Inferred the light: ${light}.`] : []),
    ...said.flatMap(([name, text]) => (text === null ? [] : [`Measured the ${name}: ${text}.`])),
    ...(lens === null ? [] : [`Read the lens in the camera's record: ${lens}.`]),
  ]
}
