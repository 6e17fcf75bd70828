import type { Examples } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import type { Slot, Task } from '../../worker/text-engine/knowledge/schemas.ts'
import { noTask, outputOf, type Recognizer } from '../../worker/text-engine/recognize/recognize.ts'
import { hashOfExamples } from '../train/tasks/read-rows.ts'

const examplesMin = 30
/** A class that misses more of its own examples held out is not told apart from others. */
const heldOutShareMin = 0.2

/** What is wrong with tasks, their examples and the weights fitted to them; one sentence each. */
export function findTaskFaults(
  { tasks, classifier }: Recognizer,
  examples: readonly Examples[],
  filledSlots: ReadonlySet<Slot>,
): string[] {
  const named = new Set(examples.map(({ id }) => id))
  const isTask = (id: string): boolean => outputOf(id) !== noTask && outputOf(id) !== 'picture'
  const expected = [...named, noTask].toSorted().filter((id, at, all) => id !== all[at - 1])
  const isTrained = classifier.trainedOn === hashOfExamples() && `${classifier.classes}` === `${expected}`
  return [
    ...[...tasks.values()].flatMap((task) => findSlotFaults(task, filledSlots)),
    ...[...tasks.keys()].filter((id) => !named.has(id)).map((id) => `tasks, ${id}: there are no examples`),
    ...[...named].filter((id) => isTask(id) && !tasks.has(id)).map((id) => `examples, ${id}: there is no such task`),
    ...examples
      .filter(({ examples: own }) => own.length < examplesMin)
      .map(({ id, examples: own }) => `examples, ${id}: only ${own.length}`),
    ...findShared(examples),
    ...(isTrained ? findConfused(classifier) : ['recognition.bin: fitted to other examples; run npm run train:tasks']),
  ]
}

function findSlotFaults({ id, guidelines }: Task, filledSlots: ReadonlySet<Slot>): string[] {
  const used = guidelines.flatMap(({ coveredBy, needs = [], unless = [] }) => [
    ...(coveredBy ? [coveredBy] : []),
    ...needs,
    ...unless,
  ])
  return used.filter((slot) => !filledSlots.has(slot)).map((slot) => `tasks, ${id}: no word fills the slot ${slot}`)
}

/** Drafts that are examples twice belong to neither class. */
function findShared(examples: readonly Examples[]): string[] {
  const owners = Map.groupBy(
    examples.flatMap(({ id, examples: own }) => own.map((text) => ({ id, key: foldDraft(text) }))),
    ({ key }) => key,
  )
  return [...owners]
    .filter(([, all]) => all.length > 1)
    .map(([key, all]) => `examples, ${all.map(({ id }) => id).join(' and ')}: "${key}" is there twice`)
}

/** A draft without case, marks and white space, for comparing. */
export function foldDraft(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function findConfused({ classes, heldOutShares }: Recognizer['classifier']): string[] {
  return classes.flatMap((id, at) => {
    const share = heldOutShares[at] ?? 1
    return id === noTask || share >= heldOutShareMin
      ? []
      : [`examples, ${id}: recognises ${Math.round(share * 100)} % of its own`]
  })
}
