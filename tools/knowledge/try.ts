/**
 * Runs drafts through the text engine alone and prints what it read, planned and wrote:
 * `npm run try -- [--target midjourney] "<draft>" …`.
 */

import { parseArgs } from 'node:util'
import { dump } from 'js-yaml'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import { subjectsOf } from '../../worker/text-engine/analyze/draft.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { optimizePrompt } from '../../worker/text-engine/optimize.ts'
import { classify } from '../../worker/text-engine/recognize/classifier.ts'
import { readFeatures } from '../../worker/text-engine/recognize/features.ts'
import { recognize } from '../../worker/text-engine/recognize/recognize.ts'

const classesShown = 4

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { target: { type: 'string', default: 'universal' } },
})
const targetId = targetIds.find((id) => id === values.target)
if (targetId === undefined || positionals.length === 0) {
  console.error(`Usage: npm run try -- [--target ${targetIds.join('|')}] "<draft>" …`)
  process.exit(1)
}
const knowledge = loadKnowledge()
for (const text of positionals) console.log(dump(describeRun(text, targetId), { lineWidth: 110 }))

function describeRun(text: string, targetId: TargetId): object {
  const { draft, plan, score, verdict, ...result } = optimizePrompt(text, { targetId, negativePrompt: true }, knowledge)
  const { classifier } = knowledge.recognizer
  const { taskId, taskProbability, imageProbability, kind } = recognize(draft, knowledge.recognizer)
  const classes = [...classify(readFeatures(draft), classifier)]
    .map((probability, at) => ({ id: classifier.classes[at], probability }))
    .toSorted((one, other) => other.probability - one.probability)
    .slice(0, classesShown)
  const listRanges = (ranges: readonly { start: number; end: number }[]): string[] =>
    ranges.map(({ start, end }) => draft.text.slice(start, end))
  return {
    result: result.text,
    score: `${score.before.score} before, ${score.after.score} after`,
    modality: result.modality,
    fallbackLevel: plan.fallbackLevel,
    task: `${taskId ?? 'none'} (${round(taskProbability)}; named from ${round(classifier.taskProbabilityMin)})`,
    classes: classes.map(({ id, probability }) => `${id} ${round(probability)}`),
    picture: `${round(imageProbability)}, ${kind ?? 'no kind'}`,
    language: draft.language,
    constraints: draft.constraints.map((range) => `${range.aspect}: ${listRanges([range])}`),
    exclusions: subjectsOf(draft),
    pastedContent: listRanges(draft.pastedContent),
    changes: [...result.changes],
    warnings: [...result.warnings],
    violations: verdict.violations.map(({ severity, rule, evidence }) => `${severity} ${rule}: ${evidence}`),
  }
}

function round(probability: number): number {
  return Math.round(probability * 100) / 100
}
