import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import { targets } from '../../../worker/targets/registry.ts'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import type { Knowledge } from '../../../worker/text-engine/engine-knowledge.ts'
import { optimizePrompt } from '../../../worker/text-engine/optimize.ts'
import { modalityFor } from '../../../worker/text-engine/plan/plan-draft.ts'
import wrappers from './wrappers.json' with { type: 'json' }

/** Two prompts for the same request; readers would send `better`. */
export interface JudgedPair {
  /** Where the judgement comes from. */
  kind: string
  modality: Modality
  better: string
  worse: string
  /** Pairs of one group stay together when some are held out. */
  group: string
  isHeldOut?: boolean
}

const fixtures = path.join(import.meta.dirname, '../../../test/fixtures')
const foreignLengthMax = 600
const foreignStep = 12
const wordsMin = 8
const cutShare = 0.6

function readLines(file: string): Record<string, unknown>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line))
}

/** The repository's judged pairs, and models' rewrites of drafts that broke no rule. */
export function readOwnPairs(knowledge: Knowledge): JudgedPair[] {
  const judged = readLines(path.join(fixtures, 'score-pairs.jsonl')).map(
    ({ weak, strong, media }): JudgedPair => ({
      kind: 'judged',
      modality: media === 'image' ? 'image' : 'chat',
      better: String(strong),
      worse: String(weak),
      group: String(weak),
    }),
  )
  const rewrites = readLines(path.join(fixtures, 'verdicts.jsonl'))
    .filter(
      ({ writer, rules, result }) =>
        writer === 'model' && Array.isArray(rules) && rules.length === 0 && String(result).length > 120,
    )
    .map(({ draft, result, target }): JudgedPair => {
      const modality = modalityFor(
        readDraft(String(draft), knowledge.lexicon),
        targets[target === 'midjourney' ? target : 'chatgpt'].modalities,
      )
      return { kind: 'rewrite', modality, better: String(result), worse: String(draft), group: String(draft) }
    })
  if (rewrites.length === 0) throw new Error('verdicts.jsonl has no rewrites of models')
  return [...judged, ...rewrites]
}

function readForeign(folders: readonly string[]): { text: string; modality: Modality }[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => readLines(path.join(folder, file)).filter((_, at) => at % foreignStep === 0))
      .filter(({ media, text }) => (media === 'chat' || media === 'image') && String(text).length <= foreignLengthMax)
      .map(({ text, media }) => ({
        text: String(text),
        modality: media === 'image' ? ('image' as const) : ('chat' as const),
      })),
  )
}

/** All pairs to fit: `own`, and those constructed from their drafts and from the texts in `folders`. */
export function readPairs(own: readonly JudgedPair[], folders: readonly string[], knowledge: Knowledge): JudgedPair[] {
  const drafts = [
    ...own.flatMap(({ worse, better, modality }) => [worse, better].map((text) => ({ text, modality }))),
    ...readForeign(folders),
  ]
  const made = drafts.flatMap(({ text, modality }) => [
    ...constructPairs(text, modality),
    ...constructLocalPairs(text, modality === 'chat' ? 'chatgpt' : 'midjourney', knowledge),
  ])
  const above = own.flatMap(({ worse, better, modality, group }) =>
    constructLocalPairs(worse, targetOf(modality), knowledge).map((pair) => ({
      ...pair,
      kind: 'over local',
      better,
      worse: pair.better,
      group,
    })),
  )
  return [...own, ...above, ...made.filter(({ better, worse }) => better.trim() !== '' && worse.trim() !== '')]
}

/** Pairs whose order needs no reader: a draft against an empty wrapper, a part of itself, and itself with filler. */
function constructPairs(text: string, modality: Modality): JudgedPair[] {
  const draft = text.trim()
  const wrap = (template: string): string => template.replace('{draft}', () => draft)
  const { fitted, heldOut } = wrappers[modality]
  const shared = { modality, better: draft, group: draft }
  const joint = modality === 'chat' ? '\n\n' : ', '
  const words = draft.split(/\s+/u)
  return [
    ...fitted.map((template) => ({ ...shared, kind: 'wrapper', worse: wrap(template) })),
    ...heldOut.map((template) => ({ ...shared, kind: 'unseen wrapper', worse: wrap(template), isHeldOut: true })),
    ...wrappers.filler[modality].map((filler) => ({ ...shared, kind: 'filler', worse: `${draft}${joint}${filler}` })),
    ...(words.length < wordsMin
      ? []
      : [{ ...shared, kind: 'cut', worse: words.slice(0, Math.floor(words.length * cutShare)).join(' ') }]),
  ]
}

/** A draft against what the local engine adds to it, which readers preferred in most blind counts. */
function constructLocalPairs(text: string, targetId: TargetId, knowledge: Knowledge): JudgedPair[] {
  const { plan, modality, text: result } = optimizePrompt(text, { targetId, negativePrompt: false }, knowledge)
  const isAdded = plan.kind === 'chat' ? plan.lines.length > 0 : plan.clauses.length > 0 || plan.ratio !== null
  return isAdded && result !== text
    ? [{ kind: `local ${plan.fallbackLevel}`, modality, better: result, worse: text, group: text }]
    : []
}

/** The same groups are held out in every fit. */
export function isHeldOut({ group, isHeldOut: always }: JudgedPair): boolean {
  let sum = 0
  for (const character of group) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return always === true || sum % 5 === 0
}

export function targetOf(modality: Modality): 'chatgpt' | 'universal' {
  return modality === 'chat' ? 'chatgpt' : 'universal'
}
