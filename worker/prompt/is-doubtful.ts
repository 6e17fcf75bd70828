import type { ChatDomain } from './chat-domain.ts'
import type { DomainScores } from './classify-cues.ts'
import { localisedDecisions } from './data/localised-decisions.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isQuestion } from './is-question.ts'
import { asksAbout } from './suits-request.ts'
import { writesInLanguage } from './writes-in-language.ts'

/** What was learnt is hardly ever wrong from here on. */
const certainMin = 0.8
/** Below it, it is right where the words of the trade say the same plainly. */
const likelyMin = 0.6
const likelyScoreMin = 4
/** Below that, only where nothing else is named as plainly, at the opening. */
const possibleMin = 0.45
const possibleScoreMin = 6
/** A sign of the work itself, such as "translate", stands for the words of a trade. */
const signedMin = 0.45
/** Another trade is named so much more plainly that the learnt one must be mistaken. */
const contraryLead = 8
/** Less than one word at the opening names no finer domain than the group. */
const fineScoreMin = 1.4
/** The cues are English; elsewhere the learnt group stands alone, and our lines for it are wider. */
const abroadMin = 0.55
const borrowedMin = 0.7

/** Groups of several trades: the advice of the usual one is wrong for most of the others. */
const manifold: ReadonlySet<string> = new Set(['software_engineering', 'business', 'marketing', 'lifestyle', 'legal'])

/** Forms of asking, which any trade is asked in. */
const forms: ReadonlySet<string> = new Set(
  'roleplay how-to knowledge comparison naming-ideas article speech essay'.split(' '),
)
/** Where software is sure, this asks for code. */
const asksForCode =
  /\b(?:how (?:to|can|do|would|could)|example of|give me|create|write|make|implement|convert|add|build|script|code|function)\b/iu
const openingReach = 200
const writtenPiece =
  /\b(?:headlines?|brief for|(?:news|radio|word) brief|teasers?|summary|captions?|articles?|e-?mails?|letters?|posts?|tweets?|press release|memo|newsletter|bulletin|abstract|blurb)\b/iu
const computes =
  /[?？=]|\b(?:calculat\w+|comput\w+|solv\w+|prov(?:e|ing)|find|how (?:many|much|long|far|old)|what (?:is|was|are|were)|determine|evaluate|simplify|derive|integrate|estimate|show that|equations?|sum of|total)\b/iu

export interface DomainEvidence {
  scores: DomainScores<ChatDomain>
  /** True where a sign of the work itself speaks for the group. */
  isSigned: boolean
}

/**
 * True where what was learnt and what the words name do not agree well enough to advise anybody. Advice of another trade
 * is worse than none.
 */
export function isDoubtful(
  draft: DraftFacts,
  { domain, group, confidence }: { domain: ChatDomain; group: string; confidence: number },
  { scores, isSigned }: DomainEvidence,
): boolean {
  if (localisedDecisions[draft.language]) return confidence < abroadMin && !(isSigned && confidence >= signedMin)
  const own = scores.get(domain) ?? 0
  const isFine = own >= fineScoreMin || !manifold.has(group) || isCode(draft, group, confidence)
  if (draft.language !== 'en') return confidence < borrowedMin || !isFine
  if (asksAbout(draft.instruction.trim().slice(0, openingReach).toLowerCase(), domain.id)) return true
  // What explains anything fits any plain question.
  if (domain.id === 'knowledge' && confidence >= possibleMin && isQuestion(draft.instruction)) return false
  if (group === 'translation' && writesInLanguage(draft)) return true
  if (group === 'math_reasoning' && asksForText(draft)) return true
  if (isSigned && confidence >= signedMin) return false
  let contrary = 0
  for (const [other, score] of scores)
    if (other.group !== group && !forms.has(other.id)) contrary = Math.max(contrary, score)
  if (contrary >= own + contraryLead) return true
  if (confidence >= certainMin) return !isFine
  if (confidence >= likelyMin && !manifold.has(group)) return contrary > own + likelyScoreMin
  if (confidence >= likelyMin) return own < likelyScoreMin || contrary > own
  return confidence < possibleMin || own < possibleScoreMin || contrary >= own
}

/** News are full of figures, and hold no sum to be solved. */
function asksForText({ instruction }: DraftFacts): boolean {
  const ends = `${instruction.slice(0, openingReach)}\n${instruction.slice(-openingReach)}`
  return writtenPiece.test(ends) && !computes.test(ends)
}

function isCode({ instruction }: DraftFacts, group: string, confidence: number): boolean {
  return (
    group === 'software_engineering' && confidence >= certainMin && asksForCode.test(instruction.slice(0, openingReach))
  )
}
