import type { DraftFacts } from './draft-facts.ts'
import type { Span } from './find-spans.ts'
import type { Conversion } from './prompt-plan.ts'

export interface Retention {
  kept: number
  total: number
  lostFacts: string[]
  lostWords: string[]
}

/** Looks for every fact and every word of the draft in the result; what a conversion names counts when its new form is there. */
export function checkRetention(
  draft: DraftFacts,
  resultFacts: DraftFacts,
  conversions: readonly Conversion[],
): Retention {
  const result = resultFacts.text
  const total = draft.spans.length
  // A long draft mostly stands in the result in one piece, and everything in it with it.
  if (result.includes(draft.text.trim())) return keepAll(draft)
  const searched = prepare(result)
  const covered = coveredParts(draft.text, result, conversions)
  const seen = new Map<string, boolean>()
  let kept = 0
  const lostFacts: string[] = []
  for (const span of draft.spans) {
    const key = `${span.kind}:${span.text}`
    const isKept =
      seen.get(key) ??
      (isFound(span, searched) ||
        covered.some((part) => part.start <= span.start && span.end <= part.end) ||
        isConverted(span, draft, searched, covered))
    seen.set(key, isKept)
    if (isKept) kept += 1
    else lostFacts.push(span.text)
  }
  return { kept, total, lostFacts, lostWords: findLostWords(draft, resultFacts, searched, covered) }
}

/** Where every word of the draft is known to stand in the result. */
export function keepAll({ spans }: DraftFacts): Retention {
  return { kept: spans.length, total: spans.length, lostFacts: [], lostWords: [] }
}

interface Part {
  start: number
  end: number
}

/** Places of the draft that a conversion answers for, provided its new form stands in the result. */
function coveredParts(text: string, result: string, conversions: readonly Conversion[]): Part[] {
  if (conversions.length === 0) return []
  const lower = result.toLowerCase()
  // The same parameter a hundred times over is one conversion.
  const distinct = new Map(conversions.map((conversion) => [`${conversion.from}\u0000${conversion.to}`, conversion]))
  return [...distinct.values()].flatMap(({ from, to }) => {
    if (from === '' || !to.split(', ').every((item) => lower.includes(item.toLowerCase()))) return []
    const parts: Part[] = []
    for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length))
      parts.push({ start: at, end: at + from.length })
    return parts
  })
}

function isFound(span: Span, { text, folded, collapsed }: Searched): boolean {
  if (text.includes(span.text)) return span.kind !== 'number' || standsAlone(span.text, text)
  const isExact = ['fence', 'code', 'url', 'email', 'placeholder', 'quote'].includes(span.kind)
  return isExact ? collapsed().includes(collapse(span.text)) : folded().includes(fold(span.text))
}

/** "5" is not found in "15". */
function standsAlone(number: string, result: string): boolean {
  for (let at = result.indexOf(number); at >= 0; at = result.indexOf(number, at + 1)) {
    const before = result.charAt(at - 1)
    const after = result.charAt(at + number.length)
    if (!/\d/u.test(before) && !(/\d/u.test(after) && /\d$/u.test(number))) return true
  }
  return false
}

/** A negation that runs into a part said otherwise is judged by the words left over. */
function isConverted(span: Span, draft: DraftFacts, { folded }: Searched, covered: readonly Part[]): boolean {
  if (!['negation', 'name', 'flag'].includes(span.kind)) return false
  const inside = draft.words.filter((word) => word.start >= span.start && word.end <= span.end)
  return inside.every((word) => isCovered(word, covered) || folded().includes(word.lower))
}

function findLostWords(
  draft: DraftFacts,
  result: DraftFacts,
  { folded }: Searched,
  covered: readonly Part[],
): string[] {
  const present = new Set(result.words.map((word) => word.lower))
  const lost = new Set<string>()
  for (const word of draft.words) {
    if (present.has(word.lower) || isCovered(word, covered) || folded().includes(word.lower)) continue
    lost.add(word.text)
  }
  return [...lost]
}

function isCovered(word: { start: number; end: number }, covered: readonly Part[]): boolean {
  return covered.some((part) => part.start <= word.start && word.end <= part.end)
}

function fold(text: string): string {
  return collapse(text.toLowerCase().replaceAll('’', "'"))
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/gu, ' ')
}

/** A result to look things up in. */
interface Searched {
  text: string
  /** Lower case, straight apostrophes, single spaces. */
  folded: () => string
  /** Single spaces. */
  collapsed: () => string
}

/** Most facts are found as they stand; the other forms are made for the few that are not, and once. */
function prepare(text: string): Searched {
  let folded: string | null = null
  let collapsed: string | null = null
  return {
    text,
    folded: () => {
      folded ??= fold(text)
      return folded
    },
    collapsed: () => {
      collapsed ??= collapse(text)
      return collapsed
    },
  }
}
