import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import { composeImagePrompt } from '../../worker/images/compose/compose-image-prompt.ts'
import { describeImage } from '../../worker/images/describe/describe-image.ts'
import { measureImage } from '../../worker/images/measure/measures.ts'
import { readImage } from '../../worker/images/read-image.ts'
import { loadKnowledge } from '../../worker/load-knowledge.ts'
import { documentation } from '../helpers/documentation.ts'
import { optimizeLocally } from '../helpers/optimize-locally.ts'

const root = join(import.meta.dirname, '../..')
const pair =
  /### For `([a-z]+)`\n\n```text\n([\s\S]*?)\n```\n\n```text\n([\s\S]*?)\n```\n\nScore ([\d.]+) before, ([\d.]+) after/g
const examples = [...documentation.matchAll(pair)].map(
  ([, targetId = '', draft = '', result = '', before = '', after = '']) => ({
    targetId: targetId as TargetId,
    draft,
    result,
    before: Number(before),
    after: Number(after),
  }),
)

describe('the six drafts of the README', () => {
  it('stand there once per target', () => {
    expect(examples.map(({ targetId }) => targetId).toSorted()).toEqual([...targetIds].toSorted())
  })

  it.each(examples)('what comes back for $targetId is what the engine returns', async (example) => {
    const { optimized_prompt, optimization_score, analysis } = await optimizeLocally(example.draft, example.targetId)
    expect(optimized_prompt).toBe(example.result)
    expect([analysis.score_before, optimization_score]).toEqual([example.before, example.after])
  })
})

describe('the picture of the README', () => {
  it('gives the prompt and the fields that stand there', async () => {
    const section = documentation.slice(documentation.indexOf('## A prompt from an image'))
    const shown = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(section)?.[1] ?? '')
    const { camera, embedded, ...image } = await readImage(readFileSync(join(root, 'docs/orange.jpg')))
    const measures = measureImage(image)
    const reading = { image, camera, embedded, measures, description: describeImage(measures, camera) }
    const { subject, target_model: targetId, ...fields } = shown.data
    const request = { subject, targetId, negativePrompt: false, includeAnalysis: false }
    expect(composeImagePrompt(reading, request, loadKnowledge())).toEqual({ subject, ...fields })
  })
})
