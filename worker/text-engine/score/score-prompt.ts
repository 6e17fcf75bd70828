import type { TargetId } from '#shared/catalog/targets.ts'
import type { Modality, ScoreDimension } from '#shared/prompts/prompt-result.ts'
import { targets } from '../../targets/registry.ts'
import type { Draft } from '../analyze/draft.ts'
import { countBoosters, findFolklore } from '../guardrails/prompt-words.ts'
import type { Verdict } from '../guardrails/verdict.ts'
import { findSyntaxViolations } from '../guardrails/verify-result.ts'
import type { ScorePoints } from '../knowledge/schemas.ts'
import groupsByModality from './dimensions.json' with { type: 'json' }
import { type Merit, penalties, readScoreFeatures, type ScoreFeatures } from './read-features.ts'

export interface ScoreWeights extends Readonly<Record<Modality, ScorePoints>> {
  /** Stems that good prompts use beside the words of their matter. */
  taskWords: Readonly<Record<Modality, ReadonlySet<string>>>
}

export interface PromptScore {
  /** 0 to 100, to one decimal: the sum of the dimensions. */
  score: number
  dimensions: ScoreDimension[]
}

export interface ScoreOptions {
  targetId: TargetId
  modality: Modality
  /** The draft behind the prompt: its words count in full, others only if they say something. */
  author?: Draft
  /** True if the author only named a topic or a subject: all words count in full. */
  isTopic?: boolean
}

/** A dimension of the score: the features that it sums, and the reasons for a high or a low score. */
interface Group {
  name: string
  features: readonly Merit[]
  said: string
  open: string
}

const groups = groupsByModality as Readonly<Record<Modality, readonly Group[]>>
/** A text that is about nothing is not plain, only empty. */
const presenceFactor = 4
const saidShareMin = 0.35

/** What the score looks at, with the rules of the target that the prompt breaks. */
export function readPromptFeatures(
  prompt: Draft,
  { author, isTopic = false, ...options }: ScoreOptions,
  { taskWords }: Pick<ScoreWeights, 'taskWords'>,
): ScoreFeatures {
  const syntax = findSyntaxViolations(prompt, prompt, options)
  const pressing = findFolklore(prompt) === null ? 0 : 1
  const ground = {
    modality: options.modality,
    author: author && !isTopic ? author : null,
    taskWords: taskWords[options.modality],
    syntax: syntax.filter(({ severity }) => severity === 'error').length,
    pressure: pressing + (options.modality === 'image' ? countBoosters(prompt) : 0),
  }
  return readScoreFeatures(author ? contentOf(prompt, author, options.targetId) : prompt, ground)
}

/** How good a prompt is by what it says; it does not know how the text came about. */
export function scorePrompt(prompt: Draft, options: ScoreOptions, weights: ScoreWeights): PromptScore {
  const { modality } = options
  const points = weights[modality]
  const features = readPromptFeatures(prompt, options, weights)
  const dimensions = [
    ...groups[modality].map((group) => scoreGroup(group, features, points)),
    scorePlainness(features, points),
  ]
  return { score: total(dimensions), dimensions }
}

/** The scores of a draft and its result. */
export interface ScorePair {
  before: PromptScore
  after: PromptScore
}

interface ResultScoreOptions extends ScoreOptions {
  /** Only the form was changed, so that the prompt scores no lower than its draft. */
  isFormOnly?: boolean
  /** The score of the draft, where it is known. */
  before?: PromptScore | undefined
}

/**
 * A result that lost something of the author scores below the draft, regardless of additions; the draft itself, even if
 * it breaks a rule of its target, scores as before.
 */
export function scoreResult(
  result: Draft,
  draft: Draft,
  verdict: Verdict,
  { isFormOnly = false, before: known, ...options }: ResultScoreOptions,
  weights: ScoreWeights,
): ScorePair {
  const before = known ?? scorePrompt(draft, options, weights)
  if (result.text.trim() === draft.text.trim()) return { before, after: before }
  const after = scorePrompt(result, { ...options, author: draft }, weights)
  const { kept, total: all } = verdict.retained
  const lost = Math.max(all - kept, verdict.violations.filter(({ severity }) => severity === 'error').length)
  const max = Math.max(0, before.score - lost)
  if (lost > 0) return { before, after: after.score <= max ? after : lower(after, max) }
  return { before, after: isFormOnly && after.score < before.score ? before : after }
}

/**
 * What a result says: with the pasted content of its draft, since text after it could be taken for more of it, and
 * without the sentence that the target's form closes with.
 */
function contentOf(result: Draft, draft: Draft, targetId: TargetId): Draft {
  const pastedContent = draft.pastedContent.flatMap(({ start, end }) => {
    const own = draft.text.slice(start, end)
    const at = result.text.indexOf(own)
    return at < 0 ? [] : [{ start: at, end: at + own.length }]
  })
  const { closing } = targets[targetId].image
  const end = closing !== null && result.text.endsWith(closing) ? result.text.length - closing.length : Infinity
  return { ...result, pastedContent, sentences: result.sentences.filter(({ start }) => start < end) }
}

function lower({ score, dimensions }: PromptScore, max: number): PromptScore {
  const share = score === 0 ? 0 : max / score
  const lowered = dimensions.map((dimension) => ({
    ...dimension,
    score: Math.floor(dimension.score * share * 10) / 10,
  }))
  return { score: total(lowered), dimensions: lowered }
}

function total(dimensions: readonly ScoreDimension[]): number {
  return round(dimensions.reduce((sum, { score }) => sum + score, 0))
}

function round(points: number): number {
  return Math.round(points * 10) / 10
}

function scoreGroup(
  { name, features: names, said, open }: Group,
  features: ScoreFeatures,
  points: ScorePoints,
): ScoreDimension {
  const max = names.reduce((sum, feature) => sum + (points[feature] ?? 0), 0)
  const score = names.reduce((sum, feature) => sum + (points[feature] ?? 0) * (features[feature] ?? 0), 0)
  return { name, max: round(max), score: round(score), reason: score >= max * saidShareMin ? said : open }
}

function scorePlainness(features: ScoreFeatures, points: ScorePoints): ScoreDimension {
  const max = points.plainness ?? 0
  const presence = Math.min(1, (features.topicWords ?? 0) * presenceFactor)
  const taken = penalties.map((penalty) => ({
    penalty,
    points: (points[penalty] ?? 0) * (features[penalty] ?? 0),
  }))
  const worst = taken.toSorted((one, other) => other.points - one.points)[0]
  const score = Math.max(0, max * presence - taken.reduce((sum, { points: lost }) => sum + lost, 0))
  const reason = worst && worst.points > 0 ? penaltyReasons[worst.penalty] : 'no filler words'
  return { name: 'plainness', max: round(max), score: round(score), reason }
}

const penaltyReasons = {
  filler: 'some sentences would suit any prompt',
  scaffold: 'more headings than there is to tell apart',
  pressure: 'some words only press',
  contradiction: 'two wishes cannot both be met',
  syntax: 'a rule of the target is broken',
} as const
