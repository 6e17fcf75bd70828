import { countPictureWords } from '../count-picture-words.ts'
import { isFragment } from '../plan-image-words.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { findWeight } from './forbidden-words.ts'
import { excerpt, type ImageText } from './image-text.ts'

const bodyWordsMax = 60
const soupPartsMin = 4

/** The rules for the words before the parameters. */
export function checkMidjourneyCaption(body: ImageText): Fault[] {
  return collectFaults('midjourney', [
    [8, 'exclusions belong in --no', rule8NoDenial(body)],
    [9, 'weights and angle tags mean nothing here', rule9NoWeights(body)],
    [10, 'a caption does not open with a request', rule10NoRequest(body)],
    [11, 'the caption is longer than 60 words', rule11Length(body)],
    [11, 'a list of keywords is no caption', rule11NoSoup(body)],
    [12, 'quality words carry no picture', body.picture.booster],
    [13, 'one key light, one lens and one medium are enough', rule13OneOfEach(body)],
    [14, 'a quoted text of the draft is missing', rule14KeepsQuotes(body)],
  ])
}

function rule8NoDenial({ picture: { deniable } }: ImageText): string | null {
  return firstMatch(/\b(?:no|without|don['’]?t|do not|avoid|exclude|excluding) [\p{L}\p{N}'’-]{1,40}/iu, deniable)
}

function rule9NoWeights({ text }: ImageText): string | null {
  return findWeight(text)
}

function rule10NoRequest({ text }: ImageText): string | null {
  return firstMatch(/^(?:please|create|generate|draw|show me|make me|imagine|give me|i want)\b/iu, text)
}

function rule11Length(body: ImageText): string | null {
  if (countPictureWords(body.text, body.words) <= bodyWordsMax) return null
  const own = body.draft ? countPictureWords(body.draft.text, body.draft.words) : 0
  return own > bodyWordsMax && body.draft
    ? excerpt(body.draft.text, 20)
    : excerpt(body.text.slice(body.words[bodyWordsMax]?.start))
}

function rule11NoSoup({ text }: ImageText): string | null {
  const parts = text.split(',').filter((part) => part.trim() !== '')
  return parts.length >= soupPartsMin && parts.every(isFragment) ? (parts[0]?.trim() ?? null) : null
}

/** The last of two that exclude each other: ours stand after the author's. */
function rule13OneOfEach(body: ImageText): string | null {
  const { terms, unquoted } = body.picture
  const focal = [...unquoted.matchAll(/\b\d{1,4} ?mm\b/gu)].map((match) => ({
    group: match[0].replace(' ', ''),
    text: match[0],
  }))
  const lenses =
    focal.length > 0 ? focal : terms.filter((term) => term.kind === 'lens').map(({ text }) => ({ group: text, text }))
  return (
    secondGroup(terms.filter((term) => term.kind === 'light')) ??
    secondGroup(lenses) ??
    secondGroup(terms.filter((term) => term.kind === 'medium'))
  )
}

function secondGroup(terms: readonly { group: string; text: string }[]): string | null {
  return terms.findLast((term) => term.group !== terms[0]?.group)?.text ?? null
}

/** Words and numbers are the retention check's; lettering is told apart here because it is set as written. */
function rule14KeepsQuotes({ text, draft }: ImageText): string | null {
  // The strings of an object are no lettering.
  if (draft && /^\s*(?:```(?:json)?\s*)?\{\s*"/u.test(draft.text)) return null
  const quotes = draft?.spans.filter((span) => span.kind === 'quote') ?? []
  if (quotes.length === 0) return null
  const plain = straighten(text)
  const lost = quotes.find((span) => !plain.includes(straighten(span.text)))
  return lost ? `lost: ${lost.text}` : null
}

function straighten(text: string): string {
  return text.replaceAll(/[“”„]/gu, '"').replaceAll(/\s+/gu, ' ')
}
