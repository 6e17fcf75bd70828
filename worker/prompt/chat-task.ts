import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { ChatDomain } from './chat-domain.ts'
import { chatDomains } from './data/chat-domains.ts'
import { type DetectedDomain, detectChatDomain } from './detect-domain.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findLengthClash } from './find-contradictions.ts'
import { listMissingChat } from './list-missing.ts'
import { chooseAvoided, planChat } from './plan-chat.ts'
import { isOneRole, namesRoleForWork, settlesTurns } from './played-role.ts'
import type { Planned, PromptTask } from './prompt-task.ts'
import { readCore } from './read-core.ts'
import { addRoleRules, asRole, isRoleWithRules, opensAsPerson } from './role-rules.ts'
import { stripIncantations } from './strip-incantations.ts'

/** A draft for a text model. */
export function chatTask(sent: DraftFacts, request: OptimizeRequest): PromptTask {
  const { draft, conversions } = stripIncantations(sent)
  const stripped = conversions.map(({ from }) => `Left out "${from}": models reason without being told to.`)
  const core = readCore(draft, 'text').draft
  const found = detectChatDomain(core)
  const isRole = isRoleWithRules(core) && !settlesTurns(core)
  const isPlayed = !isRole && isOneRole(core)
  // What suits a role with rules does not hang on its field.
  const domain = isRole ? { ...found, domain: asRole(found.domain, core) } : isPlayed ? asPlayed(found, core) : found
  const confidence = isRole ? 1 : found.confidence
  const isPart = found.domain.id === roleplayId
  const fitsNoLine = isPlayed ? !isPart || saysHow(core) : isPart && !isRole && namesRoleForWork(core)
  const clash = findLengthClash(draft.instruction)
  const shaped = (isBare: boolean, wantsNegative: boolean) => (): Planned => {
    const isPlain = isBare || fitsNoLine
    const options = { core, wantsNegative, confidence, isBare: isPlain, reservedRules: clash ? 1 : 0 }
    const { plan: planned, changes } = planChat(draft, domain.domain, options)
    const isOpenRole = isRole && !isBare && !planned.isUntouched
    const plan = isOpenRole ? addRoleRules(planned, core, found.group) : planned
    const requirements = clash && !plan.isUntouched ? [clash.rule, ...plan.requirements] : plan.requirements
    return { plan: { ...plan, requirements }, changes: [...stripped, ...changes], conversions, warnings: [] }
  }
  return {
    domain,
    negatives: request.negativePrompt ? chooseAvoided(core, domain.domain) : [],
    missing: listMissingChat(core, domain.domain),
    attempts: [
      shaped(false, request.negativePrompt),
      // Beside few rules one that forbids is too many for some models; the caller has the list all the same.
      ...(request.negativePrompt ? [shaped(false, false)] : []),
      shaped(true, false),
    ],
  }
}

const roleplayId = 'roleplay'
/** From here on what an actor in a field was learnt to be stands; somebody with a name is a part, unless one that teaches. */
const likelyMin = 0.7
const taughtGroup = 'education'
/** A part in so many sentences says how it is to be played. */
const toldSentencesMin = 3

function saysHow(draft: DraftFacts): boolean {
  return draft.sentences.length >= toldSentencesMin || settlesTurns(draft)
}

/** A part to be played lacks nothing that its field would ask for. */
function asPlayed(found: DetectedDomain<ChatDomain>, draft: DraftFacts): DetectedDomain<ChatDomain> {
  if (found.domain.id === roleplayId) return found
  const roleplay = chatDomains.find(({ id }) => id === roleplayId)
  const isPart = roleplay && (found.confidence < likelyMin || (opensAsPerson(draft) && found.group !== taughtGroup))
  const domain = { ...(isPart ? roleplay : found.domain), missing: [] }
  return { ...found, domain, group: isPart ? roleplay.group : found.group }
}
