import type { ChatDomain } from './chat-domain.ts'
import { engineRules, roleMissing, roleRules, roleShapes, serviceRules, serviceTerms } from './data/chat-role-rules.ts'
import type { DraftFacts } from './draft-facts.ts'
import { hasPhrase } from './has-phrase.ts'
import { limitsAnswer } from './limits-answer.ts'
import { pickChoice } from './pick-choice.ts'
import type { ChatPlan } from './prompt-plan.ts'
import { seedOf } from './seed-of.ts'

const roleOpening =
  /^\W*(?:(?:hi|hello),? )?(?:(?:you are|you're|you will be|your role is|imagine you are|from now on,? you are)(?: now)? (?:an?|the|my|our) |(?:be|play|pretend to be|imagine you are|pretend you are|role ?play(?: as)?:?) (?:my|an?|the)\b|act as\b|behave as\b|i (?:want|need) you to act as\b)/iu
const namedRole = /^\W*(?:[Yy]ou are|[Yy]ou're) \p{Lu}/u
/** Somebody invented: its rules are those of a game. */
const invented =
  /\b(?:dungeon|game|story|stories|storyteller|narrator|character|fictional|fantasy|wizard|pirate|king|queen|villain|hero|detective|ghost|vampire|alien|poet|novelist|adventure|terminal|console|interpreter|simulator|emulator|linux|philosopher|stand-?up|comedian|rapper)\b/iu
/** Behind a role, these ask for one piece of work; what it needs is decided as for any other. */
const pieceOfWork =
  /^(?!\S+ (?:every|each|whatever|what)\b)(?:please |now,? |then,? |so,? )?(?:write|create|draft|generate|summari[sz]e|translate|explain|build|design|plan|give me|list|analy[sz]e|compare|help me|tell me|make|produce|develop|prepare|suggest|review (?:this|the following|my)|how|what|why|my (?:first|next)|i (?:want|need|have|am|will)|the (?:first|task)|you are tasked|your (?:task|goal|objective|responsibilit(?:y|ies)) (?:is|are) (?:to )?(?!(?:help|guide|assist|answer|support|advise|reply|respond)\b))\b|\$\{/iu
/** Its work is done on each text that comes in. */
const textWorker =
  /\b(?:proofreader|editor|translator|reviewer|classifier|extractor|extraction|parser|engine|converter|formatter|grader|summari[sz]er|triage|tagger|moderator|linter)\b/iu
const servant = /\b(?:\p{L}*bot|assistant|agent|tutor|coach|concierge|receptionist|helper)\b/iu
/** By how plainly they state a rule. */
const ruleWords: ReadonlyMap<string, number> = new Map([
  ['rules', 2],
  ..."must never always only avoid not don't don’t dont max maximum under no cannot"
    .split(' ')
    .map((word): [string, number] => [word, 1]),
])
const ruleWeightMin = 2
/** "Only answer questions on SQL" bounds the matter, not the answer. */
const scopeRule = /\bonly (?:answer|respond|reply)(?: to)? (?:questions?|queries|messages|about|on)\b/iu
const countsSentences = /\bsentences?\b|\bshort\b/iu
const wordsMax = 150
const openingReach = 160
const rulesMax = 7
const roomMax = 3
/** Of longer roles fewer points are open. */
const briefRoleWords = 80
/** They turn what comes in into a label, fields or another text, the same way each time. */
const engineGroups: ReadonlySet<string> = new Set(['classification', 'extraction', 'translation', 'summarization'])

/** True where the draft opens with who the model is to be. */
export function opensAsRole({ instruction }: DraftFacts): boolean {
  const opening = instruction.slice(0, openingReach)
  return roleOpening.test(opening) || namedRole.test(opening)
}

/** True where the model is to be somebody with a name. */
export function opensAsPerson({ instruction }: DraftFacts): boolean {
  return namedRole.test(instruction.slice(0, openingReach))
}

/** True of a sentence that asks for one thing to be made, whoever makes it. */
export function isPieceOfWork(sentence: string): boolean {
  return pieceOfWork.test(sentence)
}

/** True for an assistant that is given its rules and no piece of work: what its author did not foresee is still open. */
export function isRoleWithRules(draft: DraftFacts): boolean {
  if (draft.language !== 'en' || draft.material !== null || draft.instructionWords.length > wordsMax) return false
  const opening = draft.instruction.slice(0, openingReach)
  if (!opensAsRole(draft) || invented.test(opening)) return false
  if (draft.sentences.some(({ text }, at) => at > 0 && isPieceOfWork(text))) return false
  const weight = draft.instructionWords.reduce((sum, { lower }) => sum + (ruleWords.get(lower) ?? 0), 0)
  return weight >= (servant.test(opening) || textWorker.test(opening) ? 1 : ruleWeightMin)
}

/** The domain without decisions of its own, which would pull at the rules of the author. */
export function asRole(domain: ChatDomain, draft: DraftFacts): ChatDomain {
  if (isEngine(domain.group, draft)) return { ...domain, decisions: [], missing: [] }
  // A gap that is filled in on every run has nobody who talks to it.
  const isFilled = draft.spans.some(({ kind }) => kind === 'placeholder')
  return { ...domain, decisions: [], shapes: roleShapes, missing: isFilled ? [] : roleMissing }
}

/** Adds what the rules of a role leave open: input that is missing, what lies outside, and which rule goes first. */
export function addRoleRules(plan: ChatPlan, draft: DraftFacts, group: string): ChatPlan {
  const seed = seedOf(draft)
  const isTextWork = isEngine(group, draft)
  if (!isTextWork && limitsAnswer(draft) && !scopeRule.test(draft.instruction)) return plan
  const isOpen = !isTextWork && !draft.stated.format
  const added = isTextWork ? [pickChoice(engineRules, seed, 'engine')] : chooseRoleRules(draft)
  return {
    ...plan,
    requirements: [...plan.requirements, ...added.slice(0, roomFor(plan, draft))],
    output: isOpen ? [pickShape(draft)] : plan.output,
    // Each turn is as long as its matter.
    length: isTextWork ? plan.length : [],
  }
}

/** A bound of the author on the replies stands alone. */
function pickShape(draft: DraftFacts): string {
  const seed = seedOf(draft)
  const [first, ...others] = roleShapes.filter((shape) => !draft.stated.length || !countsSentences.test(shape))
  return pickChoice(first === undefined ? roleShapes : [first, ...others], seed, 'role shape')
}

function isEngine(group: string, { instruction }: DraftFacts): boolean {
  return engineGroups.has(group) || textWorker.test(instruction.slice(0, openingReach))
}

function chooseRoleRules(draft: DraftFacts): string[] {
  const seed = seedOf(draft)
  const open = roleRules
    .filter(({ unless }) => !unless.some((phrase) => hasPhrase(draft, phrase)))
    .map(({ id, lines }) => pickChoice(lines, seed, id))
  const isService = serviceTerms.some((term) => hasPhrase(draft, term))
  return isService ? [...open.slice(0, 2), pickChoice(serviceRules, seed, 'service')] : open
}

function roomFor({ requirements }: ChatPlan, draft: DraftFacts): number {
  const bullets = draft.instruction.match(/^\s*(?:[-*•]|\d+[.)])\s/gmu)?.length ?? 0
  const wished = draft.instructionWords.length > briefRoleWords ? roomMax - 1 : roomMax
  return Math.max(0, Math.min(wished, rulesMax - requirements.length - bullets))
}
