import { midjourneyFlags, ratioMax } from '../../targets/profiles/midjourney-flags.ts'
import { guardedNouns } from '../data/guarded-nouns.ts'
import type { DraftFacts } from '../draft-facts.ts'
import { readRatio } from '../find-ratio.ts'
import { readWords, type Word } from '../read-words.ts'
import { collectFaults, type Fault } from './fault.ts'

const itemsMax = 8
const itemWordsMax = 2
const namedRatios = new Set(['21:9', '9:21'])
/** Known by these names as well, but only their author's way of writing them. */
const authorsRatios = new Set(['16:10', '10:16', '8:10', '10:8'])
/** They pin a version, cost more, or need a picture: only the author can want them. */
const authorsFlags = new Set(['oref', 'cref', 'q', 'draft', 'v'])

interface Parameter {
  name: string
  value: string
  text: string
}

/** The rules for what follows the caption. */
export function checkMidjourneyFlags(text: string, body: readonly Word[], draft: DraftFacts | null): Fault[] {
  const seen = new Set<string>()
  return readParameters(text).flatMap((parameter) => {
    const name = midjourneyFlags.get(parameter.name)?.aliasOf ?? parameter.name
    const isRepeated = seen.has(name)
    seen.add(name)
    return collectFaults('midjourney', [
      [1, 'text stands after a parameter', rule1NothingAfter(parameter, name)],
      [3, 'no punctuation stands after a value', rule3NoStopAfter(parameter, name)],
      [4, isRepeated ? 'the parameter stands twice' : 'unknown parameter', rule4Known(parameter, isRepeated)],
      [5, 'the value is out of range', rule5InRange(parameter)],
      [
        6,
        'the ratio is two whole numbers without a common divisor, at most 14 to 1',
        rule6Ratio(parameter, name, draft),
      ],
      [7, 'excluded terms are single nouns that the caption does not use', rule7Items(parameter, name, body)],
      [15, 'only its author may set this parameter', rule15AuthorsOnly(parameter, name, draft)],
    ])
  })
}

function readParameters(text: string): Parameter[] {
  return text
    .split(/(?:^|\s)(?=--)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...rest] = part.trim().split(' ')
      return { name: head.slice(2).toLowerCase(), value: rest.join(' '), text: part.trim() }
    })
}

function rule1NothingAfter({ value, text }: Parameter, name: string): string | null {
  return name !== 'no' && value.includes(' ') ? text : null
}

function rule3NoStopAfter({ value, text }: Parameter, name: string): string | null {
  return name !== 'no' && /[,.;:]$/u.test(value) ? text : null
}

function rule4Known({ name, text }: Parameter, isRepeated: boolean): string | null {
  return midjourneyFlags.has(name) && !isRepeated ? null : text
}

function rule5InRange({ name, value, text }: Parameter): string | null {
  const range = midjourneyFlags.get(name)?.range
  if (!range) return null
  const number = Number(value)
  return value !== '' && number >= range[0] && number <= range[1] ? null : text
}

function rule6Ratio({ value, text }: Parameter, name: string, draft: DraftFacts | null): string | null {
  if (name !== 'ar') return null
  const [width = 0, height = 0] = value.split(':').map(Number)
  const isWithin = width > 0 && height > 0 && Math.max(width / height, height / width) <= ratioMax
  return /^\d+:\d+$/u.test(value) && isWithin && isReduced(value, draft) ? null : text
}

/** Formats that everyone knows by their unreduced name may keep it; a text without its draft may be its author's. */
function isReduced(value: string, draft: DraftFacts | null): boolean {
  if (readRatio(value) === value || namedRatios.has(value)) return true
  return authorsRatios.has(value) && (draft === null || draft.text.includes(value))
}

function rule7Items({ value }: Parameter, name: string, body: readonly Word[]): string | null {
  if (name !== 'no') return null
  const items = value.split(',').map((item) => item.trim())
  if (items.length > itemsMax) return items.at(-1) ?? value
  const stems = new Set(body.map((word) => word.stem))
  return (
    items.find((item) => {
      const words = readWords(item)
      const isPhrase = words.length === 0 || words.length > itemWordsMax || item !== item.toLowerCase()
      const isDenied = words.some((word) => /^(?:no|not|without)$/u.test(word.stem))
      const isUsed = words.length === 1 && stems.has(words[0]?.stem ?? '')
      return isPhrase || isDenied || isUsed || words.some((word) => guardedNouns.has(word.stem))
    }) ?? null
  )
}

function rule15AuthorsOnly({ name: written, text }: Parameter, name: string, draft: DraftFacts | null): string | null {
  if (!draft || !authorsFlags.has(name)) return null
  return new RegExp(`(?:--|[–—])${written}\\b`, 'iu').test(draft.text) ? null : text
}
