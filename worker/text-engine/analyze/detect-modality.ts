import type { Modality } from '#shared/prompts/prompt-result.ts'
import { readFlagAt } from '../text/read-flag.ts'
import type { Span } from '../text/text-spans.ts'
import type { Draft } from './draft.ts'
import type { Mention } from './find-mentions.ts'
import type { SentenceOpening } from './find-openings.ts'
import { isJson } from './is-finished.ts'
import { lookSlots } from './slots.ts'

/** Parameters that only drawing tools have. */
const imageFlags = new Set('ar aspect stylize s chaos c niji sref weird w cref iw v raw tile'.split(' '))
const captionTermsMin = 2

/** The modality of a draft, independent of the target. */
export function detectModality(
  text: string,
  spans: readonly Span[],
  openings: readonly SentenceOpening[],
  mentions: readonly Mention[],
): Modality {
  for (const { kind, start } of spans)
    if (kind === 'flag' && imageFlags.has(readFlagAt(text, start)?.name ?? '')) return 'image'
  for (const { tags } of openings) {
    if (tags.has('work') || tags.has('question') || tags.has('role') || tags.has('text-noun')) return 'chat'
    if (tags.has('draw') || tags.has('picture')) return 'image'
  }
  const terms = mentions.filter(({ meaning }) => meaning.kind === 'caption' || isLook(meaning)).length
  return terms >= captionTermsMin && !asksForText(openings) ? 'image' : 'chat'
}

/** True where some sentence asks for a text, an answer or a role. */
export function asksForText(openings: readonly SentenceOpening[]): boolean {
  return openings.some(({ tags }) => {
    if (tags.has('draw') || tags.has('picture')) return false
    return (
      tags.has('work') ||
      tags.has('question') ||
      tags.has('role') ||
      (tags.has('text-noun') && !isOpenedByArticle(tags))
    )
  })
}

/** "A letter on a desk" is shown; "letter to my landlord" and "I need a letter" are asked for. */
function isOpenedByArticle(tags: SentenceOpening['tags']): boolean {
  return tags.has('display-verb') && !tags.has('ask')
}

function isLook(meaning: Mention['meaning']): boolean {
  return meaning.kind === 'slot' && lookSlots.has(meaning.slot)
}

/**
 * What a draft is for a target by its words alone: an image-only target takes everything that does not ask for text.
 */
export function modalityFor(draft: Draft, modalities: readonly Modality[]): Modality {
  if (draft.modality === 'image' || modalities.includes('chat')) return draft.modality
  const asks = draft.asksForText || draft.pastedContent.length > 0 || endsInQuestion(draft.text)
  return asks && !isJson(draft.text) ? 'chat' : 'image'
}

function endsInQuestion(text: string): boolean {
  return '?？'.includes(text.trimEnd().at(-1) ?? ' ')
}
