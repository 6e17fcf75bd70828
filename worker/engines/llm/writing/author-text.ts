import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { Lexicon } from '../../../text-engine/analyze/lexicon.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { fenceText } from '../request/fence-text.ts'
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

/** Placeholders for long stretches of the author's text, which a reply need not write out. */
export interface LongBlocks {
  /** The placeholder of the whole text. */
  whole: string
  /** The placeholder of each block, in order. */
  signs: readonly string[]
  /** The reply with every placeholder replaced by its text, verbatim. */
  restore(reply: string): string
}

/** `marker` occurs nowhere in the text, and so no placeholder does. */
export function signBlocks(text: string, blocks: readonly string[], marker: string): LongBlocks {
  const whole = `[[${marker}:all]]`
  const bySign = new Map(blocks.map((block, at) => [`[[${marker}:${at + 1}]]`, block]))
  return {
    whole,
    signs: [...bySign.keys()],
    restore(reply) {
      if (reply.trim() === whole) return text.trim()
      let restored = reply
      for (const [sign, block] of bySign) restored = restored.replace(sign, () => block)
      return restored
    },
  }
}
