import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import type { TargetWriter } from '../targets/target-writer.ts'
import { checkResult, isAcceptable } from './check-result.ts'
import { imageDomains } from './data/image-domains.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { GeneratedPrompt } from './generated-prompt.ts'
import { imageTask } from './image-task.ts'
import { listMissingImage } from './list-missing.ts'
import { listNegatives } from './list-negatives.ts'
import { namePicture } from './name-picture.ts'
import { pickNegatives } from './pick-negatives.ts'
import { planImage } from './plan-image.ts'
import type { PromptTask } from './prompt-task.ts'
import { readDraft } from './read-draft.ts'
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
): GeneratedPrompt | null {
  const draft = settleLanguage(sent)
  const task = chooseTask(request, draft, kind)
  const shape = { targetId: request.targetId, modality: 'image' as const }
  const missing = kind.isDepictable
    ? task.missing
    : [...task.missing, 'what is to be seen, since the topic itself cannot be']
  const { confidence, group } = task.domain
  const { id, framework } = task.domain.domain
  const domain = { id, group, framework }
  const common = { draft, modality: shape.modality, domain, confidence, language: draft.language, missing }
  for (const attempt of task.attempts) {
    const { plan, conversions, changes, warnings } = attempt()
    if (plan.kind !== 'image') continue
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

/** A name such as "Rio de Janeiro" is read as a topic is, not as a sentence of its language. */
function settleLanguage(topic: DraftFacts): DraftFacts {
  const { language, isForeign } = detectTopicLanguage(topic)
  const english: DraftFacts = { ...topic, language: 'en' }
  return language === 'en' && !isForeign && namePicture(english) ? english : topic
}

/** What a kind of topic looks like when the words of the caption alone do not tell. */
const pictureOfKind: Readonly<Record<string, string>> = {
  place: 'cityscape',
  person: 'portrait',
  food: 'food',
  nature: 'wildlife',
  product: 'product',
  everyday: 'still-life',
}
const sureEnough = 0.4

/** A bare name says little to a reader of captions; the kind of topic then decides the kind of picture. */
function chooseTask(request: GenerateRequest, draft: DraftFacts, kind: TopicKind): PromptTask {
  const task = imageTask(draft, { ...request, prompt: request.topic })
  const domain = imageDomains.find(({ id }) => id === pictureOfKind[kind.id])
  if (!domain || task.domain.confidence >= sureEnough || namePicture(draft)) return task
  return {
    domain: { domain, group: domain.group, confidence: sureEnough },
    negatives: pickNegatives(draft, domain.avoid),
    missing: listMissingImage(draft, domain),
    attempts: [() => planImage(draft, domain, request.targetId, request.negativePrompt), ...task.attempts],
  }
}
