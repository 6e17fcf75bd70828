import { targets } from '../../../targets/registry.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { Lexicon } from '../../../text-engine/analyze/lexicon.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { isAcceptable } from '../../../text-engine/guardrails/verdict.ts'
import { verifyResult } from '../../../text-engine/guardrails/verify-result.ts'
import { groupOfKind, type PictureKinds } from '../../../text-engine/plan/plan-picture.ts'
import type { ScoreWeights } from '../../../text-engine/score/score-prompt.ts'
import type { PictureResult } from '../../engine.ts'
import { isPhotograph, type Medium } from '../facts/visual-facts.ts'
import type { ComposeRequest, ImageReading } from '../image-reading.ts'
import { lookDepths } from '../words/look.ts'
import { type Composition, planComposition } from './compose-plan.ts'
import { analyseComposition, type Composed, listPictureFields, scoreComposition } from './compose-result.ts'
import { chooseSubject, type DecidedAxes, nothingDecided, readDecided } from './subject.ts'

/** The text engine's knowledge, as far as a picture's prompt needs it. */
export interface PictureWords {
  lexicon: Lexicon
  pictures: PictureKinds
  scoreWeights: ScoreWeights
}

/**
 * A prompt for the picture, from its file and the caller's words alone: the subject as the caller or the file names it,
 * else a neutral phrase, then light, view, lens and colours as measured.
 */
export function composeImagePrompt(
  reading: ImageReading,
  request: ComposeRequest,
  words: PictureWords,
): Omit<PictureResult, 'preview' | 'embedded'> {
  const composition = readComposition(reading, request, words)
  const composed = compose(composition, words.lexicon)
  const { result, verdict, negatives } = composed
  return {
    writtenBy: 'vision',
    text: result.text,
    negatives,
    ...analyseComposition(composition, composed),
    plan: null,
    verdict,
    score: scoreComposition(composition, composed, words.scoreWeights),
    usage: null,
    modelMs: 0,
    picture: listPictureFields(composition),
    draft: composition.draft,
  }
}

const fineArt: Medium = 'painting'

function readComposition(reading: ImageReading, request: ComposeRequest, words: PictureWords): Composition {
  const subject = chooseSubject(reading, request)
  const draft = readDraft(subject.text, words.lexicon)
  const decided = subject.source === null ? nothingDecided : readDecided(draft)
  const group = groupOfMedium(reading, decided) ?? groupOfKind(null, words.pictures)
  return { reading, request, subject, draft, decided, group }
}

/** The API's label for a picture that is drawn; null for a photograph, and where the medium is unknown or said otherwise. */
function groupOfMedium({ facts: { medium } }: ImageReading, { axes }: DecidedAxes): string | null {
  if (axes.has('medium') || medium === null || isPhotograph(medium)) return null
  return medium.value === fineArt ? 'fine_art' : 'illustration'
}

/** The fullest wording that the rules of the target accept; at last the subject as it is. */
function compose(composition: Composition, lexicon: Lexicon): Composed {
  const { draft, request } = composition
  const { targetId } = request
  for (const depth of lookDepths) {
    const { plan, negatives: ours, changes } = planComposition(composition, depth)
    const view = { usual: lexicon.usual, withNegatives: request.negativePrompt }
    const { text, warnings } = targets[targetId].image.write(plan, view)
    const negatives = listNegatives(draft, ours, text)
    const options = { targetId, modality: 'image' as const, writer: 'local' as const, negatives }
    const result = readDraft(text, lexicon)
    const verdict = verifyResult(draft, result, options)
    if (text !== '' && isAcceptable(verdict)) return { result, verdict, negatives, changes, warnings: [...warnings] }
  }
  return composeAsSent(composition, lexicon)
}

/** The subject comes before the target's syntax, where no wording keeps both. */
function composeAsSent({ draft, request }: Composition, lexicon: Lexicon): Composed {
  const options = { targetId: request.targetId, modality: 'image' as const, writer: 'local' as const }
  const warnings = ['The subject is returned as it was; no other shape kept every word of it.']
  const negatives = listNegatives(draft, [], '')
  const result = readDraft(draft.text.trim(), lexicon)
  return { result, verdict: verifyResult(draft, result, options), negatives, changes: [], warnings }
}

const parameter = ' --no '
/** Outranked by lettering that the subject asks for in quotes. */
const lettering = new Set(['text', 'word', 'words', 'letter', 'letters', 'lettering', 'writing', 'typography'])

/** The parameter where there is one, and what the subject's words exclude; then our own. */
function listNegatives({ text, spans, exclusions }: Draft, ours: readonly string[], result: string): string[] {
  const at = result.indexOf(parameter)
  const written = at < 0 ? '' : (result.slice(at + parameter.length).split(' --', 1)[0] ?? '')
  const hasLettering = spans.some(({ kind }) => kind === 'quotation')
  const own = exclusions
    .map(({ subject }) => text.slice(subject.start, subject.end).toLowerCase())
    .filter((term) => !(hasLettering && lettering.has(term)))
  const listed = text.split(parameter, 2)[1]?.split(' --', 1)[0] ?? ''
  const terms = [...splitTerms(written), ...own, ...(at < 0 ? splitTerms(listed) : []), ...ours]
  return [...new Set(terms)]
}

function splitTerms(list: string): string[] {
  return list.split(',').flatMap((term) => (term.trim() === '' ? [] : [term.trim()]))
}
