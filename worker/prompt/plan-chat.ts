import { type ArrangedDraft, arrangeDraft } from './arrange-draft.ts'
import { asksNothing } from './asks-nothing.ts'
import type { ChatDomain } from './chat-domain.ts'
import { chooseDecisions } from './choose-decisions.ts'
import { chatDomains } from './data/chat-domains.ts'
import { chatLabels } from './data/chat-labels.ts'
import { localisedDecisions } from './data/localised-decisions.ts'
import { decideBorrowed } from './decide-borrowed.ts'
import { decideLocalised } from './decide-localised.ts'
import type { DraftFacts } from './draft-facts.ts'
import { fixedForm, speaksOfForm } from './fixed-form.ts'
import { hasPhrase } from './has-phrase.ts'
import { hashText } from './hash-text.ts'
import { isFinished } from './is-finished.ts'
import { isQuestion } from './is-question.ts'
import { isTight } from './is-tight.ts'
import { limitsAnswer } from './limits-answer.ts'
import { pickChoice, pickPlace } from './pick-choice.ts'
import { planBareChat } from './plan-bare-chat.ts'
import type { ChatPlan } from './prompt-plan.ts'
import { seedOf } from './seed-of.ts'
import { setApart } from './set-apart.ts'
import { type AnswerForm, settleForm } from './settle-form.ts'

const decisionsMax = 4
/** Where the kind of task is unknown, or a question is short, fewer sentences can be sure to fit. */
const lightDecisionsMax = 2
const smallDraftWords = 14
const confidenceMin = 0.45
const rulesMax = 7
const avoidedMax = 3
const personaRulesMin = 2
const manner = ' who '
/** A role described at this length says how to play it. */
const fullRoleWords = 35
/** Above this many words of its own, a draft needs little from us. */
const longDraftWords = 150

export interface ChatPlanOptions {
  /** The draft without thanks and urging: our decisions go by it alone. */
  core: DraftFacts
  wantsNegative: boolean
  /** How sure the domain is, 0 to 1. */
  confidence: number
  /** Only the author's own parts, nothing of ours. */
  isBare?: boolean
  /** How many rules will be put before those of the plan. */
  reservedRules?: number
}

export interface ChatPlanning {
  plan: ChatPlan
  changes: string[]
}

/** Decides the sections of a text prompt: the author's words in order, then safe decisions for what is left open. */
export function planChat(
  draft: DraftFacts,
  domain: ChatDomain,
  { core, wantsNegative, confidence, isBare = false, reservedRules = 0 }: ChatPlanOptions,
): ChatPlanning {
  const labels = chatLabels(draft.language)
  const avoided = wantsNegative && draft.language === 'en' ? chooseAvoided(core, domain) : []
  const base = { kind: 'chat' as const, draft, labels }
  if (isFinished(draft) || asksNothing(core)) {
    return { plan: planBareChat(draft, labels, draft.text.trim()), changes: [] }
  }
  let arranged = arrangeDraft(draft)
  const ownBullets = draft.instruction.match(/^[^\S\n]*(?:[-*•]|\d+[.)])\s/gmu)?.length ?? 0
  // A bare plan has the author's parts only: what is left when a decision of ours breaks a rule of the target.
  const listedRules = arranged.rules.length + reservedRules
  const ownRules = listedRules + ownBullets
  // What to avoid is one more rule; beside a full list only the caller gets it.
  const avoid = listedRules < rulesMax ? avoided : []
  const roomMax = Math.max(0, rulesMax - ownRules - Math.min(avoid.length, 1))
  const added = isBare ? nothing : decide(core, domain, { ownRules, roomMax, confidence })
  if (avoid.length + reservedRules === 0 && isAlone(arranged, added, draft)) arranged = withoutVerb(arranged)
  const changes = [
    ...(arranged.addedVerb ? [`Put "${arranged.addedVerb}" in front of the request.`] : []),
    ...(added.requirements.length > 0
      ? [`Added ${added.requirements.length} requirements that suit ${domain.id.replaceAll('-', ' ')}.`]
      : []),
    ...(added.output.length + added.length.length > 0 ? ['Settled the form of the answer.'] : []),
    ...(draft.material ? ['Set the pasted material apart from the request.'] : []),
  ]
  const plan: ChatPlan = {
    ...base,
    avoid,
    persona:
      core.stated.role || draft.language !== 'en' || domain.id === 'general' ? null : choosePersona(core, domain),
    ...setApart(closeFence(arranged.task), draft),
    context: arranged.context,
    requirements: [...arranged.rules, ...added.requirements],
    output: added.output,
    length: added.length,
    isUntouched: false,
  }
  return { plan, changes }
}

function isAlone({ context, rules }: ArrangedDraft, added: Added, { material }: DraftFacts): boolean {
  const { requirements, output, length } = added
  return !material && [context, rules, requirements, output, length].every((part) => part.length === 0)
}

/** Where nothing is decided, the request comes back as it was sent: a verb of ours would only change what it reads as. */
function withoutVerb(arranged: ArrangedDraft): ArrangedDraft {
  return { ...arranged, task: arranged.taskAsSent, addedVerb: null }
}

/** Behind a fence that nothing closes, our sections would be read as code. */
function closeFence(task: string): string {
  const marks = task.match(/^```[^`\n]*$/gmu)?.length ?? 0
  return marks % 2 === 1 ? `${task.trimEnd()}\n\`\`\`` : task
}

/** What we decide where the author is silent: rules that suit the task, and lines on the form of the answer. */
export interface Added extends AnswerForm {
  requirements: string[]
}

const noForm: AnswerForm = { output: [], length: [] }
const nothing: Added = { requirements: [], ...noForm }

function decide(
  draft: DraftFacts,
  named: ChatDomain,
  { ownRules, roomMax, confidence }: { ownRules: number; roomMax: number; confidence: number },
): Added {
  // Advice for the wrong kind of task is worse than advice for any.
  const domain = confidence < confidenceMin ? (chatDomains.find((other) => other.id === 'general') ?? named) : named
  // A persona with rules of its own is a finished instruction; our rules would pull at it.
  const isFullRole = domain.id === 'roleplay' && draft.instructionWords.length > fullRoleWords
  if (limitsAnswer(draft) || (draft.stated.role && ownRules >= personaRulesMin)) return nothing
  const isFixed = fixedForm(draft) !== null
  const bare = isFixed ? noForm : {}
  if (localisedDecisions[draft.language]) return { ...decideLocalised(draft, domain.id), ...bare }
  if (draft.language !== 'en') return decideBorrowed(draft, domain)
  const isLong = draft.instructionWords.length > longDraftWords
  const isSmall = draft.instructionWords.length < smallDraftWords && isQuestion(draft.instruction)
  const isShort = isTight(draft)
  const isLight = isSmall || isShort || domain.id === 'general'
  const more = isShort ? 0 : (domain.decisionsMore ?? 0)
  const wished = isFullRole ? 0 : isLong ? 1 : (isLight ? lightDecisionsMax : decisionsMax) + more
  const room = Math.min(wished, roomMax)
  const decisions = isFixed
    ? domain.decisions.filter(({ text, wordings = [text] }) => !wordings.some(speaksOfForm))
    : domain.decisions
  return {
    requirements: chooseDecisions(decisions, draft, room),
    // What would suit the answer to anything binds nobody.
    ...(domain.id === 'general' ? noForm : settleForm(domain, draft)),
  }
}

/** The failures that matter most often for such a task, a few of them by the draft's own words. */
export function chooseAvoided(draft: DraftFacts, domain: ChatDomain): string[] {
  const seed = seedOf(draft)
  const fitting = domain.avoid.filter((term) => !hasPhrase(draft, term))
  const drawn = new Set(
    fitting
      .toSorted((left, right) => hashText(`${left}\u0000${seed}`) - hashText(`${right}\u0000${seed}`))
      .slice(0, avoidedMax),
  )
  return fitting.filter((term) => drawn.has(term))
}

/**
 * A role and its way of working, drawn apart, so that the prompts of one kind do not open alike. What is not of the form
 * "a … who …" stays whole.
 */
function choosePersona(draft: DraftFacts, domain: ChatDomain): string {
  const seed = seedOf(draft)
  const own = pickChoice(domain.personas, seed, 'persona')
  const [role = own] = own.split(manner)
  if (role === own) return `You are ${own}.`
  const manners = domain.personas.flatMap((persona) => persona.split(manner).slice(1))
  return `You are ${role}${manner}${manners[pickPlace(manners.length, seed, 'manner')] ?? ''}.`
}
