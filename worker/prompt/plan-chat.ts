import { arrangeDraft } from './arrange-draft.ts'
import type { ChatDomain, Decision } from './chat-domain.ts'
import { chatLabels } from './data/chat-labels.ts'
import { decideLocalised } from './decide-localised.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findTopic } from './find-topic.ts'
import { hasPhrase } from './has-phrase.ts'
import { hashText } from './hash-text.ts'
import { isFinished } from './is-finished.ts'
import { limitsAnswer } from './limits-answer.ts'
import { pickByHash } from './pick-by-hash.ts'
import type { ChatPlan } from './prompt-plan.ts'

const decisionsMax = 4
/** Where the kind of task is unknown, fewer sentences can be sure to fit. */
const generalDecisionsMax = 2
const rulesMax = 7
const personaRulesMin = 2
/** A role described at this length says how to play it. */
const fullRoleWords = 35
/** Above this many words of its own, a draft needs little from us. */
const longDraftWords = 150

export interface ChatPlanning {
  plan: ChatPlan
  changes: string[]
}

/** Decides the sections of a text prompt: the author's words in order, then safe decisions for what is left open. */
export function planChat(draft: DraftFacts, domain: ChatDomain, wantsNegative: boolean): ChatPlanning {
  const labels = chatLabels(draft.language)
  const avoid = wantsNegative && draft.language === 'en' ? domain.avoid.filter((term) => !hasPhrase(draft, term)) : []
  const base = { kind: 'chat' as const, draft, labels, avoid }
  if (isFinished(draft)) {
    const plan: ChatPlan = {
      ...base,
      persona: null,
      material: null,
      task: draft.text.trim(),
      context: [],
      requirements: [],
      output: [],
      avoid: [],
      isUntouched: true,
    }
    return { plan, changes: [] }
  }
  const arranged = arrangeDraft(draft)
  const ownBullets = draft.instruction.match(/^\s*(?:[-*•]|\d+[.)])\s/gmu)?.length ?? 0
  const added = decide(draft, domain, arranged.rules.length + ownBullets)
  const changes = [
    ...(arranged.addedVerb ? [`Put "${arranged.addedVerb}" in front of the request.`] : []),
    ...(added.requirements.length > 0
      ? [`Added ${added.requirements.length} requirements that suit ${domain.id.replaceAll('-', ' ')}.`]
      : []),
    ...(added.output.length > 0 ? ['Settled the form of the answer.'] : []),
    ...(draft.material ? ['Set the pasted material apart from the request.'] : []),
  ]
  const plan: ChatPlan = {
    ...base,
    persona:
      draft.stated.role || draft.language !== 'en' || domain.id === 'general' ? null : `You are ${domain.persona}.`,
    material: draft.material ? { text: draft.material.text, isFenced: draft.material.kind === 'fence' } : null,
    task: arranged.task,
    context: arranged.context,
    requirements: [...arranged.rules, ...added.requirements],
    output: added.output,
    isUntouched: false,
  }
  return { plan, changes }
}

/** What we decide where the author is silent: rules that suit the task, and lines on the form of the answer. */
export interface Added {
  requirements: string[]
  output: string[]
}

function decide(draft: DraftFacts, domain: ChatDomain, ownRules: number): Added {
  // A persona with rules of its own is a finished instruction; our rules would pull at it.
  if (domain.id === 'roleplay' && draft.instructionWords.length > fullRoleWords) return { requirements: [], output: [] }
  if (limitsAnswer(draft) || (draft.stated.role && ownRules >= personaRulesMin)) return { requirements: [], output: [] }
  if (draft.language !== 'en') return decideLocalised(draft, domain.id)
  const wished =
    draft.instructionWords.length > longDraftWords ? 1 : domain.id === 'general' ? generalDecisionsMax : decisionsMax
  const room = Math.max(0, Math.min(wished, rulesMax - ownRules))
  const topic = findTopic(draft)
  const fitting = domain.decisions.filter((decision) => fits(decision, draft))
  const worded = fitting.map((decision) => wordDecision(decision.text, topic))
  const output: string[] = []
  if (!draft.stated.format) output.push(pickByHash(domain.shapes, draft.text, 'shape'))
  if (!draft.stated.length && domain.lengths) output.push(pickByHash(domain.lengths, draft.text, 'length'))
  return { requirements: choose(worded, room, draft.text), output }
}

function fits(decision: Decision, draft: DraftFacts): boolean {
  if (decision.unless?.some((phrase) => hasPhrase(draft, phrase))) return false
  return decision.when === undefined || decision.when.some((phrase) => hasPhrase(draft, phrase))
}

function wordDecision(text: string, topic: string | null): string {
  return topic ? text.replaceAll('{topic}', topic) : text.replaceAll(' on {topic}', '')
}

/** The first decisions are the weightiest; the rest are drawn by the text, in their table order. */
function choose(worded: readonly string[], room: number, text: string): string[] {
  if (room === 0) return []
  if (worded.length <= room) return [...worded]
  const kept = new Set(worded.slice(0, Math.max(1, room - 1)))
  const others = worded.slice(kept.size).toSorted((left, right) => hashText(left + text) - hashText(right + text))
  for (const other of others.slice(0, room - kept.size)) kept.add(other)
  return worded.filter((decision) => kept.has(decision))
}
