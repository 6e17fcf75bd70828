import type { Modality } from '#shared/prompts/prompt-result.ts'
import { readFlagAt } from '../text/read-flag.ts'
import type { Span } from '../text/text-spans.ts'
import type { Draft } from './draft.ts'
import type { Head } from './find-heads.ts'
import type { Mention } from './find-mentions.ts'
import { isJson } from './is-finished.ts'

/** Parameters that only drawing tools have. */
const tellingFlags = new Set('ar aspect stylize s chaos c niji sref weird w cref iw v raw tile'.split(' '))
const captionTermsMin = 2

/** Whether a draft asks for text or for a picture, by itself. */
export function tellModality(
  text: string,
  spans: readonly Span[],
  heads: readonly Head[],
  mentions: readonly Mention[],
): Modality {
  for (const { kind, start } of spans)
    if (kind === 'flag' && tellingFlags.has(readFlagAt(text, start)?.name ?? '')) return 'image'
  for (const { kinds } of heads) {
    if (kinds.has('work') || kinds.has('question') || kinds.has('role') || kinds.has('text-noun')) return 'chat'
    if (kinds.has('draw') || kinds.has('picture')) return 'image'
  }
  const terms = mentions.filter(({ meaning }) => meaning.kind === 'caption' || isLook(meaning)).length
  return terms >= captionTermsMin && !asksForText(heads) ? 'image' : 'chat'
}

/** True where some sentence asks for a text, an answer or a role. */
export function asksForText(heads: readonly Head[]): boolean {
  return heads.some(({ kinds }) => {
    if (kinds.has('draw') || kinds.has('picture')) return false
    return (
      kinds.has('work') ||
      kinds.has('question') ||
      kinds.has('role') ||
      (kinds.has('text-noun') && !isOpenedByArticle(kinds))
    )
  })
}

/** "A letter on a desk" is shown; "letter to my landlord" and "I need a letter" are asked for. */
function isOpenedByArticle(kinds: Head['kinds']): boolean {
  return kinds.has('light-verb') && !kinds.has('ask')
}

const looks = new Set(['medium', 'light', 'viewpoint', 'composition', 'palette'])

function isLook(meaning: Mention['meaning']): boolean {
  return meaning.kind === 'slot' && looks.has(meaning.slot)
}

/** What a draft is for a target by its words alone: an image-only target takes everything that does not ask for text. */
export function modalityFor(draft: Draft, modalities: readonly Modality[]): Modality {
  if (draft.modality === 'image' || modalities.includes('chat')) return draft.modality
  const asks = draft.asksForText || draft.pastedContent.length > 0 || endsInQuestion(draft.text)
  return asks && !isJson(draft.text) ? 'chat' : 'image'
}

function endsInQuestion(text: string): boolean {
  return '?？'.includes(text.trimEnd().at(-1) ?? ' ')
}
