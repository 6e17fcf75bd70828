import type { Modality } from '#shared/prompts/prompt-result.ts'
import { type Constraint, type Draft, lookAspects, viewAspects } from '../analyze/draft.ts'
import { findContradictions } from '../guardrails/constraints.ts'
import type { Aspect } from '../knowledge/schemas.ts'
import { indexRanges } from '../text/ranges.ts'
import { indexFrom, type Span, type Word } from '../text/words.ts'
import { isTopicWord, type PromptContent, readContent, topicWordsOf } from './read-content.ts'

/** What a prompt has; each from 0 to 1, more is better. */
export const merits = {
  chat: ['topicWords', 'statements', 'facts', 'decisions', 'form', 'setting', 'limits', 'pastedContent'],
  image: ['topicWords', 'relations', 'facts', 'look', 'view', 'ratio', 'statements'],
} as const
/** What is wrong with a prompt; each from 0 to 1, more is worse. */
export const penalties = ['filler', 'scaffold', 'pressure', 'contradiction', 'syntax'] as const
export type Merit = (typeof merits)[Modality][number]
type Penalty = (typeof penalties)[number]
export type ScoreFeatures = Readonly<Partial<Record<Merit | Penalty, number>>>

const formAspects: ReadonlySet<Aspect> = new Set<Aspect>([
  'form',
  'length',
  'count',
  'table',
  'only-the-result',
  'no-comments',
  'order',
  'example',
  'code',
  'steps',
])
const settingAspects: ReadonlySet<Aspect> = new Set<Aspect>([
  'audience',
  'purpose',
  'level',
  'tone',
  'voice',
  'place',
  'deadline',
  'duration',
  'budget',
  'language',
  'criteria',
  'source',
])
/** They say what is given and decide nothing. */
const givenAspects: ReadonlySet<Aspect> = new Set<Aspect>(['role', 'verse'])
const ratioForm = /\b\d{1,2}:\d{1,2}\b/u

/** Grows quickly at first and reaches one at `full`, so that more of the same pays less and less. */
function saturate(count: number, full: number): number {
  return Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(full))
}

/** "Captivating composition" is not decisive: one of its words, or the one before, must be a topic word. */
function isDecisive({ text, words }: Draft, constraint: Constraint): boolean {
  const first = indexFrom(words, constraint.start)
  const before = words[first - 1]
  const from = before && text.slice(before.end, constraint.start) === ' ' ? first - 1 : first
  return words.slice(from, indexFrom(words, constraint.end)).some((word) => isTopicWord(word) || isFigure(word))
}

function isFigure({ lower }: Word): boolean {
  return lower.length < 4 && /^\p{Nd}/u.test(lower)
}

/** What names something: of a text that others wrote, only what the author named, and numbers. */
function listFacts({ text, spans, pastedContent }: Draft, author: Draft | null): Span[] {
  const handedOver = indexRanges(pastedContent)
  const named = author && new Set(author.spans.map(({ start, end }) => author.text.slice(start, end)))
  return spans.filter((span) => {
    if (span.kind === 'markup' || span.kind === 'flag' || handedOver.touches(span)) return false
    return named === null || span.kind === 'number' || named.has(text.slice(span.start, span.end))
  })
}

export interface PromptGround {
  modality: Modality
  /** Whose words count in full; null if the prompt is scored alone. */
  author: Draft | null
  taskWords: ReadonlySet<string>
  /** Broken rules of the target. */
  syntax: number
  /** Words that only press. */
  pressure: number
}

/** The features of a prompt. */
export function readScoreFeatures(prompt: Draft, ground: PromptGround): ScoreFeatures {
  const { modality, author, taskWords, syntax, pressure } = ground
  const constraints = prompt.constraints.filter(
    (constraint) => !givenAspects.has(constraint.aspect) && isDecisive(prompt, constraint),
  )
  // The ratio is counted once, in words or as a parameter.
  const ratio = indexRanges(modality === 'image' ? prompt.ratioPhrase : [])
  const facts = listFacts(prompt, author).filter((fact) => !ratio.touches(fact))
  const named = new Set(facts.map(({ start, end }) => prompt.text.slice(start, end).toLowerCase())).size
  const decided = indexRanges([...constraints, ...prompt.exclusions.map(({ range }) => range), ...facts])
  const content = readContent(prompt, { modality, decided, ratio, own: author && topicWordsOf(author), taskWords })
  const aspects = new Set(constraints.map(({ aspect }) => aspect))
  const count = (some: ReadonlySet<Aspect>): number => [...aspects].filter((aspect) => some.has(aspect)).length
  // Pasted content is enclosed by two marks.
  const marks = prompt.pastedContent.length * 2
  const shared = {
    filler: saturate(content.fillerClauses, 8),
    scaffold: saturate(Math.max(0, content.headings - marks - content.statements / 2), 6),
    pressure: saturate(pressure, 3),
    contradiction: Math.min(1, findContradictions(prompt).length / 2),
    syntax: saturate(syntax, 4),
  }
  return modality === 'chat'
    ? { ...shared, ...readChat(prompt, content, { constraints: constraints.length, named }, count) }
    : { ...shared, ...readPicture(prompt, content, named, count) }
}

function readChat(
  prompt: Draft,
  { topicWords, statements }: PromptContent,
  { constraints, named }: { constraints: number; named: number },
  count: (some: ReadonlySet<Aspect>) => number,
): ScoreFeatures {
  return {
    topicWords: saturate(topicWords.size, 45),
    statements: saturate(statements, 12),
    facts: saturate(named, 7),
    decisions: saturate(constraints, 6),
    form: saturate(count(formAspects), 3),
    setting: saturate(count(settingAspects), 3),
    limits: saturate(prompt.exclusions.length, 3),
    pastedContent: prompt.pastedContent.length > 0 ? 1 : 0,
  }
}

function readPicture(
  prompt: Draft,
  { topicWords, statements, relations }: PromptContent,
  named: number,
  count: (some: ReadonlySet<Aspect>) => number,
): ScoreFeatures {
  const hasRatio = prompt.constraints.some(({ aspect }) => aspect === 'ratio') || ratioForm.test(prompt.text)
  return {
    topicWords: saturate(topicWords.size, 28),
    relations: saturate(relations, 6),
    facts: saturate(named, 5),
    look: saturate(count(lookAspects), 4),
    view: saturate(count(viewAspects), 3),
    ratio: hasRatio ? 1 : 0,
    statements: saturate(statements, 6),
  }
}
