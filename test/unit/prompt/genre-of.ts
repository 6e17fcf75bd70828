import { chatGenres } from '../../../worker/prompt/data/chat-genres.ts'
import { detectChatDomain } from '../../../worker/prompt/detect-domain.ts'
import { findGenre } from '../../../worker/prompt/find-genre.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

/** By the decisions that came into force; a genre without any of its own is asked for by its pattern. */
export function genreOf(request: string): string | undefined {
  const draft = readDraft(request)
  const { domain, group, confidence } = detectChatDomain(draft)
  const [first] = domain.decisions
  const inForce = chatGenres.find(({ decisions }) => first !== undefined && decisions[0] === first)
  return (inForce ?? findGenre(draft, { group, confidence }))?.id
}
