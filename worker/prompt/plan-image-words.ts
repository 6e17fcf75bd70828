import { ambiguousColours, colouredNames, colourNames } from './data/image-colours.ts'
import { lightVerbParticiples } from './data/light-verbs.ts'
import type { Word } from './read-words.ts'

const functionWord =
  /^(?:a|an|the|in|on|at|with|of|from|to|by|for|over|under|into|through|between|behind|beside|near|above|below|against|across|around|along|is|are|was|and|or|as|its|his|her|their|that|which|while|where|de|en|con|mit|und|et|avec|com|e|y|von|vor|aus|im|auf|der|die|das|ein|eine|du|des|sur|dans|un|une|el|la|los|las|una|sobre|que|qui|para|por|do|da|na|um|uma|fuera|hors|außerhalb|fora)$|(?:ing|ed)$/iu
const afterThing = /^(?:on|in|with|and|of|at|is|are|or|next|beside|behind|under|by|to|from|that|hanging|lying)$/iu
const beforeThing = /^(?:an?|the|one|two|of|with|ice|whipped|sour|face|shaving)$/iu
const backdrop = /^(?:background|backdrop|seamless|studio)$/u
const quoted = /"[^"\n]{1,120}"|“[^”\n]{1,120}”|'[^'\n]{1,60}'(?!\p{L})/gu
const styleWord =
  /^(?:very |ultra )?(?:minimal|minimalist|minimalistic|pastel|dramatic|moody|cinematic|vintage|retro|elegant|modern|cozy|cosy|dark|bright|soft|cute|realistic|whimsical|playful|luxury|luxurious|rustic|clean|simple|bold|abstract|surreal|dreamy|colou?rful|vibrant|warm|cool|muted|detailed|sleek|dynamic|professional|futuristic|monochrome|glossy|matte)$/iu
const denied = /^(?:no|without|not)\b/iu
const fragmentWordsMax = 4
const keywordPartsMin = 4
/** "June 3, 2026" and "7 pm" belong to what stands beside them; a list that holds any is no list of keywords. */
const date =
  /\b(?:(?:jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|may) \d|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:1[0-9]|20)\d\d(?!\d|[:x×]\d)(?! ?(?:px|k|mm))|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}:\d\d(?!\d)|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})\b/iu

/** The colours that the caption gives to things, in order, each once; "an orange on a plate" names none. */
export function findColours(words: readonly Word[], text = ''): string[] {
  const found: string[] = []
  const quotes = [...text.matchAll(quoted)].map((match) => [match.index, match.index + match[0].length] as const)
  words.forEach((word, at) => {
    const name = word.lower
    if (!colourNames.has(name) || found.includes(name)) return
    const next = words[at + 1]
    const previous = words[at - 1]?.lower ?? ''
    if (next && colouredNames.has(next.stem)) return
    if (quotes.some(([start, end]) => start <= word.start && word.start < end)) return
    // A backdrop is where the colours stand, not one of them.
    if (next && /^(?:white|black|gr[ae]y|beige|cream)$/u.test(name) && backdrop.test(next.lower)) return
    const isPaired =
      (previous === 'and' && colourNames.has(words[at - 2]?.lower ?? '')) ||
      (next?.lower === 'and' && colourNames.has(words[at + 2]?.lower ?? ''))
    const isLast = next === undefined || /[,.;:]/u.test(text.slice(word.end, next.start))
    const isThing =
      ambiguousColours.has(name) &&
      !isPaired &&
      ((isLast && previous !== 'in') || (next && afterThing.test(next.text)) || beforeThing.test(previous))
    if (!isThing) found.push(name)
  })
  return found
}

/** A short part without article, preposition or verb: a keyword, not a phrase. */
export function isFragment(part: string): boolean {
  const words = part.trim().split(/\s+/u)
  return (
    words[0] !== '' &&
    words.length <= fragmentWordsMax &&
    !words.some((word) => functionWord.test(word) || lightVerbParticiples.has(word))
  )
}

/** The parts between commas and stops, and those of them that are bare keywords. */
export function splitFragments(text: string): { parts: string[]; fragments: string[] } {
  const parts = text.split(/[,;.](?=\s|$)/u).filter((part) => part.trim() !== '')
  return { parts, fragments: parts.filter(isFragment) }
}

/** "girl, red hair, forest, mist" → "girl: red hair and forest, mist"; a caption in sentences is left alone. */
export function joinKeywords(caption: string): string {
  const bare = caption.replace(/[.!,]+$/u, '')
  if (/[?;:\n"“(]/u.test(bare)) return caption
  const at = bare.lastIndexOf('. ')
  if (at < 0) return joinList(bare, true) ?? caption
  // "Style of {prompt}. elegant, sleek, dark": the sentence stays, its list is joined.
  const joined = joinList(bare.slice(at + 2), false)
  return joined === null ? caption : `${caption.slice(0, at + 2)}${joined}`
}

/** The parts of a list joined in pairs; null when it is no list of keywords. */
function joinList(list: string, hasHead: boolean): string | null {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const keywords = hasHead ? parts.slice(1) : parts
  if (parts.length < keywordPartsMin || date.test(list) || keywords.filter(isFragment).length / keywords.length < 0.6)
    return null
  const pairs: string[] = []
  for (let at = 0; at < keywords.length; at += 2) pairs.push(joinPair(keywords[at] ?? '', keywords[at + 1]))
  return hasHead ? `${parts[0]}: ${pairs.join(', ')}` : pairs.join(', ')
}

type PartKind = 'camera' | 'light' | 'figure' | 'colour' | 'style' | 'denied' | 'thing'

const kindSigns: readonly (readonly [kind: PartKind, sign: RegExp])[] = [
  ['denied', denied],
  ['style', styleWord],
  ['colour', /#[\da-f]{3,8}\b/iu],
  [
    'camera',
    /\b(?:views?|angle|shots?|close-?up|lens|macro|overhead|bokeh|depth of field|perspective|framing|f\/\d|\d+ ?mm|eye level|panorama)\b/iu,
  ],
  [
    'light',
    /\b(?:light|lights|lighting|lit|backlit|glow|shadows?|sunset|sunrise|dawn|dusk|noon|night|golden hour|blue hour)\b/iu,
  ],
  ['figure', /^\d/u],
]

function kindOf(part: string): PartKind {
  return kindSigns.find(([, sign]) => sign.test(part))?.[0] ?? 'thing'
}

/** Two things or two traits are joined; "side view" and "sole #FF5A1F" or "no cars, no people" stay a list. */
function joinPair(left: string, right: string | undefined): string {
  if (right === undefined) return left
  const kind = kindOf(left)
  const other = kindOf(right)
  if (kind === other && kind !== 'denied' && kind !== 'camera') return `${left} and ${right}`
  // A trait of several words belongs to the subject, whatever stands before it.
  const isTrait = (other === 'thing' || other === 'colour') && right.includes(' ') && kind !== 'denied'
  return `${left}${isTrait ? ', with ' : ', '}${right}`
}
