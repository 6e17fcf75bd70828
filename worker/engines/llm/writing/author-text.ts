import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { Lexicon } from '../../../text-engine/analyze/lexicon.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { fenceText } from '../request/fence-text.ts'
import { type LongBlocks, signBlocks } from '../request/long-blocks.ts'
import { readAuthorFacts } from '../request/read-author-facts.ts'
import type { ReplyShape } from './check-reply.ts'
import type { Authored } from './judge-text.ts'

/** A text as it is shown to a model, and as the reply to it is judged. */
export interface AuthorText {
  authored: Authored
  /** Between its marker lines. */
  fenced: string
  blocks: LongBlocks
}

export function readAuthorText(draft: Draft, shape: ReplyShape, wantsNegatives: boolean, lexicon: Lexicon): AuthorText {
  const read = (reply: string): Draft => readDraft(reply, lexicon)
  const facts = readAuthorFacts(draft)
  const { marker, fenced } = fenceText(draft.text)
  const blocks = signBlocks(draft.text, facts.blocks, marker)
  const restore = (prompt: string): string => blocks.restore(prompt)
  return { authored: { draft, read, facts, marker, shape, wantsNegatives, restore }, fenced, blocks }
}
