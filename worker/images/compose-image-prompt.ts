import type { ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import { checkResult, isAcceptable } from '../prompt/check-result.ts'
import { findExclusions } from '../prompt/convert-exclusions.ts'
import { countCodePoints } from '../prompt/count-code-points.ts'
import type { DraftFacts } from '../prompt/draft-facts.ts'
import { findSpans } from '../prompt/find-spans.ts'
import { readNoParameter } from '../prompt/list-negatives.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { readDraft } from '../prompt/read-draft.ts'
import { listDenied } from '../prompt/read-flag.ts'
import { scorePrompt } from '../prompt/score-prompt.ts'
import { writers } from '../targets/writers.ts'
import { analyseComposition } from './compose-analysis.ts'
import type { Composed, Composition } from './compose-composition.ts'
import { nothingDecided, readDecided } from './compose-decided.ts'
import { listFields } from './compose-fields.ts'
import { lookDepths } from './compose-look.ts'
import { chooseDomain, planComposition } from './compose-plan.ts'
import { chooseSubject } from './compose-subject.ts'
import type { ComposeRequest, ImageReading } from './image-reading.ts'

/** Outranked by lettering that the subject asks for in quotes. */
const lettering = /^(?:text|words?|letters?|lettering|writing|typography)$/u

/**
 * A prompt for the picture, from its file and the caller's words alone: the subject as somebody named it, or a neutral
 * phrase, then light, view, lens and colours as measured. Null when no wording passes the rules of the target.
 */
export function composeImagePrompt(reading: ImageReading, request: ComposeRequest): ImageToPromptResult | null {
  const composition = readComposition(reading, request)
  const composed = compose(composition)
  if (composed === null) return null
  const { result, check, negatives } = composed
  const missing = listMissing(composition)
  const known = { missing: missing.length, lostFacts: check.retention.lostFacts.length }
  const { score, dimensions } = scorePrompt(result, { targetId: request.targetId, modality: 'image' }, known)
  return {
    prompt: result.text,
    ...(request.negativePrompt ? { negative_prompt: negatives.join(', ') } : {}),
    ...listFields(composition),
    optimization_score: score,
    character_count: countCodePoints(result.text),
    ...(request.includeAnalysis ? { analysis: analyseComposition(composition, composed, missing, dimensions) } : {}),
  }
}

function readComposition(reading: ImageReading, request: ComposeRequest): Composition {
  const subject = chooseSubject(reading, request)
  const draft = readDraft(subject.text)
  const decided = subject.source === null ? nothingDecided : readDecided(subject.text)
  return { reading, request, subject, draft, decided, ...chooseDomain(reading, subject, draft, decided) }
}

function compose(composition: Composition): Composed | null {
  const { draft, request } = composition
  const writer = writers[request.targetId]
  const shape = { targetId: request.targetId, modality: 'image' as const }
  for (const depth of lookDepths) {
    const { plan, conversions, changes, warnings } = planComposition(composition, depth)
    if (plan.kind !== 'image') continue
    const rendering = writer.writeImage(plan)
    const result = readDraft(rendering.text)
    const check = checkResult(draft, result, shape, [...conversions, ...rendering.conversions])
    if (result.text === '' || !isAcceptable(check)) continue
    const negatives = listNegatives(composition, plan, rendering.text)
    return { result, check, negatives, changes, warnings: [...new Set([...warnings, ...rendering.warnings])] }
  }
  return composeAsSent(composition)
}

/** Words that no shape of the target keeps whole stand above its syntax. */
function composeAsSent({ draft, request }: Composition): Composed | null {
  const result = readDraft(draft.text.trim())
  const check = checkResult(draft, result, { targetId: request.targetId, modality: 'image' }, [])
  if (!isAcceptable(check)) return null
  const warnings = ['The subject is returned as it was; no other shape kept every word of it.']
  return { result, check, negatives: listExcluded(draft), changes: [], warnings }
}

/** Exactly the parameter where there is one; else what the subject's words exclude, then ours. */
function listNegatives({ draft }: Composition, plan: ImagePlan, text: string): string[] {
  const parameter = readNoParameter(text)
  if (parameter) return parameter
  const ofParameters = plan.flags.filter(({ name }) => name === 'no').flatMap(({ value }) => listDenied(value))
  return [...new Set([...ofParameters, ...listExcluded(draft), ...plan.exclusions, ...plan.negatives])]
}

/** "No text, no people" as two terms, whether or not the prompt says them so. */
function listExcluded(draft: DraftFacts): string[] {
  const hasLettering = draft.spans.some(({ kind }) => kind === 'quote')
  const terms = findExclusions(draft.text, findSpans(draft.text), draft.language).flatMap(({ items }) => items)
  return terms.map((term) => term.toLowerCase()).filter((term) => !(hasLettering && lettering.test(term)))
}

/** A guess at the subject would be worse than none. */
function listMissing({ subject }: Composition): string[] {
  return subject.source === null ? ['what the picture shows'] : []
}
