import type { TargetId } from '#shared/catalog/targets.ts'
import { targets } from '../../../targets/registry.ts'
import type { DetailBudget } from '../../../targets/target.ts'
import { choosePromptColors } from '../facts/palette-facts.ts'
import { isPhotograph, type VisualFacts } from '../facts/visual-facts.ts'
import { listViewPhrases, nameAperture, nameExposure, sayFocus } from './describe.ts'
import { type LightClause, renderLight, sayLight } from './light.ts'
import { joinAnd, joinKnown, phrases, withArticle } from './phrases.ts'

/** What a prompt says from measurement; null where the subject's words already say it. */
export interface Look {
  light: LightClause | null
  /** Without its article. */
  framing: string | null
  palette: string | null
  /** The recorded lens; without one, another camera cue. */
  lens: string | null
  medium: string | null
}

/** How much of the look is said: less where a long subject leaves less room. */
export interface LookDepth {
  hasLight: boolean
  hasFraming: boolean
  hasFinish: boolean
  /** Statements about frame and surface. */
  partsMax: number
}

/** In order of detail; the first that the target's rules accept is used. */
export const lookDepths: readonly LookDepth[] = [
  { hasLight: true, hasFraming: true, hasFinish: true, partsMax: 4 },
  { hasLight: true, hasFraming: true, hasFinish: true, partsMax: 1 },
  { hasLight: true, hasFraming: true, hasFinish: false, partsMax: 0 },
  { hasLight: true, hasFraming: false, hasFinish: false, partsMax: 0 },
  { hasLight: false, hasFraming: true, hasFinish: false, partsMax: 0 },
  { hasLight: false, hasFraming: false, hasFinish: false, partsMax: 0 },
]

/** What the subject's own words decide: nothing measured may contradict it. */
interface LookLimits {
  targetId: TargetId
  decided: ReadonlySet<'medium' | 'light' | 'framing' | 'palette' | 'lens'>
  isPhoto: boolean
  isDrawn: boolean
  /** The subject phrase already states the placement. */
  isPlacementSaid: boolean
  subjectWords: number
}

const fewWords = 12
const manyWords = 20

/** One light, one view, one camera cue and one palette, where the subject's words leave them open. */
export function sayLook(facts: VisualFacts, limits: LookLimits, depth: LookDepth): Look {
  // Nothing is visible: transparency is all that is known.
  if (facts.coverage === 'empty') return unseenLook()
  const { decided } = limits
  const budget = targets[limits.targetId].image.detail
  const isPhotographic = limits.isPhoto || (isPhotograph(facts.medium) && !limits.isDrawn)
  // A watercolour has no depth of field, even where a photograph of it measures one.
  const surface = isPhotographic === isPhotograph(facts.medium) ? listSurface(facts) : { focus: [], rest: [] }
  if (decided.has('lens')) surface.focus = []
  const partsMax = Math.min(depth.partsMax, fitParts(budget, limits.subjectWords))
  const hasLens = isPhotographic && depth.hasFinish && !decided.has('lens')
  const isFocusFramed = !decided.has('framing') && isFocusKnown(facts, surface)
  const lens = hasLens ? sayLens(facts) : null
  return {
    light: depth.hasLight && !decided.has('light') ? sayLight(facts) : null,
    framing: depth.hasFraming && !decided.has('framing') ? sayFraming(facts, limits, surface, partsMax) : null,
    palette: depth.hasFinish && !decided.has('palette') ? sayPalette(facts, budget) : null,
    // Without a recorded lens, a photograph gets another camera cue, unless the framing already says what is sharp.
    lens: lens ?? (hasLens && !isFocusFramed ? sayCue(facts, surface) : null),
    medium:
      decided.has('medium') || !depth.hasFinish || limits.isPhoto || facts.medium === null
        ? null
        : phrases.media[facts.medium.value].noun,
  }
}

function unseenLook(): Look {
  const { light: subject, verb, place } = phrases.light.unseen
  return {
    light: { subject, verb, place },
    framing: phrases.view.composition.empty,
    palette: null,
    lens: null,
    medium: null,
  }
}

/** A long subject leaves a short caption room for the lens and the colours only when the view is brief. */
function fitParts({ partsMax, hasShortCaption }: DetailBudget, subjectWords: number): number {
  if (!hasShortCaption || subjectWords <= fewWords) return partsMax
  return subjectWords <= manyWords ? 1 : 0
}

interface Surface {
  focus: string[]
  rest: string[]
}

/** Focus and grain of a photograph, the surface of any other medium; each statement separately. */
function listSurface({ medium, focus, grain }: VisualFacts): Surface {
  return {
    focus: focus ? sayFocus(focus.value) : [],
    rest: isPhotograph(medium)
      ? grain
        ? [phrases.surface.grain[grain.value].prompt]
        : []
      : medium
        ? phrases.media[medium.value].surface
        : [],
  }
}

/** Motion blur says nothing about the depth of field. */
function isFocusKnown({ focus }: VisualFacts, surface: Surface): boolean {
  return surface.focus.length > 0 && focus?.value.depth !== 'motion'
}

/** Shot, angle, placement and surface as one noun phrase: "centred composition with darkened corners and fine grain". */
function sayFraming(facts: VisualFacts, limits: LookLimits, surface: Surface, partsMax: number): string {
  const { head, rest } = chooseHead(facts, limits.isPlacementSaid)
  // Focus before grain: it decides more of the image.
  const onSurface = [...surface.focus, ...surface.rest]
  // Where only a few are said, both the frame and the surface are among them.
  const all = [...rest.slice(0, 1), ...onSurface.slice(0, 2), ...rest.slice(1), ...onSurface.slice(2)]
  const said = all.slice(0, partsMax)
  return said.length === 0 ? head : `${head} with ${joinAnd(said)}`
}

/** What the view is called, and what is left to say about it. */
function chooseHead(facts: VisualFacts, isPlacementSaid: boolean): { head: string; rest: string[] } {
  const { shot, angle, symmetry, placement } = facts.view
  const names = phrases.view.composition
  const parts = listViewPhrases(facts)
  const restWithout = (taken: string | null) =>
    parts
      .filter(({ kind }) => kind !== taken && !(isPlacementSaid && (kind === 'placement' || kind === 'transparency')))
      .map(({ framed }) => framed)
  if (shot) {
    const beside = angle && phrases.view.angle[angle.value].beside
    return { head: joinKnown([phrases.view.shot[shot.value], beside]), rest: restWithout(null) }
  }
  if (angle) return { head: phrases.view.angle[angle.value].view, rest: restWithout(null) }
  if (symmetry) return { head: names.symmetric, rest: restWithout('symmetry') }
  if (placement?.value === 'centre') return { head: names.centred, rest: restWithout('placement') }
  const rest = restWithout(null)
  if (rest.length > 0) return { head: names.plain, rest }
  return { head: isPlacementSaid && placement ? names.offCentre : names.filling, rest }
}

/** "blue-grey #93A1A9, mist blue #C9CED7 and charcoal #2D3438, kept muted". */
function sayPalette({ palette, coverage }: VisualFacts, { colorsMax, hasHex }: DetailBudget): string | null {
  if (palette === null) return null
  const { colors, saturation } = choosePromptColors(palette, colorsMax)
  const names = colors.map(({ name, hex }) => (hasHex ? `${name} ${hex.toUpperCase()}` : name))
  const degree = coverage === 'blank' ? null : phrases.palette.degree[saturation]
  return joinKnown([joinAnd(names), degree], ', ')
}

/** "114mm lens at f/4.8", by the camera's record. */
function sayLens({ lensMm, camera }: VisualFacts): string | null {
  if (lensMm === null) return null
  const lens = `${lensMm}mm lens`
  return camera?.aperture ? `${lens} at ${nameAperture(camera.aperture)}` : lens
}

/** The focus where the view does not say it, else the recorded exposure, else a cue that holds of every photograph. */
function sayCue(facts: VisualFacts, surface: Surface): string {
  const [focus] = surface.focus
  if (focus !== undefined && isFocusKnown(facts, surface)) return focus
  const { exposureSeconds, aperture } = facts.camera ?? {}
  if (!exposureSeconds) return 'natural exposure'
  return `shutter speed of ${nameExposure(exposureSeconds)}${aperture ? ` at ${nameAperture(aperture)}` : ''}`
}

/** What a light clause, framing and other parts say together, for comparison with exclusions. */
export function renderLook({ light, framing, palette, medium }: Look): string {
  return joinKnown([light && renderLight(light, 'finite'), framing && withArticle(framing), palette, medium])
}

/** The look as parts of a list. */
export function listClauses({ light, framing, palette, lens, medium }: Look): string[] {
  const clauses = [
    medium,
    light && renderLight(light, 'participle'),
    framing,
    lens,
    palette === null ? null : `palette of ${palette}`,
  ]
  return clauses.filter((clause) => clause !== null)
}

/** The same as sentences. */
export function listSentences({ light, framing, palette, lens, medium }: Look): string[] {
  const made = [medium, lens].filter((part) => part !== null).join(', ')
  const sentences = [
    light && renderLight(light, 'finite'),
    framing && withArticle(framing),
    made === '' ? null : made,
    palette === null ? null : `the palette is ${palette}`,
  ]
  return sentences
    .filter((sentence) => sentence !== null)
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
}
