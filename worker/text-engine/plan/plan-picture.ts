import { type Constraint, constrains, type Draft, lookAspects, subjectsOf, viewAspects } from '../analyze/draft.ts'
import { givesRatio } from '../analyze/stated-ratio.ts'
import type { Aspect, NegativeTerms, PictureKind } from '../knowledge/schemas.ts'
import type { Recognition } from '../recognize/recognize.ts'
import { indexRanges } from '../text/ranges.ts'
import { readWords, stemOf, type Word } from '../text/words.ts'
import type { PicturePlan, PromptPlan } from './plan.ts'

/** The kinds by id. Made once at start. */
export interface PictureKinds {
  kinds: ReadonlyMap<string, PictureKind>
  /** What is added where the kind is not certain, and to a topic. */
  other: PictureKind
  topic: PictureKind
  /** Every clause that can be added, by which the engine recognises its own results. */
  clauses: ReadonlySet<string>
}

/** Entries that are no kinds. */
const otherId = 'other'
const topicId = 'topic'
const groupOfUnknown = 'illustration'

/** Throws if an id is repeated or an entry that is referred to is missing. */
export function createPictureKinds(entries: readonly PictureKind[]): PictureKinds {
  const kinds = new Map(entries.map((entry) => [entry.id, entry]))
  const other = kinds.get(otherId)
  const topic = kinds.get(topicId)
  const lost = entries.find(({ severalAs }) => severalAs !== undefined && !kinds.has(severalAs))
  if (!other || !topic || lost || kinds.size < entries.length)
    throw new Error(`kinds.yaml: ${lost?.severalAs ?? 'repeated id'}`)
  const clauses = entries.flatMap(({ view, viewOfSeveral, light, space }) => [view, viewOfSeveral, light, space])
  return { kinds, other, topic, clauses: new Set(clauses.filter((said) => said !== undefined)) }
}

/** The API's label for what a picture shows. */
export function groupOfKind(kind: string | null, { kinds }: PictureKinds): string {
  return kinds.get(kind ?? '')?.group ?? groupOfUnknown
}

/** True for a caption that the engine has optimized before: one of its parts is a clause that the engine adds. */
export function holdsKnownClause(caption: string, { clauses }: PictureKinds): boolean {
  return caption.split(/[,.\n]| --/u).some((part) => {
    const said = part.trim()
    return clauses.has(said) || clauses.has(said.charAt(0).toLowerCase() + said.slice(1))
  })
}

/** A longer caption is complete; only the target's syntax is applied. */
const ownWordsMax = 40
const topicClausesMax = 2
/** What image models draw where no ratio is given: alone it changes nothing. */
const usualRatio = '1:1'
/**
 * Below these, only what suits any picture is added. Kinds that are mistaken for each other have similar clauses, but a
 * wrongly recognised use spoils a scene, as do additions to a request to edit a given picture.
 */
const probabilityMin = { scene: 0.25, use: 0.65, edit: 0.25 }

type RecognizedKind = Pick<Recognition, 'kind' | 'kindProbability'>

/**
 * The author's caption, then the frame and the plain clauses that suit its kind; where none is certain, what suits any
 * picture.
 */
export function planPicture(draft: Draft, pictures: PictureKinds, recognized: RecognizedKind): PicturePlan {
  const kind = kindOf(draft, pictures, recognized)
  const isOpen = kind.ratio !== undefined && !isOnlySyntax(draft) && !holdsKnownClause(draft.text, pictures)
  const clauses = isOpen ? chooseClauses(draft, kind) : []
  const isFramed = clauses.length > 0 || (kind !== pictures.other && kind.ratio !== usualRatio)
  const ratio = isOpen && isFramed && kind.ratio && !givesRatio(draft, kind.ratio) ? kind.ratio : null
  return {
    kind: 'picture',
    draft,
    fallbackLevel: !isOpen ? 'finished' : clauses.length > 0 || ratio !== null ? 'task' : 'as-sent',
    taskId: kind === pictures.other ? null : kind.id,
    output: 'picture',
    confidence: isOpen ? confidenceOf(kind === pictures.other, clauses, recognized) : 1,
    missing: [],
    clauses,
    ratio,
    isTiled: isOpen && (kind.isTiled ?? false),
    negatives: [...subjectsOf(draft), ...(isOpen ? (kind.negatives ?? []) : [])],
  }
}

/** A picture from a topic: one that leaves room needs a focus and colours too. */
export function planPictureTopic(topic: Draft, pictures: PictureKinds, recognized: RecognizedKind): PicturePlan {
  const plan = planPicture(topic, pictures, recognized)
  if (plan.fallbackLevel === 'finished') return plan
  const own = plan.taskId === null ? [] : plan.clauses
  const clauses = [...own, ...chooseClauses(topic, pictures.topic)].slice(0, topicClausesMax)
  return { ...plan, fallbackLevel: clauses.length > 0 ? 'task' : plan.fallbackLevel, clauses }
}

function kindOf(draft: Draft, pictures: PictureKinds, { kind: id, kindProbability }: RecognizedKind): PictureKind {
  const { kinds, other } = pictures
  const found = kinds.get(id ?? '') ?? other
  const type = found.ratio === undefined ? 'edit' : found.isUse ? 'use' : 'scene'
  const kind = kindProbability < probabilityMin[type] ? other : found
  return (kind.severalAs !== undefined && countsSeveral(draft) ? kinds.get(kind.severalAs) : kind) ?? other
}

/** `auto` asks a model where the kind is not known or the author's style leaves nothing to add. */
function confidenceOf(isUnknown: boolean, clauses: readonly string[], { kindProbability }: RecognizedKind): number {
  return clauses.length === 0 || isUnknown ? uncertain : kindProbability
}
const uncertain = 0.3

/** Finished, long, a template, or in a language that the clauses are not in; `und` are captions too short to tell. */
function isOnlySyntax({ isFinished, words, language, spans }: Draft): boolean {
  const isForeign = language !== 'en' && language !== 'und'
  return isFinished || isForeign || words.length > ownWordsMax || spans.some(({ kind }) => kind === 'placeholder')
}

/** A longer caption is specific enough. */
const clauseWordsMax = 20
/** With more statements on light, colour, view or technique, the author has chosen a style. */
const ownLooksMax = 1

const photograph = /^photo(?:graph)?s?\b/iu
const drawing = /^\W*(?:(?:please|can you|could you) )*(?:draw|paint|sketch)\b/iu

/** A part of a clause is added only if the author has constrained none of these aspects. */
const settledBy = {
  view: ['viewpoint', 'composition', 'background', 'medium'],
  light: ['light', 'mood', 'style', 'palette', 'viewpoint', 'medium'],
  space: ['composition', 'background'],
} as const satisfies Record<string, readonly Aspect[]>

/** The parts of a kind's clause that the author leaves open; none for long captions and those with a style. */
function chooseClauses(draft: Draft, kind: PictureKind): string[] {
  const looks = looksOf(draft, kind)
  const ratio = indexRanges(draft.ratioPhrase)
  const sentences = draft.sentences.filter((sentence) => !ratio.holds(sentence))
  if (draft.words.length > clauseWordsMax || sentences.length > 1 || looks.size > ownLooksMax) return []
  const own = substanceOf(draft.words)
  const view = countsSeveral(draft) ? (kind.viewOfSeveral ?? kind.view) : kind.view
  const parts = { view, light: kind.light, space: kind.space }
  return (['view', 'light', 'space'] as const).flatMap((part) => {
    const clause = parts[part]
    const isSettled = settledBy[part].some((aspect) => looks.has(aspect)) || (part === 'space' && hasLettering(draft))
    return clause === undefined || isSettled || repeats(clause, own) ? [] : [clause]
  })
}

/**
 * The aspects of the look that the author states. A drawing is a style, a photograph is not; aspects implied by the
 * name of a use do not count.
 */
function looksOf({ text, constraints }: Draft, { isUse = false, ownAspects = ['medium'] }: PictureKind): Set<Aspect> {
  const says = ({ aspect, start, end }: Constraint): boolean =>
    !(isUse && ownAspects.includes(aspect)) && !(aspect === 'medium' && photograph.test(text.slice(start, end)))
  const own = constraints.filter((constraint) => says(constraint)).map(({ aspect }) => aspect)
  if (drawing.test(text)) own.push('style')
  return new Set(own.filter((aspect) => lookAspects.has(aspect) || viewAspects.has(aspect)))
}

/** The words to be shown are given, so none are to be added. */
function hasLettering(draft: Draft): boolean {
  return constrains(draft, 'lettering') || draft.spans.some(({ kind }) => kind === 'quotation')
}

/** A content word is not repeated, nor added if the author excludes it. */
function repeats(clause: string, own: ReadonlySet<string>): boolean {
  return [...substanceOf(readWords(clause))].some((word) => own.has(word))
}

function substanceOf(words: readonly Word[]): Set<string> {
  const parts = words.flatMap(({ lower }) => lower.split('-'))
  return new Set(parts.filter(({ length }) => length >= substanceLengthMin).map((part) => stemOf(part)))
}

const substanceLengthMin = 5

const several =
  /^\W*(?:(?:an? )?[\p{L} ]{0,30}\bof )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|twelve|several|many|some|both) |[2-9]\d? (?!years?\b)(?:\p{L}+ ){0,2}\p{L}+s\b)/iu

/** "Two cats", "a photo of 4 chairs": the caption opens with a number of things. */
function countsSeveral({ text }: Draft): boolean {
  return several.test(text.slice(0, openingLengthMax))
}

const openingLengthMax = 80

const termsMax = 8
/** Group of the usual negatives of pictures. */
const pictureGroup = 'picture'
const lettering = new Set(['text', 'lettering', 'letters', 'words', 'writing', 'typography'])

/**
 * What to leave out, for callers who ask for it: the author's own, what the plan knows, then what suits the group.
 * English terms for English drafts only, and none that the draft asks for.
 */
export function listNegatives(plan: PromptPlan, group: string, terms: NegativeTerms): string[] {
  const { draft } = plan
  const own = subjectsOf(draft).map((term) => term.toLowerCase())
  const planned = plan.kind === 'picture' ? plan.negatives.map((term) => term.toLowerCase()) : []
  const general = draft.language === 'en' ? (terms[plan.kind === 'picture' ? pictureGroup : group] ?? []) : []
  const asked = new Set(draft.words.map(({ lower }) => stemOf(lower)))
  const hasLettering = draft.spans.some(({ kind }) => kind === 'quotation') || asked.has('logo') || asked.has('sign')
  const fitting = general.filter(
    (term) => !readWords(term).some(({ lower }) => asked.has(stemOf(lower))) && !(hasLettering && lettering.has(term)),
  )
  return [...new Set([...own, ...planned, ...fitting])].slice(0, Math.max(termsMax, own.length))
}

/** The plan of a picture with what is usually left out, for callers who asked for it. */
export function withNegatives(plan: PicturePlan, isAsked: boolean, terms: NegativeTerms): PicturePlan {
  return isAsked ? { ...plan, negatives: listNegatives(plan, pictureGroup, terms) } : plan
}
