import { ambiguousColours, colourNames } from './data/image-colours.ts'
import { lightVerbParticiples } from './data/light-verbs.ts'
import type { Word } from './read-words.ts'

const functionWord =
  /^(?:a|an|the|in|on|at|with|of|from|to|by|for|over|under|into|through|between|behind|beside|near|above|below|against|across|around|along|is|are|was|and|or|as|its|his|her|their|that|which|while|where|de|en|con|mit|und|et|avec|com|e|y|von|vor|aus|im|auf|der|die|das|ein|eine|du|des|sur|dans|un|une|el|la|los|las|una|sobre|que|qui|para|por|do|da|na|um|uma|fuera|hors|außerhalb|fora)$|(?:ing|ed)$/iu
const afterThing = /^(?:on|in|with|and|of|at|is|are|or|next|beside|behind|under|by|to|from|that|hanging|lying)$/iu
const fragmentWordsMax = 4
const keywordPartsMin = 4
/** "June 3, 2026" and "7 pm" belong to what stands beside them; a list that holds any is no list of keywords. */
const date =
  /\b(?:(?:jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|may) \d|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:1[0-9]|20)\d\d(?!\d|[:x×]\d)(?! ?(?:px|k|mm))|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}:\d\d(?!\d)|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})\b/iu

/** The colours that the caption gives to things, in order, each once; "an orange on a plate" names none. */
export function findColours(words: readonly Word[]): string[] {
  const found: string[] = []
  words.forEach((word, at) => {
    const name = word.text.toLowerCase()
    if (!colourNames.has(name) || found.includes(name)) return
    const next = words[at + 1]
    const previous = words[at - 1]?.text.toLowerCase() ?? ''
    const isThing =
      ambiguousColours.has(name) &&
      (next === undefined || afterThing.test(next.text) || /^(?:an?|the|one|two|of|with)$/u.test(previous))
    if (!isThing) found.push(name)
  })
  return found
}

/** A short part without article, preposition or verb: a keyword, not a phrase. */
export function isFragment(part: string): boolean {
  const words = part.trim().split(/\s+/u)
  return (
    part.trim() !== '' &&
    words.length <= fragmentWordsMax &&
    !words.some((word) => functionWord.test(word) || lightVerbParticiples.has(word))
  )
}

/** Share of the comma parts that are bare keywords. */
export function fragmentShare(text: string): { share: number; last: string } {
  const parts = text.split(/[,;.](?=\s|$)/u).filter((part) => part.trim() !== '')
  const fragments = parts.filter(isFragment)
  return { share: parts.length === 0 ? 0 : fragments.length / parts.length, last: fragments.at(-1)?.trim() ?? '' }
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
  for (let at = 0; at < keywords.length; at += 2) pairs.push(keywords.slice(at, at + 2).join(' and '))
  return hasHead ? `${parts[0]}: ${pairs.join(', ')}` : pairs.join(', ')
}
