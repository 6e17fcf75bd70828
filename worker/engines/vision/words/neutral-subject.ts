import type { VisualFacts } from '../facts/visual-facts.ts'
import { joinKnown, phrases, withArticle } from './phrases.ts'

/**
 * Placeholder for an unnamed subject: how many centres the picture has and where, on which ground. Pixels
 * cannot tell what it is, so it is never said.
 */
export function describeNeutralSubject(facts: VisualFacts): string {
  const { coverage, palette, looksLike, view, isOnPlainGround } = facts
  const words = phrases.subject
  const first = palette?.colors[0]
  if (coverage === 'empty' || !first) return words.unseen
  if (coverage === 'blank') return `${words.field} ${first.name}`
  const transparent = coverage === 'cut-out' ? words.transparent : null
  const page = looksLike && looksLike.value !== 'photo' && phrases.media[looksLike.value].subject
  if (page) return joinKnown([page, transparent])
  const ground = transparent ?? (isOnPlainGround ? `on ${withArticle(first.name)} ${words.ground}` : null)
  if (view.placement) return joinKnown([phrases.view.placement[view.placement.value].subject, ground])
  if (view.horizon) return words.open
  if (view.symmetry) return joinKnown([words.symmetric, transparent])
  if (transparent) return joinKnown([words.cutOut, transparent])
  if (view.space?.value === 'dense') return words.dense
  return isOnPlainGround ? joinKnown([words.spare, ground]) : words.full
}
