import type { DraftFacts } from './draft-facts.ts'
import { type Flag, imageFlagNames, readFlagAt } from './read-flag.ts'

// Phones and word processors turn two hyphens into a dash.
const dashed = /(?<=^|\s)[–—]([a-z]{1,10})(?: ([\w.:/]{1,40}))?(?=$|[\s,.])/giu

/** The parameters in the draft, in order; a dash before a known name counts as two hyphens. */
export function readImageFlags(draft: DraftFacts): Flag[] {
  const plain = draft.spans.flatMap((span) => {
    const flag = span.kind === 'flag' ? readFlagAt(draft.text, span.start) : null
    return flag && imageFlagNames.has(flag.name) ? [flag] : []
  })
  if (!/[–—][a-z]/iu.test(draft.text)) return plain
  const repaired = [...draft.text.matchAll(dashed)].flatMap((match) => {
    const name = (match[1] ?? '').toLowerCase()
    const text = match[0]
    return imageFlagNames.has(name) && (match[2] === undefined) === (name === 'raw' || name === 'tile')
      ? [{ name, value: match[2] ?? '', text, start: match.index, end: match.index + text.length }]
      : []
  })
  return [...plain, ...repaired].toSorted((left, right) => left.start - right.start)
}
