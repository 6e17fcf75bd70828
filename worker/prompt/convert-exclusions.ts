import { courtesyWords, signSubjects } from './data/excluding-words.ts'
import { negationLexicon } from './data/negation-lexicons.ts'
import type { Exclusion } from './exclusion.ts'
import { isColonList, isWholeList } from './exclusion-lists.ts'
import { excludeColours } from './find-denied-colours.ts'
import { findExclusionsAbroad, mayExcludeAbroad } from './find-exclusions-abroad.ts'
import type { Span } from './find-spans.ts'
import type { LanguageCode } from './language-code.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import { deniesSomebody, readAbsence } from './read-absence.ts'
import { findWanted, isExcepted, isSubject } from './read-excluded-end.ts'
import { endsClause, gapAfter, isAct, isDetermined, readExcludedItems, startsClause } from './read-excluded-items.ts'
import { readExcludedTail } from './read-excluded-tail.ts'
import { readExclusionLead } from './read-exclusion-lead.ts'
import { readLocal } from './read-local-absence.ts'
import { readWords, type Word } from './read-words.ts'
import { rememberByWord, stemWord } from './word-forms.ts'

/** Most captions exclude nothing and are spared the reading. */
const mayExclude =
  /\b(?:no|nobody|noone|not|without|avoid\w*|exclud\w+|omit\w*|leave|keep|w\/o|free|devoid|don['’]?t|doesn['’]t|never|isn['’]t|aren['’]t|shouldn['’]t|mustn['’]t|não|nao|non|sin|sans|ohne|kein\w*|sem|senza|niente|nessun\w*|tanpa|jangan|tidak|zonder|geen|bez)\b|без|никак|بدون|بلا|دون|لا /iu

const mayOpenExclusion = rememberByWord(
  ({ lower }) => lower === 'w' || mayExclude.test(`${lower} `) || mayExcludeAbroad(lower),
)

/** False for most texts, which need no closer reading. */
export function mayHoldExclusions(words: readonly Word[]): boolean {
  return words.some(mayOpenExclusion)
}

/** Exclusions of plain things outside marked spans, in order; vaguer negations are not read. */
export function findExclusions(
  text: string,
  marked: readonly Span[],
  language: LanguageCode,
  words: readonly Word[] = readWords(text),
): Exclusion[] {
  const covered = marked.filter((span) => span.kind !== 'number' && span.kind !== 'flag')
  const abroad = findExclusionsAbroad(text, covered, language)
  if (!mayExclude.test(text)) return abroad
  const lexicon = negationLexicon(language)
  const exclusions: Exclusion[] = []
  let at = 0
  let mark = 0
  while (at < words.length) {
    const word = words[at]
    while ((covered[mark]?.end ?? Number.POSITIVE_INFINITY) <= (word?.start ?? 0)) mark += 1
    const isCovered = word && (covered[mark]?.start ?? Number.POSITIVE_INFINITY) <= word.start
    const found = word && !isCovered && mayOpen(word, lexicon) ? readExclusion(text, words, at, lexicon) : null
    if (found) exclusions.push(found.exclusion)
    at = found ? found.next : at + 1
  }
  const colours = lexicon.hasParticiples ? excludeColours(text, words) : []
  const others = [...colours, ...abroad]
  const all = [
    ...exclusions,
    ...others.filter(({ start, end }) => !exclusions.some((own) => own.start < end && start < own.end)),
  ]
  return joinNeighbours(
    text,
    all.toSorted((left, right) => left.start - right.start),
  )
}

/** "no coins no people": what stands side by side fills the clause together. */
function joinNeighbours(text: string, exclusions: readonly Exclusion[]): Exclusion[] {
  const touches = (left: Exclusion | undefined, right: Exclusion | undefined): boolean =>
    left !== undefined && right !== undefined && /^\s*[:–—-]?\s*$/u.test(text.slice(left.end, right.start))
  const runs: Exclusion[][] = []
  for (const exclusion of exclusions) {
    const run = runs.at(-1)
    if (run && touches(run.at(-1), exclusion)) run.push(exclusion)
    else runs.push([exclusion])
  }
  return runs.flatMap((run) => {
    const isOpen = startsClause(text, run[0]?.start ?? 0) || run.every(({ lead }) => lead === '')
    const isClause = isOpen && endsClause(text, run.at(-1)?.end ?? 0)
    if (run.length < 2 || !isClause) return run
    // "There should be no gadgets: no phone, no laptop" goes with its colon.
    return run.map((exclusion, at) => ({ ...exclusion, isClause, end: run[at + 1]?.start ?? exclusion.end }))
  })
}

/** Beside the openers of the language: they exclude together with the words behind them. */
const furtherOpeners = new Set(
  "nobody noone leave keep w free devoid not never don't dont doesn't do does should must isn't aren't shouldn't mustn't is are no non não nao".split(
    ' ',
  ),
)

const modalDenials = new Set("isn't aren't shouldn't mustn't".split(' '))

function mayOpen({ lower }: Word, { openers }: NegationLexicon): boolean {
  return openers.has(lower) || furtherOpeners.has(lower)
}

interface Reading {
  exclusion: Exclusion
  next: number
}

function readExclusion(text: string, words: readonly Word[], at: number, lexicon: NegationLexicon): Reading | null {
  if (isShownSign(text, words, at)) return null
  const isNobody = lexicon.hasParticiples === true && deniesSomebody(words, at)
  const absence = isNobody ? readAbsence(text, words, at) : null
  if (isNobody && !absence) return null
  const afterOpener = absence ? at : readOpener(words, at, lexicon, gapAfter(text, words, at - 1))
  if (afterOpener === null || !isJoined(text, words, at, afterOpener)) return null
  const isList = gapAfter(text, words, afterOpener - 1).startsWith(':') || isWholeList(text, words, at, afterOpener)
  const list = absence
    ? { items: [absence.item], last: absence.last }
    : readExcludedItems(text, words, afterOpener, lexicon, isList)
  if (!list || runsOn(text, words, list.last) || isAct(words[at]?.lower ?? '', list.items[0] ?? '')) return null
  const { first, lead } = readExclusionLead(text, words, at, lexicon)
  const own = words[first]?.start ?? 0
  // Behind other words a place is where the whole picture is.
  const isOpen = lead !== `${lexicon.withWord} ` && startsClause(text, own)
  const tail = readExcludedTail(
    text,
    words,
    { first: at, last: list.last, items: list.items, isOpen },
    lexicon.hasParticiples === true,
  )
  const local = absence ? null : readLocal(text, words, { at, last: tail.last, items: list.items }, lexicon)
  if (local) return { exclusion: local, next: tail.last + 1 }
  if (isExcepted(words, tail.last, list.items) || isSubject(text, words, tail.last)) return null
  const lastWord = words[tail.last]
  // "no text pls!!" ends with its marks.
  const marks =
    lastWord && courtesyWords.has(lastWord.lower) ? (/^[!.\s]*$/u.exec(text.slice(lastWord.end))?.[0].length ?? 0) : 0
  const end = (lastWord?.end ?? own) + marks
  // "A shop window, there is no text": the clause goes whole, unless there is nothing else.
  const isBeside = lead === 'there are ' && /\p{L}/u.test(`${text.slice(0, own)}${text.slice(end)}`)
  const isClause = (lead === '' || isBeside) && startsClause(text, own) && endsClause(text, end)
  // "…, but no birds": the joiner goes with what it joined.
  const joint = words[first - 1]
  const isJoint = isClause && /^(?:and|but|or)$/u.test(joint?.lower ?? '') && gapAfter(text, words, first - 1) === ' '
  const wanted = lexicon.hasParticiples ? findWanted(text, words, at, tail.last) : null
  const start = wanted ? (words[at]?.start ?? own) : isJoint && joint ? joint.start : own
  if (wanted) {
    const from = text.slice(start, words[wanted - 1]?.end)
    const hasWith = words[wanted]?.lower === lexicon.withWord
    const stays = words[at]?.lower === 'no' || hasWith ? '' : `${lexicon.withWord} `
    const span = { from, items: list.items, start: hasWith ? own : start, end: words[wanted]?.start ?? end }
    return { exclusion: { ...span, isClause: true, lead: '', place: tail.place, stays }, next: wanted }
  }
  return {
    exclusion: {
      from: text.slice(start, end),
      items: list.items,
      start,
      end,
      isClause,
      lead: lead === '' ? (/^(?:no|kein\w*)$/u.test(words[at]?.lower ?? '') ? '' : `${lexicon.withWord} `) : lead,
      place: tail.place,
    },
    next: tail.last + 1,
  }
}

/** "A no smoking sign" is shown, "No 5" is a number, and "No Time to Die" a title. */
function isShownSign(text: string, words: readonly Word[], at: number): boolean {
  const [word, next, third] = [words[at], words[at + 1], words[at + 2]]
  if (word?.lower !== 'no' || !next) return false
  if (/^\d+$/u.test(next.lower)) return true
  const isSpaced = gapAfter(text, words, at - 1) === ' '
  if (isSpaced && /^(?:a|an|the)$/u.test(words[at - 1]?.lower ?? '')) return true
  if (isSpaced && word.text === 'No' && /^\p{Lu}\p{Ll}/u.test(next.text)) return true
  return (
    signSubjects.has(next.lower) && /^(?:sign|board|symbol|notice|zone|icon|logo|poster)$/u.test(third?.lower ?? '')
  )
}

/** The place after the words that exclude, or null. */
function readOpener(words: readonly Word[], at: number, lexicon: NegationLexicon, gap: string): number | null {
  const lower = (place: number): string => words[place]?.lower ?? ''
  const word = lower(at)
  // "No one" is a person; "no longer" and "no more" are no things.
  if (word === 'no' && /^(?:longer|more|doubt|matter|less|wonder)$/u.test(lower(at + 1))) return null
  // "Stops to avoid the child" tells what happens; "avoid clutter" is a wish.
  if (
    /^(?:avoid|avoiding|exclude|excluding|omit|omitting|leave|keep)$/u.test(word) &&
    at > 0 &&
    !isWish(lower(at - 1), gap)
  )
    return null
  if (word === 'leave' || word === 'keep') return lower(at + 1) === 'out' && lower(at + 2) !== 'of' ? at + 2 : null
  if (lower(at - 1) === 'there' && (word === 'is' || word === 'are' || modalDenials.has(word))) {
    const from = modalDenials.has(word) ? at + 1 : lower(at + 1) === 'not' ? at + 2 : -1
    const noun = lower(from) === 'be' ? from + 1 : from
    return /^an?y?$/u.test(lower(noun)) ? noun : null
  }
  if (word === 'sans' && lower(at + 1) === 'serif') return null
  if (word === 'w' && lower(at + 1) === 'o' && gap !== '/') return at + 2
  // "No texto", "não mostrar pessoas".
  if (/^(?:no|non|não|nao)$/u.test(word) && !lexicon.openers.has(word))
    return lexicon.verbs.has(lower(at + 1)) ? at + 2 : deniesNoun(lexicon, word, lower(at + 1)) ? at + 1 : null
  if (lexicon.openers.has(word)) return lexicon.verbs.has(lower(at + 1)) ? at + 2 : at + 1
  if ((word === 'free' || word === 'devoid') && /^(?:of|from)$/u.test(lower(at + 1))) return at + 2
  if (word === 'not' && /^(?:wearing|holding|carrying|having|containing)$/u.test(lower(at + 1))) return at + 2
  if (/^(?:never|not)$/u.test(word) && lower(at + 1) === 'any') return at + 1
  if (word === 'not' && lower(at + 1) === 'a' && lower(at + 2) === 'single') return at + 1
  const isDont = word === "don't" || word === 'dont' || word === "doesn't" || word === 'never'
  if (isDont && lexicon.verbs.has(lower(at + 1))) return at + 2
  const isDoNot = /^(?:do|does|should|must)$/u.test(word) && lower(at + 1) === 'not' && lexicon.verbs.has(lower(at + 2))
  return isDoNot ? at + 3 : null
}

function deniesNoun(lexicon: NegationLexicon, word: string, noun: string): boolean {
  return lexicon.deniesByNo === true && word === 'no' && lexicon.positives.has(stemWord(noun))
}

/** Nothing but spaces may stand between the opener and the noun. */
function isJoined(text: string, words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const left = words[at]
    const right = words[at + 1]
    if (!left || !right || !/^(?:\s*|\/)$/u.test(text.slice(left.end, right.start)))
      return isColonList(text, left, right)
  }
  return true
}

function isWish(previous: string, gap: string): boolean {
  return gap !== ' ' || /^(?:and|please|also|but)$/u.test(previous)
}

/** A noun that goes on with a verb and its object, "no bird crosses the sky", is part of what is told. */
function runsOn(text: string, words: readonly Word[], last: number): boolean {
  if (gapAfter(text, words, last) !== ' ') return false
  const next = words[last + 1]
  return isDetermined(next) || /^(?:their|our|my|your|this|these|those|it|them|him)$/u.test(next?.lower ?? '')
}
