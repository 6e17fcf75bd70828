import { type Draft, settles } from '../analyze/draft.ts'
import type { Constraint, Slot } from '../analyze/slots.ts'
import { withoutPlural } from '../text/lemmas.ts'
import { readWords } from '../text/read-words.ts'
import type { Word } from '../text/text-spans.ts'
import type { PictureKind } from './picture-kinds.ts'

/** A longer caption has decided what it wants. */
const clauseWordsMax = 20
/** So many statements on light, colour, view or technique are the author's style. */
const ownLooksMax = 1

const lookSlots = ['medium', 'style', 'light', 'palette', 'mood', 'viewpoint', 'composition', 'background'] as const
const photograph = /^photo(?:graph)?s?\b/iu
const drawing = /^\W*(?:(?:please|can you|could you) )*(?:draw|paint|sketch)\b/iu

/** A part of a clause goes where the author has filled none of these slots. */
const settledBy = {
  view: ['viewpoint', 'composition', 'background', 'medium'],
  light: ['light', 'mood', 'style', 'palette', 'viewpoint', 'medium'],
  space: ['composition', 'background'],
} as const satisfies Record<string, readonly Slot[]>

/** What the author leaves open of the clause of a kind; nothing for long captions and those with a style. */
export function chooseClauses(draft: Draft, kind: PictureKind): string[] {
  const looks = looksOf(draft, kind)
  if (draft.words.length > clauseWordsMax || draft.sentences.length > 1 || looks.size > ownLooksMax) return []
  const own = substanceOf(draft.words)
  const view = countsSeveral(draft) ? (kind.viewOfSeveral ?? kind.view) : kind.view
  const parts = { view, light: kind.light, space: kind.space }
  return (['view', 'light', 'space'] as const).flatMap((part) => {
    const clause = parts[part]
    const isSettled = settledBy[part].some((slot) => looks.has(slot)) || (part === 'space' && hasLettering(draft))
    return clause === undefined || isSettled || repeats(clause, own) ? [] : [clause]
  })
}

/** What the author says of the look. A photograph is no style, a drawing is one; a use fills some slots by its name. */
function looksOf({ text, constraints }: Draft, { isUse = false, ownSlots = ['medium'] }: PictureKind): Set<Slot> {
  const says = ({ slot, start, end }: Constraint): boolean =>
    !(isUse && ownSlots.includes(slot)) && !(slot === 'medium' && photograph.test(text.slice(start, end)))
  const own = constraints.filter((constraint) => says(constraint)).map(({ slot }) => slot)
  if (drawing.test(text)) own.push('style')
  return new Set(lookSlots.filter((slot) => own.includes(slot)))
}

/** The words to be shown are given, so none are to be added. */
function hasLettering(draft: Draft): boolean {
  return settles(draft, 'lettering') || draft.spans.some(({ kind }) => kind === 'quotation')
}

/** A word of substance is never said twice, nor where the author leaves it out. */
function repeats(clause: string, own: ReadonlySet<string>): boolean {
  return [...substanceOf(readWords(clause))].some((word) => own.has(word))
}

function substanceOf(words: readonly Word[]): Set<string> {
  const parts = words.flatMap(({ lower }) => lower.split('-'))
  return new Set(parts.filter(({ length }) => length >= substanceLengthMin).map((part) => withoutPlural(part)))
}

const substanceLengthMin = 5

const several =
  /^\W*(?:(?:an? )?[\p{L} ]{0,30}\bof )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|some|both) |[2-9]\d? (?!years?\b)(?:\p{L}+ ){0,2}\p{L}+s\b)/iu

/** "Two cats", "a photo of 4 chairs": the caption opens with a number of things. */
export function countsSeveral({ text }: Draft): boolean {
  return several.test(text.slice(0, openingLengthMax))
}

const openingLengthMax = 80
