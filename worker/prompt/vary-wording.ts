import { equalPhrases } from './data/image-wordings.ts'
import { pickPlace } from './pick-choice.ts'

/** A clause in parts: fixed text, or wordings of which one is taken. */
type Part = string | readonly string[]

const wordingsOf = new Map(equalPhrases.map((phrases) => [phrases[0] ?? '', phrases]))
/** Longer ones first, so that "from the upper left" is not read as "from the left". */
const phrase = new RegExp(
  `(?<!, )\\b(?:${[...wordingsOf.keys()].toSorted((left, right) => right.length - left.length).join('|')})\\b`,
  'gu',
)
/** "Sand, teal and rust" in any order; "ivory, black and one accent" has an order of its own. */
const colourList = /^([^,;]{2,30}), ([^,;]{2,30}) and ([^,;]{2,30})$/u
const colourPair = /^([^,;]{2,24}) and ([^,;]{2,24})$/u
const bound =
  /\b(?:one|a|an|with|against|around|two|small|set|colours?|accent|tones?|thin|single|on|beside|that|only|the|its|from|to|by|alone|as|in)\b/u
const orders = [
  [0, 1, 2],
  [1, 0, 2],
  [2, 1, 0],
  [0, 2, 1],
  [1, 2, 0],
  [2, 0, 1],
] as const

// Clauses come from our tables alone, so that these stay few.
const partsOf = new Map<string, readonly Part[]>()

/** The clause in one of its wordings, chosen by the text. */
export function varyWording(clause: string, text: string, salt: string): string {
  const parts = readParts(clause).map((part, at) =>
    typeof part === 'string' ? part : (part[pickPlace(part.length, text, `${salt} ${at}`)] ?? ''),
  )
  return fitArticles(parts.join(''))
}

/** "An even light" in other words is "a balanced light". */
function fitArticles(clause: string): string {
  return clause.replaceAll(/\ban? (?=(\p{L}+))/gu, (_, next: string) => (startsWithVowel(next) ? 'an ' : 'a '))
}

function startsWithVowel(word: string): boolean {
  return /^[aeiou]/u.test(word) && !/^(?:one|once|uni|us[ei])/u.test(word)
}

/** A palette with its colours in an order of this text's own; the first colour is seen first. */
export function varyPalette(palette: string, text: string): string {
  if (bound.test(palette)) return palette
  const three = colourList.exec(palette)
  if (three) {
    const colours = three.slice(1)
    const order = orders[pickPlace(orders.length, text, 'palette order')] ?? orders[0]
    const [first = '', second = '', third = ''] = order.map((at) => colours[at])
    return `${first}, ${second} and ${third}`
  }
  const two = colourPair.exec(palette)
  return two && pickPlace(2, text, 'palette order') === 1 ? `${two[2]} and ${two[1]}` : palette
}

/** True for "sand, teal and rust", false for "sand beside a deeper tone". */
export function isColourList(palette: string): boolean {
  return !bound.test(palette) && (colourList.test(palette) || colourPair.test(palette))
}

/** Every wording of a clause. */
export function listWordings(clause: string): string[] {
  return readParts(clause)
    .reduce<string[]>(
      (begun, part) => begun.flatMap((text) => (typeof part === 'string' ? [part] : part).map((next) => text + next)),
      [''],
    )
    .map(fitArticles)
}

function readParts(clause: string): readonly Part[] {
  const known = partsOf.get(clause)
  if (known) return known
  const parts: Part[] = []
  let at = 0
  for (const match of clause.matchAll(phrase)) {
    if (match.index > at) parts.push(clause.slice(at, match.index))
    parts.push(wordingsOf.get(match[0]) ?? match[0])
    at = match.index + match[0].length
  }
  if (at < clause.length) parts.push(clause.slice(at))
  partsOf.set(clause, parts)
  return parts
}
