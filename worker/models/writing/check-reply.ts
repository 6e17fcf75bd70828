import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { checkResult } from '../../prompt/check-result.ts'
import { findForeignFlag, findOpenFence, findPlaceholder } from '../../prompt/checks/chat-rules.ts'
import type { Fault as TargetFault } from '../../prompt/checks/fault.ts'
import type { DraftFacts } from '../../prompt/draft-facts.ts'
import { readDraft } from '../../prompt/read-draft.ts'
import type { Fault, Verdict } from '../../prompt-next/verify/verdict.ts'
import { checkRetained } from './check-retained.ts'
import hardRules from './data/hard-rules.json' with { type: 'json' }
import { findAnswer } from './find-answer.ts'
import { findLeak } from './find-leak.ts'

export interface ReplyShape {
  targetId: TargetId
  modality: Modality
}

/** Beyond this a rewrite is sprawl, whatever it says; long drafts may be as long again. */
const addedLengthMax = 4000

/**
 * Judges a prompt that a model wrote by the author's text and the target alone. Facts may not change, words may: only
 * what the target cannot read, what was lost and what is no prompt for this text rejects it.
 */
export function checkReply(authorText: string, replyText: string, shape: ReplyShape): Verdict {
  const author = readDraft(authorText)
  const reply = readDraft(replyText, undefined, undefined, author)
  const check = checkResult(author, reply, shape, [])
  const { retained, faults } = checkRetained(author, reply, shape)
  const hard = new Set(hardRules[shape.modality][shape.targetId])
  return {
    retained,
    faults: [
      ...faults,
      ...check.faults.map((fault) => sortFault(fault, hard)),
      ...checkForm(author, reply, shape),
      ...checkNature(author, reply, shape),
    ],
  }
}

function sortFault({ check, message, evidence }: TargetFault, hard: ReadonlySet<string>): Fault {
  const isHard = hard.has(check) || check.startsWith('language-')
  return { rule: check, sort: isHard ? 'hard' : 'advice', evidence, message: `Rule of the target: ${message}` }
}

/** What no target takes. */
function checkForm(author: DraftFacts, reply: DraftFacts, { modality }: ReplyShape): Fault[] {
  const text = { facts: reply, draft: author, modality }
  const isPrintable = reply.text.isWellFormed() && !reply.text.includes('\0')
  return [
    ...broken('unprintable', isPrintable ? null : '', 'The prompt holds characters that are no text'),
    ...broken('placeholder', findPlaceholder(text), 'A blank to fill in that the author did not write'),
    ...broken('open-fence', findOpenFence(text), 'A code fence is opened and not closed'),
    ...broken(
      'foreign-parameter',
      modality === 'chat' ? findForeignFlag(text) : null,
      'A parameter of a drawing tool means nothing here',
    ),
    ...broken(
      'too-long',
      reply.text.length > author.text.length * 2 + addedLengthMax ? `${reply.words.length} words` : null,
      'The prompt is far longer than its task needs',
    ),
  ]
}

/** A prompt for this text, and nothing that was meant for the model alone. */
function checkNature(author: DraftFacts, reply: DraftFacts, { modality }: ReplyShape): Fault[] {
  const answer = findAnswer(author.text, reply.text, { modality, language: author.language })
  const leak = findLeak(author.text, reply.text)
  return [
    ...broken('answer', answer, 'This answers the request or talks to its author; a prompt asks for the answer'),
    ...broken('leak', leak, 'These words come from the instruction, and belong in no prompt'),
  ]
}

function broken(rule: string, evidence: string | null, message: string): Fault[] {
  return evidence === null ? [] : [{ rule, sort: 'hard', evidence, message }]
}
