import type { TargetId } from '#shared/catalog/targets.ts'
import { findDenials } from './convert-denials.ts'
import { type Exclusion, findExclusions } from './convert-exclusions.ts'
import { guardedNouns } from './data/guarded-nouns.ts'
import { type NegationLexicon, negationLexicon } from './data/negation-lexicons.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findSpans } from './find-spans.ts'
import type { Conversion } from './prompt-plan.ts'
import { countWords, readWords, stemWord } from './read-words.ts'
import { replaceParts } from './remove-parts.ts'

export interface FoldedCaption {
  text: string
  /** Excluded things for a parameter, as single nouns. */
  items: string[]
  /** Positive wordings of excluded things that had a clause of their own. */
  positives: string[]
  conversions: Conversion[]
  warnings: string[]
}

const letteringItem = /^(?:text|word|words|letters?|lettering|writing|typography|texto|texte|schrift)$/u
const itemsMax = 8
const itemWordsMax = 2

/** Exclusions become a parameter, a positive wording, or stay as written, as the target needs. */
export function foldExclusions(text: string, draft: DraftFacts, targetId: TargetId): FoldedCaption {
  const folded: FoldedCaption = { text, items: [], positives: [], conversions: [], warnings: [] }
  if (targetId !== 'flux' && targetId !== 'gemini' && targetId !== 'midjourney') return folded
  const exclusions = findExclusions(text, findSpans(text), draft.language)
  const lexicon = negationLexicon(draft.language)
  const lettering = draft.spans.find((span) => span.kind === 'quote')?.text ?? null
  const stems = targetId === 'midjourney' ? countStems(text) : null
  const parts = exclusions.flatMap((exclusion) => {
    const to = foldOne(exclusion, { folded, lexicon, lettering, stems })
    return to === null ? [] : [{ start: exclusion.start, end: exclusion.end, to }]
  })
  const rest = replaceParts(text, parts)
  // A caption of nothing but exclusions has no subject to put in front of them.
  if (countWords(rest) === 0) return { ...folded, items: [], positives: [], conversions: [], warnings: [] }
  folded.text = rest
  return targetId === 'flux' ? foldDenials(folded, draft) : folded
}

interface Folding {
  folded: FoldedCaption
  lexicon: NegationLexicon
  /** Lettering the author asked for, which outranks "no text". */
  lettering: string | null
  /** How often each word of the caption occurs; null when the target has no parameter for exclusions. */
  stems: ReadonlyMap<string, number> | null
}

/** What stands in the caption instead of the exclusion; null to leave it as written. */
function foldOne(exclusion: Exclusion, { folded, lexicon, lettering, stems }: Folding): string | null {
  if (lettering !== null && exclusion.items.some((item) => letteringItem.test(item))) {
    folded.warnings.push(`"${exclusion.from}" meets the lettering in quotes; the lettering is kept.`)
    const others = exclusion.items.filter((item) => !letteringItem.test(item))
    folded.conversions.push({ from: exclusion.from, to: [lettering, ...others].join(', ') })
    if (stems) folded.items.push(...others)
    else folded.positives.push(...others.map((item) => sayPositively(item, lexicon).phrase))
    return ''
  }
  if (stems && isParameter(exclusion, stems, folded.items.length)) {
    folded.items.push(...exclusion.items)
    folded.conversions.push({ from: exclusion.from, to: exclusion.items.join(', ') })
    return ''
  }
  const said = exclusion.items.map((item) => sayPositively(item, lexicon))
  for (const { phrase, isSure } of said)
    if (!isSure)
      folded.warnings.push(`"${exclusion.from}" became "${phrase}"; this model may still paint what is named there.`)
  const wordings = [...new Set(said.map(({ phrase }) => phrase))]
  folded.conversions.push({ from: exclusion.from, to: wordings.map(proof).join(', ') })
  if (exclusion.isClause) {
    for (const wording of wordings) if (!folded.positives.includes(wording)) folded.positives.push(wording)
    return ''
  }
  const lead = exclusion.lead === 'there are ' && /^an? /u.test(wordings[0] ?? '') ? 'there is ' : exclusion.lead
  return `${lead}${wordings.join(` ${joiner(lexicon)} `)}`
}

function joiner(lexicon: NegationLexicon): string {
  return lexicon.withWord === 'with' ? 'and' : ','
}

/** "modern buildings outside the frame" may be said with a verb in between. */
function proof(phrase: string): string {
  return phrase.replace(/ (?=outside the frame$)/u, ', ')
}

/**
 * Single plain nouns that the caption does not use otherwise, within the limit of the parameter. "Other people" would
 * take all people out.
 */
function isParameter(exclusion: Exclusion, stems: ReadonlyMap<string, number>, taken: number): boolean {
  if (taken + exclusion.items.length > itemsMax) return false
  return exclusion.items.every((item) => {
    const words = readWords(item)
    return (
      words.length <= itemWordsMax &&
      words[0]?.stem !== 'other' &&
      words.every((word) => !guardedNouns.has(word.stem) && (stems.get(word.stem) ?? 0) <= 1)
    )
  })
}

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of readWords(text)) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1)
  return counts
}

/** The positive wording of an excluded thing; not sure when the table has none. */
export function sayPositively(item: string, lexicon: NegationLexicon): { phrase: string; isSure: boolean } {
  const words = item.split(' ')
  const bare = words[0] === 'extra' ? words.slice(1) : words
  const whole =
    lexicon.positives.get(words.map(stemWord).join(' ')) ?? lexicon.positives.get(bare.map(stemWord).join(' '))
  if (whole !== undefined) return { phrase: whole, isSure: true }
  return { phrase: lexicon.leaveOut(item), isSure: false }
}

/** A model without negatives gets "sharp" for "not blurry". */
function foldDenials(folded: FoldedCaption, draft: DraftFacts): FoldedCaption {
  if (draft.language !== 'en' && draft.language !== 'und') return folded
  const denials = findDenials(folded.text, findSpans(folded.text))
  for (const { from, to, isVague } of denials) {
    folded.conversions.push({ from, to })
    if (isVague)
      folded.warnings.push(`"${from}" became "${to}", because this model paints what it is told to leave out.`)
  }
  return { ...folded, text: replaceParts(folded.text, denials) }
}
