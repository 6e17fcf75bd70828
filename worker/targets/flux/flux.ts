import type { Exclusion } from '../../text-engine/analyze/draft.ts'
import type { PicturePlan } from '../../text-engine/plan/plan.ts'
import type { Edit } from '../../text-engine/text/ranges.ts'
import { dropAsking, isBareList, listExclusions, subjectsOf } from '../caption.ts'
import type { Target } from '../target.ts'
import { universal } from '../universal/universal.ts'
import { proseImage, proseInstructions, sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'
import { checkFlux, sceneWordsMax } from './check-flux.ts'
import stored from './positives.json' with { type: 'json' }

/** Image-only, without negation: it paints everything that the prompt names. */
export const flux: Target = {
  verifiedOn: '2026-11',
  modalities: ['image'],
  chat: universal.chat,
  image: {
    ...proseImage,
    wordsMax: sceneWordsMax,
    understandsNegation: false,
    negativesWarning: 'FLUX reads no negative prompt; the list is for tools that take one.',
    detail: { partsMax: 4, colorsMax: 4, hasHex: true, hasShortCaption: false },
    write: (plan, view) => {
      const { edits, changes } = rewriteNegations(plan)
      return writeProsePicture(
        plan,
        { ...view, withNegatives: false },
        {
          edits: [...dropAsking(plan.draft), ...edits],
          changes,
          sayExcluded: sayKeptOut,
        },
      )
    },
    check: checkFlux,
    instructions: proseInstructions('flux/picture', `Mostly 90 to ${sceneWordsMax} words.`),
  },
  strictRules: new Set(),
}

interface Positive {
  said: string
  for: readonly string[]
  /** The kinds of pictures of which it can be said; any where there are none. */
  kinds?: readonly string[]
}

const positives: readonly Positive[] = stored
const positiveOf = new Map(positives.flatMap((entry) => entry.for.map((term) => [term, entry] as const)))
const anyKind = new Set(['any', 'extra', 'visible', 'additional', 'single', 'random'])

/**
 * Says what is there instead of what the author excludes, for a model without negation; only where that is natural,
 * and otherwise the exclusion stays as written.
 */
function rewriteNegations(plan: PicturePlan): { edits: Edit[]; changes: string[] } {
  const rewritten = listExclusions(plan.draft).flatMap((list) => rewrite(plan, list) ?? [])
  const changes = rewritten.map(
    ({ start, end, text }) =>
      `Said by what is there instead: "${plan.draft.text.slice(start, end).trim()}" is "${text.trim()}".`,
  )
  return { edits: rewritten, changes }
}

function rewrite({ draft, taskId }: PicturePlan, list: readonly Exclusion[]): Edit | null {
  const first = list[0]
  const last = list.at(-1)
  if (!first || !last || !isBareList(list)) return null
  const said = subjectsOf(draft, list).map((subject) => lookUp(subject, taskId))
  if (!said.every((phrase) => phrase !== null)) return null
  return { start: first.range.start, end: last.range.end, text: [...new Set(said)].join(' and ') }
}

/** The wording for a thing in the singular or the plural. */
function lookUp(subject: string, kind: string | null): string | null {
  const [first = '', ...others] = subject.toLowerCase().split(' ')
  const term = (anyKind.has(first) ? others : [first, ...others]).join(' ')
  const found = positiveOf.get(term) ?? positiveOf.get(term.replace(/s$/u, ''))
  return found && (!found.kinds || found.kinds.includes(kind ?? '')) ? found.said : null
}
