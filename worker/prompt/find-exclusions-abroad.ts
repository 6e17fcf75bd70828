import { denialsAbroad } from './data/denials-abroad.ts'
import type { Exclusion } from './exclusion.ts'
import type { Span } from './find-spans.ts'
import type { LanguageCode } from './language-code.ts'
import { endsClause, startsClause } from './read-excluded-items.ts'

const beyondLatin = /[\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u
const romanised = /\b(?:bina|nahi|nahin|mat|yok|olmasın|olmadan)\b/iu

/** True where the patterns have a chance; most captions are spared them. */
export function mayExcludeAbroad(text: string): boolean {
  return beyondLatin.test(text) || romanised.test(text)
}

/**
 * Exclusions in languages that deny behind the thing, or write without spaces: "文字なし", "사람 없음", "कोई भीड़ नहीं",
 * "不要文字", "bina text ke".
 */
export function findExclusionsAbroad(text: string, covered: readonly Span[], language: LanguageCode): Exclusion[] {
  if (!mayExcludeAbroad(text)) return []
  const found: Exclusion[] = []
  for (const { languages, pattern } of denialsAbroad) {
    if (!languages.has(language) && language !== 'und') continue
    for (const match of text.matchAll(pattern)) {
      const items = (match.groups?.item ?? '')
        .split(/(?:、| और | या | aur | ya |和|或|や|と|또는 |이나 )/u)
        .map((item) => item.trim())
      const start = match.index
      const end = start + match[0].trimEnd().length
      if (items.some((item) => item === '') || overlaps(covered, start, end) || overlaps(found, start, end)) continue
      const isClause = startsClause(text, start) && endsClause(text, end)
      found.push({ from: text.slice(start, end), items, start, end, isClause, lead: '', place: null })
    }
  }
  return found.toSorted((left, right) => left.start - right.start)
}

function overlaps(parts: readonly { start: number; end: number }[], start: number, end: number): boolean {
  return parts.some((part) => part.start < end && start < part.end)
}
