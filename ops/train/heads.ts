import { applyGroupSigns } from '../../worker/prompt/apply-group-signs.ts'
import { scoreChatDomains, scoreImageDomains } from '../../worker/prompt/classify-cues.ts'
import { draftFeatures, type FeatureVector } from '../../worker/prompt/classify-features.ts'
import { chatInput, imageInput, modalityInput } from '../../worker/prompt/classify-inputs.ts'
import type { ClassProbability } from '../../worker/prompt/classify-model.ts'
import type { DraftFacts } from '../../worker/prompt/draft-facts.ts'
import type { TrainingRecord } from './read-records.ts'
import type { TrainSettings } from './train-model.ts'

/** One question the engine asks of a draft, and how its answer is learnt. */
export interface Head {
  name: string
  /** Where the weights go, from the root. */
  file: string
  settings: TrainSettings
  read: (draft: DraftFacts) => FeatureVector
  /** The right answer; null when the record does not say. */
  label: (record: TrainingRecord) => string | null
  alternatives: (record: TrainingRecord) => readonly string[]
  /** What the engine corrects by hand-written signs before it takes the likeliest. */
  adjust: (draft: DraftFacts, classes: readonly ClassProbability[]) => readonly ClassProbability[]
}

const asLearnt: Head['adjust'] = (_draft, classes) => classes

export const heads: readonly Head[] = [
  {
    name: 'modality',
    file: 'worker/prompt/data/modality-weights.json',
    settings: { bits: 14, epochs: 10, rate: 0.2, decay: 0.1, sharpness: 1.3 },
    read: (draft) => modalityInput(draft, draftFeatures(draft)),
    label: (record) => record.media,
    alternatives: () => [],
    adjust: asLearnt,
  },
  {
    name: 'chat group',
    file: 'worker/prompt/data/chat-group-weights.json',
    settings: { bits: 14, epochs: 14, rate: 0.15, decay: 0.15, sharpness: 1.8 },
    read: (draft) => chatInput(draft, draftFeatures(draft), scoreChatDomains(draft)),
    label: (record) => (record.media === 'chat' ? record.label : null),
    alternatives: (record) => record.alternatives,
    adjust: applyGroupSigns,
  },
  {
    name: 'image group',
    file: 'worker/prompt/data/image-group-weights.json',
    settings: { bits: 12, epochs: 10, rate: 0.3, decay: 0.05, sharpness: 1.1 },
    read: (draft) => imageInput(draft, draftFeatures(draft), scoreImageDomains(draft)),
    label: (record) => (record.media === 'image' ? record.label : null),
    alternatives: (record) => record.alternatives,
    adjust: asLearnt,
  },
]
