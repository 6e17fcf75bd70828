import { withoutPlural } from '../../../text-engine/text/lemmas.ts'
import { readWords } from '../../../text-engine/text/read-words.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Composition } from './compose-composition.ts'
import type { Look } from './compose-look.ts'

/** What a picture of this kind may well have, and this one does. */
const contradictions: readonly (readonly [said: RegExp, term: RegExp])[] = [
  [/blur|soft focus|shallow/u, /blur/u],
  [/grain/u, /grain|noise|noisy/u],
  [/dense detail|edge to edge|every part/u, /clutter|crowd/u],
  [/darkened corners/u, /vignett/u],
  [/interface|printed/u, /text|letter|lorem|icon/u],
]

/** Exclusions that fit this picture: those of the prompt that made it first, then what would spoil it. */
export function chooseNegatives({ reading, subject, draft }: Composition, look: Look): string[] {
  const said = [draft.text, look.light, look.framing, look.palette, look.medium].filter(Boolean).join(' ').toLowerCase()
  const shown = new Set(readWords(said).map(({ lower }) => withoutPlural(lower)))
  return dropNarrower([...subject.excluded, ...listSpoiling(reading)]).filter(
    (term) =>
      !contradictions.some(([seen, unwanted]) => seen.test(said) && unwanted.test(term)) &&
      !readWords(term).some(({ lower }) => shown.has(withoutPlural(lower))),
  )
}

/** "stray text" adds nothing to "text". */
function dropNarrower(terms: readonly string[]): string[] {
  return terms.filter((term, at) => {
    const words = new Set(term.split(' '))
    return !terms.slice(0, at).some((earlier) => earlier.split(' ').every((word) => words.has(word)))
  })
}

/** What would spoil just this picture: the opposite of what was measured. */
function listSpoiling({ measures, description }: ImageReading): string[] {
  const { layout, cast, horizon, saliency } = measures
  const texture = description.texture?.text ?? ''
  const composition = description.composition?.text ?? ''
  return [
    ...(/sharp focus|deep focus|crisp/u.test(texture) ? ['blur'] : []),
    ...(texture.includes('clean surfaces') ? ['noise'] : []),
    'watermark',
    ...(composition.includes('level horizon') && horizon.isStraight ? ['tilted horizon'] : []),
    ...(cast.saturation === 'muted' || cast.saturation === 'monochrome' ? ['oversaturated colours'] : []),
    ...(layout.emptyShare >= 0.5 ? ['clutter'] : []),
    ...(saliency.placement !== null && composition.includes('focal point') ? ['duplicate subject'] : []),
    'border',
    'signature',
    'date stamp',
  ]
}
