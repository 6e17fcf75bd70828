import type { Decision } from './chat-domain.ts'
import { speaksOfDenied } from './denied-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findTopic } from './find-topic.ts'
import { hasPhrase } from './has-phrase.ts'
import { hashText } from './hash-text.ts'
import { contradictsForm } from './own-form.ts'
import { pickPlace } from './pick-choice.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { seedOf } from './seed-of.ts'
import { settleCondition } from './settle-condition.ts'
import { showsMaterial } from './shows-material.ts'

/** A running time of ours beside one of the author's. */
const countsTime = /\b(?:one|two|three|\d+) (?:minutes?|seconds?)\b/u
const statesTime = /\d ?-?(?:s|secs?|seconds?|mins?|minutes?)\b/iu
const hashRange = 2 ** 32
/** How far a decision that answers to a word of the draft goes before one that fits any such task. */
const specificRank = 0.2

/**
 * The decisions that suit a draft, at most `room` of them, in the order of their table. Those that answer to something
 * in the draft come first; among equals the text decides, so that two drafts of one kind do not read alike.
 */
export function chooseDecisions(decisions: readonly Decision[], draft: DraftFacts, room: number): string[] {
  if (room <= 0) return []
  const seed = seedOf(draft)
  const chosen = new Set(
    decisions
      .filter((decision) => fits(decision, draft))
      .map((decision) => ({ decision, rank: rankOf(decision, seed) }))
      .toSorted((left, right) => left.rank - right.rank)
      .slice(0, room)
      .map(({ decision }) => decision),
  )
  const topic = findTopic(draft)
  return decisions
    .filter((decision) => chosen.has(decision))
    .map((decision) => wordDecision(settle(pickWording(decision, seed), draft), topic))
}

function settle(line: string, draft: DraftFacts): string {
  return settleCondition(line, draft) ?? line
}

function rankOf(decision: Decision, seed: string): number {
  const drawn = hashText(`${decision.text}\u0000${seed}`) / hashRange
  return drawn * (decision.rank ?? (decision.when ? specificRank : 1))
}

function fits(decision: Decision, draft: DraftFacts): boolean {
  const { text, when, unless, wordings } = decision
  if (decision.needsMaterial && !showsMaterial(draft)) return false
  if (when && !saysAny(draft, when)) return false
  if (unless && saysAny(draft, unless)) return false
  if (wordings ? wordings.some((wording) => misfits(wording, draft)) : misfits(text, draft)) return false
  if (settleCondition(text, draft) === null) return false
  return !(namesTime(draft) && countsTime.test(text))
}

function saysAny(draft: DraftFacts, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => hasPhrase(draft, phrase))
}

function misfits(wording: string, draft: DraftFacts): boolean {
  return speaksOfDenied(wording, draft) || contradictsForm(wording, draft)
}

const namesTime = rememberByDraft(({ instruction }) => statesTime.test(instruction))

function pickWording({ text, wordings }: Decision, seed: string): string {
  return wordings?.[pickPlace(wordings.length, seed, text)] ?? text
}

function wordDecision(text: string, topic: string | null): string {
  return topic ? text.replaceAll('{topic}', topic) : text.replaceAll(/ (?:on|about) \{topic\}/gu, '')
}
