import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { heads } from '../../ops/train/heads.ts'
import { crossValidate } from '../../ops/train/measure-accuracy.ts'
import { readRecords } from '../../ops/train/read-records.ts'
import { shuffleOrder } from '../../ops/train/shuffle-order.ts'
import { storeModel } from '../../ops/train/store-model.ts'
import { trainModel } from '../../ops/train/train-model.ts'
import { listLabels, type ReadRecord, weighExamples } from '../../ops/train/weigh-examples.ts'
import { classify, openModel } from '../../worker/prompt/classify-model.ts'
import { readDraft } from '../../worker/prompt/read-draft.ts'

const promptsFolder = path.join(import.meta.dirname, '../../ops/train/prompts')
const own = readRecords(promptsFolder, true)
const settings = { bits: 10, epochs: 6, rate: 0.3, decay: 0.05, sharpness: 1 }
const head = heads.find(({ name }) => name === 'chat group')
if (!head) throw new Error('no chat head')

function record(text: string, label: string, alternatives: string[] = []): ReadRecord {
  return {
    text,
    media: 'chat',
    label,
    alternatives,
    group: text,
    source: 'test',
    isOwn: true,
    draft: readDraft(text),
  }
}

const tiny = [
  record('solve 2x + 3 = 9', 'math_reasoning'),
  record('integrate x squared', 'math_reasoning'),
  record('translate hello into French', 'translation'),
  record('translate the menu into German', 'translation'),
]

describe('training', () => {
  it('the same prompts give the same bytes', () => {
    const train = () => {
      const examples = weighExamples(tiny, head)
      return storeModel(trainModel(examples, listLabels(examples), settings))
    }
    expect(train()).toBe(train())
  })

  it('what is stored classifies as what was trained', () => {
    const examples = weighExamples(tiny, head)
    const model = trainModel(examples, listLabels(examples), settings)
    const opened = openModel(JSON.parse(storeModel(model)))
    for (const { features, label } of examples) {
      expect(classify(opened, features)[0]?.label).toBe(label)
      expect(opened.weights).toEqual(model.weights)
    }
  })

  it('an alternative label counts as right, and is learnt with a smaller share', () => {
    const [example] = weighExamples([record('a quiz on cells', 'education', ['translation']), ...tiny], head)
    expect(example?.accepted).toEqual(new Set(['education', 'translation']))
    expect(example?.target.get('translation')).toBeCloseTo(0.2)
    expect(example?.target.get('education')).toBeCloseTo(0.8)
  })

  it('no record is tested by a model that saw its group', () => {
    const twins = [record('ping', 'translation'), record('ping', 'translation')]
    const answers = crossValidate(weighExamples(twins, head), head)
    expect(answers).toEqual([])
  })

  it('an order depends on its seed alone, and leaves nothing out', () => {
    expect(shuffleOrder(50, 3)).toEqual(shuffleOrder(50, 3))
    expect(shuffleOrder(50, 3)).not.toEqual(shuffleOrder(50, 4))
    expect(shuffleOrder(50, 3).toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: 50 }, (_, at) => at),
    )
  })
})

describe('our own prompts', () => {
  it('cover every class, and no text stands twice', () => {
    const perClass = Map.groupBy(own, ({ media, label }) => `${media} ${label}`)
    expect(own.length).toBeGreaterThanOrEqual(1200)
    expect(perClass.size).toBe(32)
    for (const [name, records] of perClass) expect(records.length, name).toBeGreaterThanOrEqual(30)
    expect(new Set(own.map(({ media, text }) => `${media} ${text}`)).size).toBe(own.length)
  })

  it('use known labels only', () => {
    const data = path.join(import.meta.dirname, '../../worker/prompt/data')
    const labels = ['chat', 'image'].flatMap((media) =>
      JSON.parse(readFileSync(path.join(data, `${media}-group-weights.json`), 'utf8')).labels.split(' '),
    )
    for (const { label, alternatives } of own) {
      if (label) expect(labels).toContain(label)
      for (const alternative of alternatives) expect(labels).toContain(alternative)
    }
  })
})
