import type { DraftFacts } from './draft-facts.ts'
import { type Flag, imageFlagNames, readFlagAt } from './read-flag.ts'
import { readNegativePart } from './read-negative-part.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { rememberByWord } from './word-forms.ts'

// Phones and word processors turn two hyphens into a dash.
const dashed = /(?<=^|\s)[–—]([a-z]{1,10})(?: ([\w.:/]{1,40}))?(?=$|[\s,.])/giu

const opensNegative = rememberByWord(({ lower }) => lower.startsWith('neg'))

/** The parameters in the draft, in order; a dash before a known name counts as two hyphens. */
export const readImageFlags: (draft: DraftFacts) => readonly Flag[] = rememberByDraft(readFlags)

function readFlags(draft: DraftFacts): Flag[] {
  const flags: Flag[] = []
  for (const span of draft.spans) {
    const flag = span.kind === 'flag' ? readFlagAt(draft.text, span.start) : null
    if (flag && imageFlagNames.has(flag.name)) flags.push(flag)
  }
  const negative = draft.words.some(opensNegative) ? readNegativePart(draft.text) : null
  if (negative) flags.push(negative)
  if (!/[–—][a-z]/iu.test(draft.text)) return flags
  for (const match of draft.text.matchAll(dashed)) {
    const name = (match[1] ?? '').toLowerCase()
    const text = match[0]
    if (imageFlagNames.has(name) && (match[2] === undefined) === (name === 'raw' || name === 'tile'))
      flags.push({ name, value: match[2] ?? '', text, start: match.index, end: match.index + text.length })
  }
  return flags.toSorted((left, right) => left.start - right.start)
}
