import { midjourneyFlags, ratioMax } from '../../targets/profiles/midjourney-flags.ts'
import { findNegations } from '../find-negations.ts'
import { findSpans } from '../find-spans.ts'
import { readWords } from '../read-words.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { findBooster, weightSyntax } from './forbidden-words.ts'

const bodyWordsMax = 60
const noItemsMax = 8

/** The numbered rules for a picture prompt with parameters. */
export function checkMidjourney(text: string): Fault[] {
  const at = text.search(/(?:^|\s)--[a-z]/iu)
  const body = at < 0 ? text : text.slice(0, at)
  const parameters = at < 0 ? [] : readParameters(text.slice(at).trim())
  return [
    ...collectFaults('midjourney', [
      [
        2,
        'one space stands before each parameter',
        at < 0 ? null : firstMatch(/\S--[a-z]|\s{2,}--[a-z]|[–—](?:ar|raw|no|s|v) /iu, text),
      ],
      [3, 'no punctuation stands before the first parameter', at < 0 ? null : firstMatch(/[,.;:]$/u, body)],
      [8, 'exclusions belong in --no', findBodyNegation(body)],
      [9, 'weights and angle tags mean nothing here', firstMatch(weightSyntax, body)],
      [
        10,
        'a caption does not open with a request',
        firstMatch(/^(?:please|create an? image|generate an? image|show me|draw me)\b/iu, body),
      ],
      [11, 'the caption is longer than 60 words', readWords(body).length > bodyWordsMax ? body.slice(0, 60) : null],
      [12, 'quality words carry no picture', findBooster(body)],
      [16, 'the prompt is one line', firstMatch(/[\n\r]/u, text)],
    ]),
    ...checkParameters(parameters, body),
  ]
}

interface Parameter {
  name: string
  value: string
  text: string
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

function checkParameters(parameters: readonly Parameter[], body: string): Fault[] {
  const seen = new Set<string>()
  return parameters.flatMap((parameter) => {
    const rule = midjourneyFlags.get(parameter.name)
    const name = rule?.aliasOf ?? parameter.name
    const isRepeated = seen.has(name)
    seen.add(name)
    return collectFaults('midjourney', [
      [1, 'text stands after a parameter', name !== 'no' && parameter.value.includes(' ') ? parameter.text : null],
      [4, rule ? 'the parameter stands twice' : 'unknown parameter', rule && !isRepeated ? null : parameter.text],
      [5, 'the value is out of range', rule?.range && !isWithin(parameter.value, rule.range) ? parameter.text : null],
      [
        6,
        'the ratio is two whole numbers, at most 14 to 1',
        name === 'ar' && !isRatio(parameter.value) ? parameter.text : null,
      ],
      [
        7,
        'excluded terms are single nouns that the caption does not use',
        name === 'no' ? badExclusion(parameter.value, body) : null,
      ],
      [
        3,
        'no punctuation stands after a value',
        name !== 'no' && /[,.;:]$/u.test(parameter.value) ? parameter.text : null,
      ],
    ])
  })
}

function isWithin(value: string, range: readonly [number, number]): boolean {
  const number = Number(value)
  return value !== '' && number >= range[0] && number <= range[1]
}

function isRatio(value: string): boolean {
  const [width = 0, height = 0] = value.split(':').map(Number)
  return /^\d+:\d+$/u.test(value) && width > 0 && height > 0 && Math.max(width / height, height / width) <= ratioMax
}

function badExclusion(value: string, body: string): string | null {
  const items = value.split(',').map((item) => item.trim())
  if (items.length > noItemsMax) return items.at(-1) ?? value
  const stems = new Set(readWords(body).map((word) => word.stem))
  return (
    items.find(
      (item) =>
        readWords(item).length > 2 ||
        item !== item.toLowerCase() ||
        readWords(item).some((word) => stems.has(word.stem) && readWords(item).length === 1),
    ) ?? null
  )
}

function findBodyNegation(body: string): string | null {
  const quotes = findSpans(body).filter((span) => span.kind === 'quote')
  const negation = findNegations(body, readWords(body)).find(
    (span) => !quotes.some((quote) => quote.start < span.end && span.start < quote.end),
  )
  return negation?.text ?? null
}
