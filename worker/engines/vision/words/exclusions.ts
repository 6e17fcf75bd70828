import { withoutPlural } from '../../../text-engine/text/lemmas.ts'
import { readWords } from '../../../text-engine/text/read-words.ts'
import type { VisualFacts } from '../facts/visual-facts.ts'
import { phrases } from './phrases.ts'

/**
 * Exclusions that fit this picture: those of the prompt that made it first, then what would spoil it. None of them
 * contradicts what the prompt says.
 */
export function chooseExclusions(facts: VisualFacts, own: readonly string[], prompt: string): string[] {
  const said = prompt.toLowerCase()
  const shown = new Set(readWords(said).map(({ lower }) => withoutPlural(lower)))
  const holds = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part))
  return dropNarrower([...own, ...listSpoiling(facts)]).filter(
    (term) =>
      !phrases.contradictions.some((each) => holds(said, each.shown) && holds(term, each.terms)) &&
      !readWords(term).some(({ lower }) => shown.has(withoutPlural(lower))),
  )
}

/** "stray text" adds nothing to "text". */
function dropNarrower(terms: readonly string[]): string[] {
  return terms.filter((term, at) => {
    const words = new Set(term.split(' '))
    return !terms.slice(0, at).some((earlier) => earlier.split(' ').every((word) => words.has(word)))
  })
}

/** The opposite of what was measured, and what spoils every picture. */
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
