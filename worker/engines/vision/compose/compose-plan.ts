import type { PicturePlan } from '../../../text-engine/plan/plan.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Composition } from './compose-composition.ts'
import { isLightInferred, turnLight } from './compose-light.ts'
import { describeLook, type Look, type LookDepth } from './compose-look.ts'
import { chooseNegatives } from './compose-negatives.ts'

/** A term or two in the prompt itself is enough; the caller gets the whole list beside it. */
const negativesInPromptMax = 5

/** The plan of the subject's words and of what was measured: the picture is there, so nothing about it is chosen. */
export function planComposition(
  composition: Composition,
  depth: LookDepth,
): { plan: PicturePlan; negatives: string[]; changes: string[] } {
  const { reading, request, subject, draft, decided } = composition
  const isRatioSaid = draft.wishes.some(({ slot }) => slot === 'ratio') || /\s--(?:ar|aspect)\s/u.test(draft.text)
  const target = {
    id: request.targetId,
    isPlacementSaid: subject.source === null,
    ownWords: draft.words.length,
  }
  const look = describeLook(reading, decided, target, depth)
  // Only a list of the caller's own is complete; "no text" in a sentence leaves room for ours.
  const hasList = /(?:^|\s)--no\s/u.test(draft.text)
  const negatives = hasList ? [] : chooseNegatives(composition, look)
  const plan: PicturePlan = {
    kind: 'picture',
    draft,
    rung: 'card',
    cardId: null,
    deliverableId: 'picture',
    certainty: subject.source === null ? 0 : 1,
    missing: [],
    clauses: listClauses(look),
    sentences: listSentences(look),
    ratio: isRatioSaid ? null : look.ratio,
    isRatioOfUse: true,
    isTiled: false,
    negatives: request.negativePrompt ? negatives.slice(0, negativesInPromptMax) : [],
  }
  return { plan, negatives, changes: [subject.change, ...describeChanges(look, reading)] }
}

function listClauses({ light, framing, palette, lens, medium }: Look): string[] {
  const clauses = [
    medium,
    light === null ? null : turnLight(light),
    framing?.replace(/^an? /u, '') ?? null,
    lens,
    palette === null ? null : `palette of ${palette}`,
  ]
  return clauses.filter((clause) => clause !== null)
}

function listSentences({ light, framing, palette, lens, medium }: Look): string[] {
  const made = [medium, lens].filter((part) => part !== null).join(', ')
  const sentences = [light, framing, made === '' ? null : made, palette === null ? null : `the palette is ${palette}`]
  return sentences
    .filter((sentence) => sentence !== null)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
}

function describeChanges({ light, framing, palette, lens, medium }: Look, reading: ImageReading): string[] {
  if (reading.measures.isEmpty) return []
  const isInferred = isLightInferred(reading)
  const said = [
    ['view', framing],
    ['palette', palette],
    ['medium', medium],
  ] as const
  return [
    ...(light === null ? [] : [isInferred ? `Inferred the light: ${light}.` : `Measured the light: ${light}.`]),
    ...said.flatMap(([name, text]) => (text === null ? [] : [`Measured the ${name}: ${text}.`])),
    ...(lens === null ? [] : [`Read the lens in the camera's record: ${lens}.`]),
  ]
}
