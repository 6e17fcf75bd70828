import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import type { TargetWriter } from '../targets/target-writer.ts'
import { checkResult, isAcceptable } from './check-result.ts'
import { findImageDomain, imageDomains } from './data/image-domains.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { GeneratedPrompt } from './generated-prompt.ts'
import type { ImageDomain } from './image-domain.ts'
import { imageTask } from './image-task.ts'
import { listMissingImage } from './list-missing.ts'
import { listNegatives } from './list-negatives.ts'
import { namePicture } from './name-picture.ts'
import { pickChoice } from './pick-choice.ts'
import { pickNegatives } from './pick-negatives.ts'
import { type PicturedTopic, pictureTopic, pictureTopicAbroad } from './picture-topic.ts'
import { pitchPicture } from './pitch-picture.ts'
import { planImage } from './plan-image.ts'
import type { PromptTask } from './prompt-task.ts'
import { readDraft } from './read-draft.ts'
import { seedOf } from './seed-of.ts'
import type { TopicForm } from './topic-form.ts'
import type { TopicKind } from './topic-kind.ts'
import { detectTopicLanguage } from './topic-language.ts'
import { warnOfKept } from './warn-of-kept.ts'

const asSentWarning = 'The topic is returned as sent; no other shape kept every word of it.'

/** The topic as the caption of a picture, decided and written like any other caption. */
export function generateImage(
  request: GenerateRequest,
  writer: TargetWriter,
  sent: DraftFacts,
  kind: TopicKind,
  form: TopicForm,
): GeneratedPrompt | null {
  const draft = settleLanguage(sent, kind)
  const asSent = chooseTask(request, draft, kind)
  const standIn = findStandIn(request, draft, kind, form, asSent)
  const task = standIn ? pictureTask(request, standIn, asSent) : asSent
  const shape = { targetId: request.targetId, modality: 'image' as const }
  const missing = [...task.missing, ...askWhatIsSeen(draft, kind, standIn)]
  const { confidence, group } = task.domain
  const { id, framework } = task.domain.domain
  const domain = { id, group, framework }
  const common = { draft, modality: shape.modality, domain, confidence, language: draft.language, missing }
  for (const attempt of task.attempts) {
    const { plan: planned, conversions, changes, warnings } = attempt()
    if (planned.kind !== 'image') continue
    const plan = pitchPicture(planned, request.expertise, task.domain.domain)
    const rendering = writer.writeImage(plan)
    const result = readDraft(rendering.text)
    const check = checkResult(draft, result, shape, [...conversions, ...rendering.conversions])
    if (!isAcceptable(check)) continue
    const negatives = listNegatives(plan, rendering.text, task.negatives)
    return {
      ...common,
      result,
      negatives,
      changes,
      warnings: [...new Set([...warnings, ...rendering.warnings, ...warnOfKept(check)])],
      check,
    }
  }
  const result = readDraft(draft.text.trim())
  const check = checkResult(draft, result, shape, [])
  if (!isAcceptable(check)) return null
  return {
    ...common,
    result,
    negatives: task.negatives,
    changes: [],
    warnings: [asSentWarning, ...warnOfKept(check)],
    check,
  }
}

/** A bus among the technologies is something to be seen; a word such as "onboarding" among business topics is not. */
function isNamed(draft: DraftFacts, kind: TopicKind): boolean {
  const named = namePicture(draft)
  if (named === null || named.domainId === 'abstract') return false
  return namedKinds.has(kind.id) || (draft.words.length === 1 && placePictures.has(named.domainId))
}

/** A topic that no camera sees gets something that stands for it, unless its name is that of a picture. */
function findStandIn(
  { expertise }: GenerateRequest,
  draft: DraftFacts,
  kind: TopicKind,
  form: TopicForm,
  asSent: PromptTask,
): PicturedTopic | null {
  if (draft.language !== 'en' && draft.language !== 'und') {
    const { domain, confidence } = asSent.domain
    const isSure = confidence >= sureEnough && !anyPictures.has(domain.id)
    return isSure ? null : pictureTopicAbroad(draft, form, expertise)
  }
  if (
    kind.isDepictable ||
    isNamed(draft, kind) ||
    (sometimesSeen.has(kind.id) && asSent.domain.confidence >= sureEnough)
  )
    return null
  return pictureTopic(draft, kind, form, expertise)
}

function askWhatIsSeen(draft: DraftFacts, kind: TopicKind, standIn: PicturedTopic | null): string[] {
  if (standIn) return ['what is to be seen, if the stand-in chosen here does not suit']
  const isSeen = kind.isDepictable || sometimesSeen.has(kind.id) || isNamed(draft, kind)
  return isSeen ? [] : ['what is to be seen, since the topic itself cannot be']
}

function pictureTask(
  request: GenerateRequest,
  { draft, domain, scene }: PicturedTopic,
  asSent: PromptTask,
): PromptTask {
  const plan = () => {
    const planned = planImage(draft, domain, request.targetId, request.negativePrompt)
    // "Rust" is no colour here, and a speaker no portrait.
    const own = planned.plan.localised ? null : domain
    const palette =
      planned.plan.palette && (own ? pickChoice(own.palette, seedOf(draft), 'palette') : planned.plan.palette)
    const framing =
      planned.plan.framing && (own ? pickChoice(own.framing, seedOf(draft), 'framing') : planned.plan.framing)
    const changes = [`Chose what stands for the topic: ${scene}.`, ...planned.changes]
    return { ...planned, plan: { ...planned.plan, framing, palette }, changes }
  }
  return {
    domain: { domain, group: domain.group, confidence: sureEnough },
    negatives: pickNegatives(draft, domain.avoid),
    missing: [],
    attempts: [plan, ...asSent.attempts],
  }
}

/** A name such as "Rio de Janeiro" is read as a topic is, not as a sentence of its language. */
function settleLanguage(topic: DraftFacts, kind: TopicKind): DraftFacts {
  const { language, isForeign } = detectTopicLanguage(topic)
  const english: DraftFacts = { ...topic, language: 'en' }
  const isKnown = kind.id !== 'general' || namePicture(english) !== null
  // "Rani Lakshmibai" is a name, whatever language its sounds recall.
  const isName = /^(?:\p{Lu}[a-z.'’-]* ?)+$/u.test(topic.text.trim()) && kind.id !== 'general'
  // "Pani puri" is known by this name in English too.
  const isBorrowed = language === 'hi-Latn' && namePicture(english) !== null
  return isName || isBorrowed || (language === 'en' && !isForeign && isKnown)
    ? english
    : { ...topic, language: language === 'en' ? topic.language : language }
}

/** A library is a room first, and software only to some. */
const placePictures = new Set(['interior', 'architecture', 'landscape', 'cityscape', 'seascape', 'food'])
/** Among them some topics are things, places or people. */
const namedKinds = new Set(['technology', 'science', 'history', 'society', 'organisation', 'sport', 'skill', 'film'])

/** What a kind of topic looks like when the words of the caption alone do not tell. */
const pictureOfKind: Readonly<Record<string, string>> = {
  place: 'cityscape',
  person: 'portrait',
  food: 'food',
  nature: 'wildlife',
  product: 'product',
  everyday: 'still-life',
  tradition: 'festival',
}
const sureEnough = 0.4
/** "Hilma af Klint": a name with a word of descent in it is somebody's. */
const particled =
  /^\p{Lu}[\p{L}.]+ (?:\p{Lu}[\p{L}.]+ )?(?:(?:af|von|van|van der|ibn|bin|bint|zu|ter) \p{Lu}\p{L}+|O['’ ]\p{Lu}\p{L}+|Mac?[A-Z]\p{L}+)$/u
/** Often enough people do it where a camera can stand. */
const sometimesSeen = new Set(['sport', 'skill', 'film'])

/** They fit whatever is shown, and say little about it. */
const anyPictures = new Set(['scene', 'abstract'])
const indoors =
  /\bin(?:side)? (?:an? |the )?(?:[\p{L}-]+ )?(?:library|room|kitchen|office|classroom|museum|cafe|café|bookshop|hall|studio|bedroom|church|shop|lobby|bath|bathroom|train|attic|cellar|theatre|palace)\b/iu

/** A bare name says little to a reader of captions; the kind of topic then decides the kind of picture. */
function chooseTask(request: GenerateRequest, draft: DraftFacts, kind: TopicKind): PromptTask {
  const task = imageTask(draft, { ...request, prompt: request.topic })
  const { domain: found, confidence } = task.domain
  // No hide stands in a library.
  if (found.id === 'wildlife' && indoors.test(draft.text))
    return planAs(findImageDomain('interior'), request, draft, task)
  const kindId = kind.id === 'general' && particled.test(draft.text.trim()) ? 'person' : kind.id
  const domain = imageDomains.find(({ id }) => id === pictureOfKind[kindId])
  const isSure = !anyPictures.has(found.id) && (confidence >= sureEnough || namePicture(draft) !== null)
  return domain && !isSure ? planAs(domain, request, draft, task) : task
}

function planAs(domain: ImageDomain, request: GenerateRequest, draft: DraftFacts, task: PromptTask): PromptTask {
  return {
    domain: { domain, group: domain.group, confidence: sureEnough },
    negatives: pickNegatives(draft, domain.avoid),
    missing: listMissingImage(draft, domain),
    attempts: [() => planImage(draft, domain, request.targetId, request.negativePrompt), ...task.attempts],
  }
}
