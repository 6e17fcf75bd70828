import type { TargetId } from '#shared/catalog/targets.ts'
import { findDenials } from './convert-denials.ts'
import { findExclusions, mayHoldExclusions } from './convert-exclusions.ts'
import { guardedNouns } from './data/guarded-nouns.ts'
import { negationLexicon } from './data/negation-lexicons.ts'
import { deniedThings } from './denied-things.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Exclusion } from './exclusion.ts'
import { findSpans } from './find-spans.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import type { Conversion } from './prompt-plan.ts'
import { readShown } from './read-shown.ts'
import { countWords, readWords } from './read-words.ts'
import { replaceParts } from './remove-parts.ts'
import { type Shown, sayPositively } from './say-positively.ts'

export interface FoldedCaption {
  text: string
  /** Excluded things for a parameter, as single nouns. */
  items: string[]
  /** Positive wordings of excluded things that had a clause of their own. */
  positives: string[]
  /** Everything that the author leaves out, however the target says it. */
  denied: string[]
  conversions: Conversion[]
  warnings: string[]
}

const letteringItem = /^(?:text|word|words|letters?|lettering|writing|typography|texto|texte|schrift)$/u
const itemsMax = 8
const itemWordsMax = 2

/** A caption that stands as it was sent has been read. */
function readExclusions(text: string, draft: DraftFacts): readonly Exclusion[] {
  if (text === draft.text) return deniedThings(draft).parts
  const words = readWords(text)
  return mayHoldExclusions(words) ? findExclusions(text, findSpans(text), draft.language, words) : []
}

/** Exclusions become a parameter, a positive wording, or stay as written, as the target needs. */
export function foldExclusions(text: string, draft: DraftFacts, targetId: TargetId): FoldedCaption {
  const exclusions = readExclusions(text, draft)
  const denied = exclusions.flatMap(({ items }) => items)
  const folded: FoldedCaption = { text, items: [], positives: [], denied, conversions: [], warnings: [] }
  if (targetId !== 'flux' && targetId !== 'gemini' && targetId !== 'midjourney') return folded
  const lexicon = negationLexicon(draft.language)
  const lettering = draft.spans.find((span) => span.kind === 'quote')?.text ?? null
  const stems = targetId === 'midjourney' ? countStems(text) : null
  const rested =
    exclusions.length === 0
      ? ''
      : replaceParts(
          text,
          exclusions.map((part) => ({ ...part, to: '' })),
        )
  const folding = {
    folded,
    lexicon,
    lettering,
    stems,
    shown: readShown(rested),
  }
  const parts = exclusions.flatMap((exclusion) => {
    const to = foldOne(exclusion, folding)
    return to === null ? [] : [{ start: exclusion.start, end: exclusion.end, to: `${to}${exclusion.stays ?? ''}` }]
  })
  const rest = replaceParts(text, parts)
  // A caption of nothing but exclusions has no subject to put in front of them.
  if (countWords(rest) === 0) return { ...folded, items: [], positives: [], conversions: [], warnings: [] }
  folded.text = rest
  return targetId === 'gemini' ? folded : foldDenials(folded, draft, targetId)
}

interface Folding {
  folded: FoldedCaption
  lexicon: NegationLexicon
  /** Lettering the author asked for, which outranks "no text". */
  lettering: string | null
  /** How often each word of the caption occurs; null when the target has no parameter for exclusions. */
  stems: ReadonlyMap<string, number> | null
  shown: Shown
}

/** What stands in the caption instead of the exclusion; null to leave it as written. */
function foldOne(exclusion: Exclusion, folding: Folding): string | null {
  const { folded, lexicon, lettering, stems, shown } = folding
  if (exclusion.local !== undefined) return sayOfPlace(exclusion.from, exclusion.local, folded)
  if (lettering !== null && exclusion.items.some((item) => letteringItem.test(item))) {
    folded.warnings.push(`"${exclusion.from}" meets the lettering in quotes; the lettering is kept.`)
    const others = exclusion.items.filter((item) => !letteringItem.test(item))
    folded.denied = folded.denied.filter((item) => !letteringItem.test(item))
    folded.conversions.push({ from: exclusion.from, to: [lettering, ...others].join(', ') })
    if (stems) folded.items.push(...others)
    else folded.positives.push(...others.map((item) => sayPositively(item, lexicon, shown).phrase))
    return ''
  }
  if (exclusion.isColour && !stems) return null
  const terms = stems ? listTerms(exclusion, stems, folded.items.length) : null
  if (terms) {
    const others = exclusion.items.filter((item) => !terms.has(item))
    folded.items.push(...terms.values())
    if (others.length === 0) return sayPlace(exclusion, [...terms.values()], folded)
    folded.conversions.push({ from: exclusion.from, to: [...terms.values()].join(', ') })
    return sayWhatIsThere({ ...exclusion, items: others }, folding)
  }
  if (exclusion.isColour) return null
  if (exclusion.place !== null) return sayPlace(exclusion, [], folded)
  return sayWhatIsThere(exclusion, folding)
}

/** "Keep the left third empty"; the author's words where we have none. */
function sayOfPlace(from: string, to: string | null, folded: FoldedCaption): string | null {
  if (to !== null) folded.conversions.push({ from, to })
  return to
}

/** "an empty driveway" for "no cars in the driveway". */
function sayPlace({ from, place, isClause, lead }: Exclusion, terms: readonly string[], folded: FoldedCaption): string {
  folded.conversions.push({ from, to: [...terms, ...(place === null ? [] : [place])].join(', ') })
  if (place === null) return ''
  if (!isClause) return lead.trim() === '' ? `with ${place}` : `${lead.replace('are', 'is')}${place}`
  if (!folded.positives.includes(place)) folded.positives.push(place)
  return ''
}

function sayWhatIsThere(exclusion: Exclusion, { folded, lexicon, shown }: Folding): string {
  const said = exclusion.items
    .map((item) => ({ item, ...sayPositively(item, lexicon, shown) }))
    // What hangs on a thing says nothing of the land around it.
    .map(({ item, phrase, isSure }) =>
      lexicon.hasParticiples && !exclusion.isClause && / surroundings$/u.test(phrase)
        ? { phrase: lexicon.leaveOut(item), isSure: false }
        : { phrase, isSure },
    )
  for (const { phrase, isSure } of said)
    if (!isSure)
      folded.warnings.push(`"${exclusion.from}" became "${phrase}"; this model may still paint what is named there.`)
  const known = [...folded.positives]
  const phrases = said.map(({ phrase }) => {
    const alike = findAlike(phrase, known)
    known.push(alike)
    return alike
  })
  const wordings = [...new Set(phrases)]
  folded.conversions.push({ from: exclusion.from, to: wordings.map(proof).join(', ') })
  const isNamed = !lexicon.hasParticiples && said.some(({ isSure }) => !isSure)
  if (exclusion.isClause || lexicon.withWord === '' || isNamed) {
    for (const wording of wordings) if (!folded.positives.includes(wording)) folded.positives.push(wording)
    return ''
  }
  const [first = ''] = wordings
  // "A pier with no nets" is "a pier clear of any nets".
  if (wordings.some((wording) => wording.startsWith(clearOf))) return `${leadToBeing(exclusion.lead)}${bare(wordings)}`
  const lead = exclusion.lead === 'there are ' && /^an? /u.test(first) ? 'there is ' : exclusion.lead
  return `${lead}${wordings.join(` ${joiner(lexicon)} `)}`
}

const deserted = /^an? (?:empty, (?:deserted|unpeopled)|quiet, deserted|unpeopled) setting$/u
const unmarked = /^(?:clean, unmarked|plain, unbranded) (?:surfaces|corners)$/u
const clearOf = 'a scene clear of '

/** "That has no" is "that is clear of". */
function leadToBeing(lead: string): string {
  if (lead === 'there are ') return 'it is '
  const being = lead.replace(/\bha[sd] $/u, 'is ').replace(/\bhave $/u, 'are ')
  return being === lead ? '' : being
}

/** "Clear of any nets or boats and with a bare floor". */
function bare(wordings: readonly string[]): string {
  const named = wordings
    .filter((wording) => wording.startsWith(clearOf))
    .map((wording) => wording.slice(`${clearOf}any `.length))
  const others = wordings.filter((wording) => !wording.startsWith(clearOf)).map((wording) => `with ${wording}`)
  return [`clear of any ${named.join(' or ')}`, ...others].join(' and ')
}

/** "No faces, no people" leaves one and the same empty place, and a clean surface has clean corners. */
function findAlike(phrase: string, known: readonly string[]): string {
  const alike = [deserted, unmarked].find((pattern) => pattern.test(phrase))
  return (alike && known.find((other) => alike.test(other))) ?? phrase
}

function joiner(lexicon: NegationLexicon): string {
  return lexicon.withWord === 'with' ? 'and' : ','
}

/** What of a wording stands in the result, whatever sentence is made of it. */
function proof(phrase: string): string {
  return phrase.startsWith(clearOf) ? phrase.slice(`${clearOf}any `.length) : phrase
}

/**
 * Short terms for the parameter, by what they stand for: those that the caption does not use otherwise, within the
 * parameter's limit; null where none is fit. "Other people" would take all people out.
 */
function listTerms(
  exclusion: Exclusion,
  stems: ReadonlyMap<string, number>,
  taken: number,
): ReadonlyMap<string, string> | null {
  const terms = new Map<string, string>()
  for (const item of exclusion.items) {
    const term = (item.split(' of ')[0] ?? item).split(' ').slice(-itemWordsMax).join(' ')
    const words = readWords(term)
    const isFit =
      words.length > 0 &&
      !item.startsWith('other ') &&
      words.every((word) => !guardedNouns.has(word.stem)) &&
      // A phrase whose words the caption uses apart from each other still names another thing.
      words.some((word) => (stems.get(word.stem) ?? 0) <= 1)
    if (isFit && taken + terms.size < itemsMax) terms.set(item, term)
  }
  return terms.size > 0 ? terms : null
}

function countStems(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of readWords(text)) counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1)
  return counts
}

/** Even a model with a list for exclusions takes these words in its caption for one. */
const wishes = /\b(?:don['’]?t|do not|nobody|no one)\b/iu
const wish = /^(?:don['’]?t|do not|nobody|no one)\b/iu

/** A model without negatives gets "sharp" for "not blurry". */
function foldDenials(folded: FoldedCaption, draft: DraftFacts, targetId: TargetId): FoldedCaption {
  if (draft.language !== 'en' && draft.language !== 'und') return folded
  if (targetId !== 'flux' && !wishes.test(folded.text)) return folded
  const found = findDenials(folded.text, findSpans(folded.text))
  const denials = targetId === 'flux' ? found : found.filter(({ from }) => wish.test(from))
  for (const { from, to, isVague } of denials) {
    folded.conversions.push({ from, to })
    if (isVague)
      folded.warnings.push(`"${from}" became "${to}", because this model paints what it is told to leave out.`)
  }
  return { ...folded, text: replaceParts(folded.text, denials) }
}
