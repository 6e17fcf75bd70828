import { courtesyWords, frameWords, visibilityWords } from './data/excluding-words.ts'
import { endsClause, findClauseEnd, gapAfter } from './read-excluded-items.ts'
import type { Word } from './read-words.ts'

export interface ExcludedTail {
  /** The last word that goes with the excluded things. */
  last: number
  /** The place that stays without them, "an empty driveway"; null where the picture is meant or the place is named before. */
  place: string | null
}

const placeWordsMax = 3
const times = new Set(
  'dawn dusk night noon sunset sunrise midnight midday morning evening afternoon day daytime twilight winter summer autumn spring rain snow fog mist moonlight sunlight monsoon'.split(
    ' ',
  ),
)
/** "No cars can be seen", "no text is allowed". */
const isToBeSeen =
  /^ (?:(?:can|could|should|must|may) be (?:seen|visible|shown|present)|(?:is|are|was|were) (?:to be )?(?:seen|visible|present|shown|allowed|included|needed|required|there|in sight)|appears?|exists?)(?=[\s,.;:!]|$)/iu
const remarkReach = 40
const determiners = /^(?:the|its|his|her|their|this|that|an?y?|my|our)$/u
const peopleItem = /\b(?:people|persons?|humans?|men|women|crowds?|tourists?|pedestrians?|figures?|visitors?)\b/u
const airItem = /\b(?:clouds?|fog|mist|haze|smoke|smog|birds?)\b/u
const letterItem = /\b(?:text|words?|letters|lettering|writing|logos?|labels?|numbers?)\b/u
const openPlace =
  /\b(?:lake|sea|ocean|water|river|road|street|streets|beach|bridge|platform|track|tracks|pitch|court)\b/u

/** What follows the excluded things and concerns only them: "visible", "please", "in the background", "on the lake". */
export function readExcludedTail(
  text: string,
  words: readonly Word[],
  excluded: { first: number; last: number; items: readonly string[]; isOpen: boolean },
  readsPlaces: boolean,
): ExcludedTail {
  const { first, items } = excluded
  const last = skipRemarks(text, words, excluded.last)
  const next = gapAfter(text, words, last) === ' ' ? words[last + 1] : undefined
  const isPronoun = /^(?:it|them|him)$/u.test(words[last + 2]?.lower ?? '') && gapAfter(text, words, last + 1) === ' '
  if (next && isPronoun && /^(?:in|on|at|around|inside|under|behind|near)$/u.test(next.lower))
    return { last: last + 2, place: null }
  if (!next || !excluded.isOpen) return { last, place: null }
  if (/^(?:that|which|who)$/u.test(next.lower))
    return { last: findClauseEnd(text, words, last + 1) ?? last, place: null }
  if (!readsPlaces) return { last: findShortEnd(text, words, last), place: null }
  const isFront = next.lower === 'in' && words[last + 2]?.lower === 'front' && words[last + 3]?.lower === 'of'
  if (isFront) return readPlace(text, words, first, last, { preposition: 'in front of', from: last + 4, items })
  const isPlace =
    /^(?:in|on|over|inside|within|along|across|at|around|near|behind|under|beside|outside|above|below|by)$/u
  if (!isPlace.test(next.lower)) return { last, place: null }
  return readPlace(text, words, first, last, { preposition: next.lower, from: last + 2, items })
}

/** The same in other languages, where a place cannot be turned: "sin cuadros en la pared". */
function findShortEnd(text: string, words: readonly Word[], last: number): number {
  if (
    !/^(?:en|dans|sur|in|im|auf|an|em|na|no|nos|nas|nel|nella|su|sul|sulla|di|pada|в|на)$/u.test(
      words[last + 1]?.lower ?? '',
    )
  )
    return last
  const end = findClauseEnd(text, words, last + 1)
  return end !== null && end - last <= placeWordsMax + 1 ? end : last
}

function skipRemarks(text: string, words: readonly Word[], from: number): number {
  let last = from
  for (;;) {
    const next = words[last + 1]?.lower ?? ''
    const isAtAll = next === 'at' && words[last + 2]?.lower === 'all'
    if (!/^,? $/u.test(gapAfter(text, words, last))) return last
    const said = isToBeSeen.exec(text.slice(words[last]?.end ?? 0, (words[last]?.end ?? 0) + remarkReach))
    if (said) {
      last += said[0].trim().split(' ').length
      continue
    }
    if (courtesyWords.has(next)) last += next === 'thank' && words[last + 2]?.lower === 'you' ? 2 : 1
    else if (gapAfter(text, words, last) === ' ' && isAtAll) last += 2
    else if (gapAfter(text, words, last) === ' ' && visibilityWords.has(next)) last += 1
    else return last
  }
}

/** "in the driveway" up to the end of the clause. */
function readPlace(
  text: string,
  words: readonly Word[],
  first: number,
  last: number,
  { preposition, from, items }: { preposition: string; from: number; items: readonly string[] },
): ExcludedTail {
  const none = { last, place: null }
  let at = from
  if (determiners.test(words[at]?.lower ?? '')) at += 1
  const start = at
  while (words[at] && !endsClause(text, words[at]?.end ?? 0)) {
    if (gapAfter(text, words, at) !== ' ' || at - start >= placeWordsMax - 1) return none
    at += 1
  }
  const isSame = /^(?:itself|themselves)$/u.test(words[at]?.lower ?? '')
  const place = words.slice(start, isSame ? at : at + 1)
  const noun = place.at(-1)
  if (
    !noun ||
    times.has(noun.lower) ||
    place.some(({ lower }) => /^(?:of|and|or|with|to|from|at|in|on|a|an|the)$/u.test(lower))
  )
    return none
  const end = skipRemarks(text, words, at)
  const named = place.map(({ lower }) => lower).join(' ')
  const isNamed = words.some((word, on) => (on < first || on > at) && word.stem === noun.stem)
  if (frameWords.has(noun.lower) || /^(?:front|back)$/u.test(named) || (isNamed && place.length === 1))
    return { last: end, place: null }
  if (/^(?:in|on|over|inside|within|along|across)$/u.test(preposition))
    return { last: end, place: nameEmpty(named, preposition, items) }
  const determiner = start > from ? `${words[from]?.lower} ` : ''
  return { last: end, place: `an empty space ${preposition} ${determiner}${named}` }
}

/** "an empty driveway", "a clear sky", "bare trees". */
function nameEmpty(place: string, preposition: string, items: readonly string[]): string {
  const list = items.join(' ')
  const isBare = preposition === 'on' && !openPlace.test(place)
  const quality = peopleItem.test(list)
    ? 'deserted'
    : airItem.test(list)
      ? 'clear'
      : letterItem.test(list)
        ? 'blank'
        : isBare
          ? 'bare'
          : 'empty'
  const isPlural = /[^su]s$/u.test(place)
  return isPlural ? `${quality} ${place}` : `${quality === 'empty' ? 'an' : 'a'} ${quality} ${place}`
}
