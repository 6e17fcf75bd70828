import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Knowledge } from '../../../worker/text-engine/engine-knowledge.ts'
import { optimizePrompt } from '../../../worker/text-engine/optimize.ts'
import wrappers from './wrappers.json' with { type: 'json' }

/** Two prompts for the same constraint, of which readers would send the first. */
export interface JudgedPair {
  /** Where the judgement comes from. */
  kind: string
  modality: Modality
  better: string
  worse: string
  /** Pairs of one group stay together when some are held out. */
  group: string
  isHeldOut?: boolean
}

const wordsMin = 8
const cutShare = 0.6

/** Pairs whose order needs no reader: a draft against an empty wrapper, a part of itself, and itself with filler. */
export function constructPairs(text: string, modality: Modality): JudgedPair[] {
  const draft = text.trim()
  const wrap = (template: string): string => template.replace('{draft}', () => draft)
  const { fitted, heldOut } = wrappers[modality]
  const shared = { modality, better: draft, group: draft }
  const joint = modality === 'chat' ? '\n\n' : ', '
  const words = draft.split(/\s+/u)
  return [
    ...fitted.map((template) => ({ ...shared, kind: 'wrapper', worse: wrap(template) })),
    ...heldOut.map((template) => ({ ...shared, kind: 'unseen wrapper', worse: wrap(template), isHeldOut: true })),
    ...wrappers.filler[modality].map((filler) => ({ ...shared, kind: 'filler', worse: `${draft}${joint}${filler}` })),
    ...(words.length < wordsMin
      ? []
      : [{ ...shared, kind: 'cut', worse: words.slice(0, Math.floor(words.length * cutShare)).join(' ') }]),
  ]
}

/** A draft against what the local engine adds to it, which readers preferred in most blind counts. */
export function constructLocalPairs(text: string, targetId: TargetId, knowledge: Knowledge): JudgedPair[] {
  const { plan, modality, text: result } = optimizePrompt(text, { targetId, negativePrompt: false }, knowledge)
  const isAdded = plan.kind === 'chat' ? plan.lines.length > 0 : plan.clauses.length > 0 || plan.ratio !== null
  return isAdded && result !== text
    ? [{ kind: `local ${plan.fallbackLevel}`, modality, better: result, worse: text, group: text }]
    : []
}
