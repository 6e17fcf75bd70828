import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { readWords, stemOf } from '../../../text-engine/text/words.ts'
import type { VisualFacts } from '../facts/visual-facts.ts'
import { phrases } from '../words/phrases.ts'

/**
 * Exclusions that fit this image: those of the prompt that made it first, then what would spoil it. None of them
 * contradicts what the prompt says.
 */
export function chooseExclusions(facts: VisualFacts, own: readonly string[], prompt: string): string[] {
  const said = prompt.toLowerCase()
  const shown = new Set(readWords(said).map(({ lower }) => stemOf(lower)))
  const holds = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part))
  return dropNarrower([...own, ...listSpoiling(facts)]).filter(
    (term) =>
      !phrases.contradictions.some((each) => holds(said, each.shown) && holds(term, each.terms)) &&
      !readWords(term).some(({ lower }) => shown.has(stemOf(lower))),
  )
}

/** "stray text" adds nothing to "text". */
function dropNarrower(terms: readonly string[]): string[] {
  return terms.filter((term, at) => {
    const words = new Set(term.split(' '))
    return !terms.slice(0, at).some((earlier) => earlier.split(' ').every((word) => words.has(word)))
  })
}

/** The opposite of what was measured, and what spoils every image. */
function listSpoiling({ medium, focus, grain, view, palette, isSparse }: VisualFacts): string[] {
  const words = phrases.excluded
  const isSharp = focus?.value.depth === 'sharp' || focus?.value.depth === 'deep'
  const isPale = palette === null || palette.saturation === 'muted' || palette.saturation === 'monochrome'
  return [
    ...(isSharp ? [words.sharp] : []),
    ...((medium && phrases.media[medium.value].excluded) ?? []),
    ...(grain?.value === 'clean' ? [words.clean] : []),
    ...words.first,
    ...(view.horizon?.value.line === 'level' ? [words.level] : []),
    ...(isPale ? [words.muted] : []),
    ...(isSparse ? [words.sparse] : []),
    ...(view.placement ? [words.placed] : []),
    ...words.last,
  ]
}

const parameter = ' --no '
/** Outranked by lettering that the subject asks for in quotes. */
const lettering = new Set(['text', 'word', 'words', 'letter', 'letters', 'lettering', 'writing', 'typography'])

/** The terms of the `--no` parameter, if any, then the subject's exclusions, then ours. */
export function collectNegatives(
  { text, spans, exclusions }: Draft,
  ours: readonly string[],
  result: string,
): string[] {
  const at = result.indexOf(parameter)
  const written = at < 0 ? '' : (result.slice(at + parameter.length).split(' --', 1)[0] ?? '')
  const hasLettering = spans.some(({ kind }) => kind === 'quotation')
  const own = exclusions
    .map(({ subject }) => text.slice(subject.start, subject.end).toLowerCase())
    .filter((term) => !(hasLettering && lettering.has(term)))
  const listed = text.split(parameter, 2)[1]?.split(' --', 1)[0] ?? ''
  const terms = [...splitTerms(written), ...own, ...(at < 0 ? splitTerms(listed) : []), ...ours]
  return [...new Set(terms)]
}

function splitTerms(list: string): string[] {
  return list.split(',').flatMap((term) => (term.trim() === '' ? [] : [term.trim()]))
}
