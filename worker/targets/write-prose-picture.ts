import type { PicturePlan } from '../text-engine/plan/plan.ts'
import { applyEdits, type Edit } from '../text-engine/text/apply-edits.ts'
import { dropTrailing } from '../text-engine/text/drop-trailing.ts'
import { capitalise } from './capital-starts.ts'
import { drawingFlags, dropFlags } from './caption.ts'
import { sayFlags, sentenceOf } from './flag-words.ts'
import { describeRatio } from './ratio.ts'
import type { PictureView, Writing } from './writing.ts'

/** How a model takes what is to be left out, and what it must be told beside the picture. */
export interface ProseForm {
  /** Further edits of the author's text that the model's syntax demands. */
  edits: readonly Edit[]
  changes: readonly string[]
  /** A sentence for excluded things; null says them nowhere. */
  sayExcluded: (terms: readonly string[]) => string | null
  /** Behind everything else. */
  closing: string | null
}

/** The author's caption, then what follows from it in sentences; parameters of another tool are put into words. */
export function writeProsePicture(plan: PicturePlan, { usual, withNegatives }: PictureView, form: ProseForm): Writing {
  const { draft, clauses } = plan
  const flags = drawingFlags(draft)
  const said = sayFlags(flags)
  const caption = applyEdits(draft.text, [...form.edits, ...dropFlags(draft, flags)]).trim()
  const ours = withNegatives ? plan.negatives.filter((term) => !isNamed(caption, term)) : []
  const excluded = [...said.excluded, ...ours]
  const isEnglish = draft.language === 'en'
  const sentences = [
    ...(isEnglish ? sayRatio(plan) : []),
    ...said.sentences,
    ...(excluded.length === 0 ? [] : [form.sayExcluded(excluded)]),
  ].filter((sentence) => sentence !== null)
  const scene = plan.sentences ? [stop(caption), ...plan.sentences].join(' ') : addClauses(caption, clauses)
  const body = sentences.length === 0 ? scene : [stop(scene), ...sentences].join(' ')
  // Nothing but a capital would be a change for nothing.
  const opening = body === caption ? caption : capitalise(body, usual)
  const text = [opening, form.closing].filter((part) => part !== null && part !== '').join('\n\n')
  return {
    text,
    changes: [
      ...form.changes,
      ...clauses.map((clause) => `Added: ${clause}.`),
      ...sentences.map((sentence) => `Added: ${sentence}`),
    ],
    warnings: said.warnings,
  }
}

/** A format in words is worth a sentence where the use demands it or more is added; alone it reads as a slip. */
function sayRatio({ ratio, isRatioOfUse, clauses }: PicturePlan): string[] {
  if (ratio === null || (clauses.length === 0 && !isRatioOfUse)) return []
  return [`${sentenceOf(describeRatio(ratio))} format.`]
}

/** A caption that is one phrase goes on; behind a whole sentence another begins. */
function addClauses(caption: string, clauses: readonly string[]): string {
  if (clauses.length === 0) return caption
  const list = clauses.join(', ')
  return isStopped(caption) ? `${caption} ${sentenceOf(list)}.` : `${caption}, ${list}.`
}

function stop(scene: string): string {
  return scene === '' || isStopped(scene) ? scene : `${dropTrailing(scene, ' \n,;:')}.`
}

function isStopped(scene: string): boolean {
  return '.!?…。！？'.includes(dropTrailing(scene, '"”\')]').at(-1) ?? '.')
}

function isNamed(caption: string, term: string): boolean {
  return caption.toLowerCase().includes(term.toLowerCase())
}
