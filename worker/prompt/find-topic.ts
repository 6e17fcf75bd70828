import type { DraftFacts } from './draft-facts.ts'

const topicWordsMax = 5
const enders = new Set([
  'for',
  'in',
  'with',
  'that',
  'which',
  'to',
  'from',
  'by',
  'using',
  'at',
  'as',
  'so',
  'because',
  'where',
  'who',
  'while',
  'when',
  'and',
  'is',
  'are',
  'i',
  'we',
  'my',
  'your',
])

/** What the text is about, when it says "about …" in a few words. */
export function findTopic(draft: DraftFacts): string | null {
  const words = draft.instructionWords
  const about = words.findIndex((word) => word.stem === 'about')
  const from = about >= 0 ? about : words.findIndex((word, at) => word.stem === 'on' && at > 1)
  if (from < 0) return null
  let end = from
  while (end + 1 < words.length && end - from < topicWordsMax + 1) {
    const current = words[end]
    const next = words[end + 1]
    if (!current || !next || enders.has(next.stem) || /[^\s'’]/u.test(draft.instruction.slice(current.end, next.start)))
      break
    end += 1
  }
  const first = words[from + 1]
  const last = words[end]
  if (!first || !last || end === from || end - from > topicWordsMax) return null
  // "On 5 March" and "about how it works" name no topic.
  if (/^(?:\p{Nd}.*|how|why|what|when|where|who|whether|it|this|that|them|him|her|me|us|you)$/u.test(first.lower))
    return null
  return draft.instruction.slice(first.start, last.end).replaceAll(/\s+/gu, ' ')
}
