import { classify } from '../../worker/prompt/classify-model.ts'
import { hashText } from '../../worker/prompt/hash-text.ts'
import type { Head } from './heads.ts'
import { trainModel } from './train-model.ts'
import { type LabelledExample, listLabels } from './weigh-examples.ts'

export interface Answer {
  example: LabelledExample
  given: string
  probability: number
  isRight: boolean
}

const foldCount = 5

/** Every example answered by a model that saw none of its group. */
export function crossValidate(examples: readonly LabelledExample[], head: Head): Answer[] {
  const fold = ({ group }: LabelledExample) => hashText(group) % foldCount
  return Array.from({ length: foldCount }, (_, at) => at).flatMap((at) =>
    answer(
      examples.filter((example) => fold(example) !== at),
      examples.filter((example) => fold(example) === at),
      head,
    ),
  )
}

/** Every example of a foreign source answered by a model that saw nothing of that source: what new texts will meet. */
export function leaveSourcesOut(examples: readonly LabelledExample[], head: Head): Answer[] {
  const sources = new Set(examples.filter(({ isOwn }) => !isOwn).map(({ source }) => source))
  return [...sources].flatMap((source) =>
    answer(
      examples.filter((example) => example.source !== source),
      examples.filter((example) => example.source === source),
      head,
    ),
  )
}

function answer(seen: readonly LabelledExample[], unseen: readonly LabelledExample[], head: Head): Answer[] {
  if (seen.length === 0 || unseen.length === 0) return []
  const model = trainModel(seen, listLabels([...seen]), head.settings)
  return unseen.map((example) => {
    const best = head.adjust(example.draft, classify(model, example.features))[0]
    const given = best?.label ?? ''
    return { example, given, probability: best?.probability ?? 0, isRight: example.accepted.has(given) }
  })
}
