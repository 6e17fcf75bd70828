import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { checkRetention, keepAll, type Retention } from './check-retention.ts'
import type { ChatText } from './checks/chat-rules.ts'
import { checkChatgptChat } from './checks/check-chatgpt.ts'
import { checkClaude } from './checks/check-claude.ts'
import { checkDoubled } from './checks/check-doubled.ts'
import { checkGeminiChat } from './checks/check-gemini.ts'
import { checkLanguage } from './checks/check-language.ts'
import { checkMidjourney } from './checks/check-midjourney.ts'
import { checkProseImage } from './checks/check-prose-image.ts'
import { checkUniversalChat } from './checks/check-universal.ts'
import type { Fault } from './checks/fault.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Conversion } from './prompt-plan.ts'
import { rememberByDraft } from './remember-by-draft.ts'

export interface ResultCheck {
  retention: Retention
  /** Faults of our own making; any of them sends the plan back. */
  faults: Fault[]
  /** Faults that are the author's words; keeping them is the higher promise. */
  inheritedFaults: readonly Fault[]
}

/** Judges a result by the draft and the target's rules alone, whatever made it. */
export function checkResult(
  draft: DraftFacts,
  result: DraftFacts,
  shape: { targetId: TargetId; modality: Modality },
  conversions: readonly Conversion[],
): ResultCheck {
  const findFaults = (): Fault[] => [
    ...checkSyntax(result, shape, draft),
    ...checkLanguage(draft, result),
    // A picture is put together from phrases, an answer to a text task from sentences.
    ...(shape.modality === 'image' ? checkDoubled(draft, result) : []),
  ]
  // A draft that stands as it was sent has no word of ours, and lost none of its own.
  if (result.text === draft.text.trim()) {
    return {
      retention: keepAll(draft),
      faults: [],
      get inheritedFaults() {
        return findFaults()
      },
    }
  }
  const faults = findFaults()
  const inheritedFaults = faults.filter(({ evidence }) => draft.text.includes(evidence) || saysAlike(draft, evidence))
  return {
    retention: checkRetention(draft, result, conversions),
    faults: faults.filter((fault) => !inheritedFaults.includes(fault)),
    inheritedFaults,
  }
}

/** True where the draft has the words in another case or with other gaps. */
function saysAlike(draft: DraftFacts, words: string): boolean {
  return foldedText(draft).includes(fold(words).trim())
}

const foldedText = rememberByDraft(({ text }) => fold(text))

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ')
}

/** True when nothing is lost and nothing of ours breaks a rule. */
export function isAcceptable({ faults, retention }: ResultCheck): boolean {
  return faults.length === 0 && retention.lostFacts.length === 0 && retention.lostWords.length === 0
}

/** Every rule of the target that the text breaks; without a draft the text is judged by itself. */
export function checkSyntax(
  facts: DraftFacts,
  { targetId, modality }: { targetId: TargetId; modality: Modality },
  draft: DraftFacts | null,
): Fault[] {
  const text: ChatText = { facts, draft, modality }
  if (modality === 'chat') return checkChat(text, targetId)
  if (targetId === 'midjourney') return checkMidjourney(facts.text, draft, facts.words)
  const image = checkProseImage(facts.text, targetId, draft, facts.words)
  return targetId === 'claude' ? [...checkClaude(text), ...image] : image
}

function checkChat(text: ChatText, targetId: TargetId): Fault[] {
  if (targetId === 'claude') return checkClaude(text)
  if (targetId === 'chatgpt') return checkChatgptChat(text)
  return targetId === 'gemini' ? checkGeminiChat(text) : checkUniversalChat(text)
}
