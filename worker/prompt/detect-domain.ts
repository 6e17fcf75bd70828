import { applyImageSigns, readGroupSigns, weighGroups } from './apply-group-signs.ts'
import type { ChatDomain } from './chat-domain.ts'
import { refineDomain } from './chat-genre.ts'
import { type DomainScores, scoreChatDomains, scoreImageDomains } from './classify-cues.ts'
import { draftFeatures } from './classify-features.ts'
import { chatInput, imageInput } from './classify-inputs.ts'
import { type ClassProbability, classify, openModel } from './classify-model.ts'
import { readsAsEnglish } from './classify-topics.ts'
import { chatDomains } from './data/chat-domains.ts'
import chatWeights from './data/chat-group-weights.json' with { type: 'json' }
import { groupDefaults } from './data/group-defaults.ts'
import { imageDomains } from './data/image-domains.ts'
import imageWeights from './data/image-group-weights.json' with { type: 'json' }
import type { WorkElsewhere } from './data/works-elsewhere.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findGenre } from './find-genre.ts'
import { findWork } from './find-work.ts'
import type { ImageDomain } from './image-domain.ts'
import { isDoubtful } from './is-doubtful.ts'
import { opensAsTrace } from './machine-text.ts'
import { nameImageDomain } from './name-image-domain.ts'

export interface DetectedDomain<Domain> {
  domain: Domain
  /** The group as reported: the best guess even where the domain stays general. */
  group: string
  /** 0 to 1. */
  confidence: number
}

const chatModel = openModel(chatWeights)
const imageModel = openModel(imageWeights)
/** Below this the group is a guess, and only what suits any task is decided. */
const chatConfidenceMin = 0.3
const imageConfidenceMin = 0.25
/** From here on the learnt group of a text or picture is right more often than the group of the domain that its words name. */
const likelyGroupMin = 0.7
/** No kind is named: the group is then a guess, reported with its low confidence. */
const chatGeneralId = 'general'
const imageGeneralId = 'scene'
/** Up to here the learnt group of a picture is no better than its plainest words. */
const imageGuessMax = 0.4
/** Less than one cue at the opening is an aside, and names no finer domain. */
const fineScoreMin = 2
/** A guess is never reported as more than that. */
const doubtfulConfidenceMax = 0.5
/** A genre is named in plain words, whatever the learnt probabilities say. */
const genreConfidenceMin = 0.6
/** By so much another kind of picture must be named more plainly than the learnt one. */
const clearScore = 3
/** What breaks, in the words of those it happens to; plainer than any tool that is named beside it. */
const plainTrouble =
  /\bkeeps? (?:dying|crashing|restarting|failing|freezing|disconnecting)\b|\bexit(?:s|ed|ing)? (?:with )?(?:code|status) \d|\breturns? (?:an? )?[45]\d\d\b|\bcrash(?:es|ed|ing)\b|\bnot working\b|\bworks (?:fine )?locally\b|\bstuck (?:in|on|at)\b|\btimes? out\b|\bout of memory\b|\boom ?kill\w*|\bwhite screen\b|\bflash(?:es)? white\b|\b(?:still|so|very|too) slow\b|\bslow even\b/iu
const plainTroubleScore = 30
/** Something went wrong: within programming that makes the task debugging. */
const troubleSigns =
  /\b(?:error|exception|traceback|crash(?:es|ed|ing)?|not working|(?:doesn't|does not|don't|won't) work|fails|failing|trouble with|what['’]?s wrong|find the (?:bug|issue)|fix (?:the|this|my|it))\b|报错|エラー|에러|ошибк/iu
/** Who asks for new code speaks of errors as cases to handle. */
const making = /^\W*(?:please )?(?:write|create|build|make|implement|generate|design|develop|add|code|act)\b/iu
const troubleScore = 10
const troubleReach = 800

/** The kind of text task; `general` when nothing is said clearly enough. */
export function detectChatDomain(draft: DraftFacts): DetectedDomain<ChatDomain> {
  const scores = scoreChatDomains(draft)
  const learnt = classify(chatModel, chatInput(draft, draftFeatures(draft), scores))
  const signs = readGroupSigns(draft)
  const groups = weighGroups(learnt, signs)
  const fineScores = withTrouble(draft, scores)
  const found = choose(groups, {
    domains: chatDomains,
    scores: fineScores,
    generalId: chatGeneralId,
    confidenceMin: chatConfidenceMin,
  })
  const work = draft.language === 'en' ? null : findWork(draft)
  const named = work ? nameWork(found, work) : nameGenre(draft, found)
  if (named) return inOwnGroup(named, chatGeneralId)
  const isSigned = (signs.get(found.group) ?? 1) > 1
  return inOwnGroup(
    isDoubtful(draft, found, { scores: fineScores, isSigned }) ? asGeneral(found) : found,
    chatGeneralId,
  )
}

/** Nothing is decided for a kind of task that is only guessed; the guess is reported as one. */
function asGeneral(found: DetectedDomain<ChatDomain>): DetectedDomain<ChatDomain> {
  const domain = chatDomains.find(({ id }) => id === chatGeneralId)
  return domain ? { ...found, domain, confidence: Math.min(found.confidence, doubtfulConfidenceMax) } : found
}

/** What a request in another language plainly asks for. */
function nameWork(found: DetectedDomain<ChatDomain>, work: WorkElsewhere): DetectedDomain<ChatDomain> | null {
  const named = chatDomains.find((other) => other.id === work.domain)
  if (!named) return null
  const missing = work.missing?.map((item) => ({ item, unless: [] }))
  const domain = missing ? { ...named, missing } : named
  return { domain, group: domain.group, confidence: Math.max(found.confidence, likelyGroupMin) }
}

/** Plain words name the domain; against a learnt group that is likely they do not change the group. */
function inOwnGroup<Domain extends { id: string; group: string }>(
  found: DetectedDomain<Domain>,
  generalId: string,
): DetectedDomain<Domain> {
  if (found.domain.id === generalId || found.confidence >= likelyGroupMin) return found
  return { ...found, group: found.domain.group }
}

/**
 * The domain as reported: one of the reported group. Where plain words named a domain of another one, which then decides
 * how the prompt is written, that is the usual domain of the group.
 */
export function reportedDomain({ domain, group }: DetectedDomain<{ id: string; group: string }>): string {
  if (domain.group === group || domain.id === chatGeneralId || domain.id === imageGeneralId) return domain.id
  return groupDefaults[group] ?? domain.id
}

/** What a request plainly asks for goes before its likeliest group. */
function nameGenre(draft: DraftFacts, found: DetectedDomain<ChatDomain>): DetectedDomain<ChatDomain> | null {
  const genre = findGenre(draft, found)
  const domain = chatDomains.find(({ id }) => id === genre?.domain)
  if (!genre || !domain) return null
  // Its own group stands, however likely another one was.
  const confidence = Math.max(found.confidence, likelyGroupMin)
  if (genre.group !== '') return { domain: refineDomain(domain, genre), group: genre.group, confidence }
  if (genre.isDecisive) {
    const group = genre.groups.includes(found.group) ? found.group : domain.group
    return { domain: refineDomain(domain, genre), group, confidence }
  }
  return {
    domain: refineDomain(domain, genre),
    group: genre.keepsGroup || genre.groups.includes(found.group) ? found.group : domain.group,
    confidence: Math.max(found.confidence, genreConfidenceMin),
  }
}

function withTrouble(draft: DraftFacts, scores: DomainScores<ChatDomain>): DomainScores<ChatDomain> {
  const debugging = chatDomains.find(({ id }) => id === 'debugging')
  const opening = draft.instruction.slice(0, troubleReach)
  if (!debugging || making.test(opening)) return scores
  const isTraced = draft.material !== null && opensAsTrace(draft.material.text)
  const score =
    isTraced || plainTrouble.test(opening) ? plainTroubleScore : troubleSigns.test(opening) ? troubleScore : 0
  return score === 0 ? scores : new Map([...scores, [debugging, (scores.get(debugging) ?? 0) + score]])
}

/** The kind of picture, by what it shows and how it is made. */
export function detectImageDomain(draft: DraftFacts): DetectedDomain<ImageDomain> {
  const scores = scoreImageDomains(draft)
  const groups = applyImageSigns(draft, classify(imageModel, imageInput(draft, draftFeatures(draft), scores)))
  const found = choose(groups, {
    domains: imageDomains,
    scores,
    generalId: imageGeneralId,
    confidenceMin: imageConfidenceMin,
  })
  // The cues are English words, and may mean something else elsewhere: "noir" is black.
  const named = readsAsEnglish(draft) || draft.language === 'und' ? nameByCues(found, scores) : found
  return inOwnGroup(nameImageDomain(draft, named, scores), imageGeneralId)
}

/**
 * What a picture shows by plain words decides how it is lit and framed, also where the learnt group is another one: a
 * street stall may be filed under landscapes, and is no landscape to photograph. A group that is little more than a
 * guess gives way as well.
 */
function nameByCues(
  found: DetectedDomain<ImageDomain>,
  scores: DomainScores<ImageDomain>,
): DetectedDomain<ImageDomain> {
  const own = scores.get(found.domain) ?? 0
  const [best] = [...scores].toSorted((left, right) => right[1] - left[1])
  if (!best || own >= fineScoreMin || best[1] < own + clearScore) return found
  const [domain] = best
  return { ...found, domain, group: found.confidence < imageGuessMax ? domain.group : found.group }
}

interface Choice<Domain> {
  domains: readonly Domain[]
  scores: DomainScores<Domain>
  generalId: string
  confidenceMin: number
}

function choose<Domain extends { id: string; group: string }>(
  groups: readonly ClassProbability[],
  { domains, scores, generalId, confidenceMin }: Choice<Domain>,
): DetectedDomain<Domain> {
  const best = groups[0] ?? { label: '', probability: 0 }
  const confidence = Math.round(best.probability * 100) / 100
  const general = domains.find(({ id }) => id === generalId)
  const inGroup = domains.filter(({ group }) => group === best.label)
  const domain = confidence < confidenceMin ? general : (pickInGroup(inGroup, scores) ?? general)
  if (!domain) throw new RangeError(`no domain "${generalId}"`)
  return { domain, group: best.label, confidence }
}

/** The domain its cues speak for most; the usual one of the group where they say nothing. */
function pickInGroup<Domain extends { id: string; group: string }>(
  domains: readonly Domain[],
  scores: DomainScores<Domain>,
): Domain | undefined {
  const usual = domains.find(({ id, group }) => groupDefaults[group] === id) ?? domains[0]
  return domains.reduce((best, domain) => {
    const score = scores.get(domain) ?? 0
    return best === undefined || (score >= fineScoreMin && score > (scores.get(best) ?? 0)) ? domain : best
  }, usual)
}
