import { imperativeVerbs } from './data/imperative-verbs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { isPieceOfWork, isRoleWithRules, opensAsRole } from './role-rules.ts'

/** Orders on how a part is played, and none for a piece of work; words on who plays it open no order. */
const playing: ReadonlySet<string> = new Set(
  'you i me he she they stay speak talk ask answer reply respond correct start begin open use keep give let act be play never refuse greet wait check continue remember call react push challenge praise interrupt go end close stop avoid do say'.split(
    ' ',
  ),
)
const sentencesMin = 2
const wordsMax = 150
const openingReach = 60

/**
 * True for a part to be played or a partner to talk with, described in sentences that belong together: torn apart they
 * would be rules of a task, and no task is asked for.
 */
export const isPlayedRole: (draft: DraftFacts) => boolean = rememberByDraft(readPlayed)

function readPlayed(draft: DraftFacts): boolean {
  const { language, material, instructionWords, sentences } = draft
  if (language !== 'en' || material !== null || instructionWords.length > wordsMax || !opensAsRole(draft)) return false
  if (sentences.length < sentencesMin || sentences.some(({ text }, at) => at > 0 && asksForWork(text))) return false
  return true
}

function asksForWork(sentence: string): boolean {
  const opening = sentence.slice(0, openingReach)
  if (!isPieceOfWork(sentence)) {
    const verb = /^\W*(?:please |now,? |then,? )?(\p{L}+)/iu.exec(opening)?.[1]?.toLowerCase() ?? ''
    return imperativeVerbs.has(verb) && !playing.has(verb)
  }
  // "Tell me what you see" is said to the part, and "I want a refund" or "my first move is e4" by the other one.
  return !/^\W*(?:i (?:am|want|need|have)\b|my (?:first|next) (?:command|message|move|question|input|sentence|line)\b|tell me\b)/iu.test(
    opening,
  )
}

const making =
  '(?:write|create|draft|plan|design|build|list|make|prepare|develop|summari[sz]e|translate|analy[sz]e|compare|calculate|suggest|give me)'
const workBehind = new RegExp(String.raw`\band (?:then )?${making} `, 'iu')
const workOpening = new RegExp(String.raw`^(?:please |now,? |then,? )?${making}\b`, 'iu')
const headReach = 160
const namedWordsMax = 45

/** True where a role is only named, and a piece of work asked for: lines on how a part is played would miss it. */
export function namesRoleForWork(draft: DraftFacts): boolean {
  const { language, sentences, instruction, instructionWords } = draft
  if (language !== 'en' || instructionWords.length > namedWordsMax || !opensAsRole(draft)) return false
  return (
    workBehind.test(instruction.slice(0, headReach)) ||
    sentences.some(({ text }, at) => at > 0 && workOpening.test(text.slice(0, openingReach)))
  )
}

/** True where the author's words stay in one piece, because they are those of a role. */
export function isOneRole(draft: DraftFacts): boolean {
  return isPlayedRole(draft) || isRoleWithRules(draft)
}

const protocol =
  /\bi(?:['’]ll| will)? (?:send|type|order|say|write|give|ask|play|move|name|answer)\b[^.\n]{0,80}\byou(?:['’]ll| will)? (?:reply|answer|respond|send|give|say|write|describe|tell|correct|guess|ask)\b/iu

/** True where every turn is settled: what one side sends and what the other replies. */
export function settlesTurns({ instruction }: DraftFacts): boolean {
  return protocol.test(instruction.slice(0, 600))
}
