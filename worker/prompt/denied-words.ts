import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'

const reach = 2000
const denial =
  /\b(?:no|without|avoid|skip|don['’]?t (?:use|mention|include|add|write)|do not (?:use|mention|include|add|write)) (?:an?y? |the )?(\p{L}{4,})/giu
/** "No more than" and its like bound a thing and do not deny it. */
const bounds = new Set([
  'more',
  'less',
  'longer',
  'later',
  'fewer',
  'than',
  'matter',
  'need',
  'problem',
  'doubt',
  'other',
  'only',
])

/** Beginnings of the words that the author wants left out: "no hashtags" gives "hashtag". */
export const deniedWords: (draft: DraftFacts) => readonly string[] = rememberByDraft(({ instruction }) =>
  readDenied(instruction.slice(0, reach)),
)

function readDenied(text: string): string[] {
  return [...text.matchAll(denial)]
    .map(([, word = '']) => word.toLowerCase())
    .filter((word) => !bounds.has(word) && !word.endsWith('ing'))
    .map((word) => word.replace(/(?:ies|es|s|y)$/u, ''))
    .filter((stem) => stem.length > 3)
}

/** True when a line of ours speaks of what the author wants left out. */
export function speaksOfDenied(line: string, draft: DraftFacts): boolean {
  const denied = deniedWords(draft)
  if (denied.length === 0) return false
  const lower = line.toLowerCase()
  return denied.some((stem) => lower.includes(stem))
}
