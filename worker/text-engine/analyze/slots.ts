import type { Range } from '../text/text-spans.ts'

/**
 * What a request can constrain about its answer. Analysis fills the slots, guidelines name the slot that covers them, the
 * guardrails and `missing[]` refer to them; none of them knows a wording.
 */
export const slots = [
  'audience',
  'purpose',
  'length',
  'form',
  'order',
  'tone',
  'voice',
  'language',
  'count',
  'deadline',
  'duration',
  'budget',
  'place',
  'level',
  'code',
  'programming-language',
  'table',
  'example',
  'source',
  'criteria',
  'options',
  'reasons',
  'steps',
  'material',
  'only-the-result',
  'no-comments',
  'role',
  'medium',
  'style',
  'light',
  'palette',
  'viewpoint',
  'composition',
  'background',
  'lettering',
  'ratio',
  'mood',
] as const
export type Slot = (typeof slots)[number]

/** How something looks, rather than what it is. */
export const lookSlots: ReadonlySet<Slot> = new Set(['medium', 'light', 'viewpoint', 'composition', 'palette'])

/** A stated constraint: the words that fill a slot. */
export interface Constraint extends Range {
  slot: Slot
}

/**
 * What the author wants left out: `range` holds the whole of it ("no people"), `subject` what is excluded ("people").
 */
export interface Exclusion {
  range: Range
  subject: Range
}
