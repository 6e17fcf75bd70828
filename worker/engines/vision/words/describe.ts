import { chooseStyleColors } from '../facts/palette-facts.ts'
import { type FactSource, type Focus, isPhotograph, type VisualFacts } from '../facts/visual-facts.ts'
import type { CameraFacts } from '../metadata/file-facts.ts'
import type { MeasuredColor } from '../pixels/measure/measure-palette.ts'
import { describeLight } from './light.ts'
import { joinAnd, joinKnown, phrases, withArticle } from './phrases.ts'

/** One statement, as a noun phrase that reads well in a caption. */
export interface Described {
  text: string
  source: FactSource
}

/** The facts in words, field by field as the API has them. Unknown is null. */
export interface Description {
  style: Described | null
  texture: Described | null
  lighting: Described | null
  composition: Described | null
  camera: Record<'shot' | 'angle' | 'lens' | 'aperture' | 'shutterSpeed' | 'iso', Described | null>
  colorPalette: { colors: Pick<MeasuredColor, 'hex' | 'name' | 'share'>[]; source: FactSource } | null
  aspectRatio: Described | null
}

export function describeFacts(facts: VisualFacts): Description {
  const { palette, frame, view } = facts
  return {
    style: describeStyle(facts),
    texture: describeTexture(facts),
    lighting: facts.light && describeLight(facts.light),
    composition: describeComposition(facts),
    camera: {
      shot: view.shot && { text: phrases.view.shot[view.shot.value], source: view.shot.source },
      angle: view.angle && { text: phrases.view.angle[view.angle.value].described, source: view.angle.source },
      ...describeCamera(facts.camera),
    },
    colorPalette: palette && {
      colors: palette.colors.map(({ hex, name, share }) => ({ hex, name, share })),
      source: 'measured',
    },
    aspectRatio: frame.ratio === null ? null : { text: frame.ratio, source: 'measured' },
  }
}

/** "photograph, muted palette of slate blue and sand". */
function describeStyle({ coverage, medium, palette }: VisualFacts): Described | null {
  const first = palette?.colors[0]
  if (!palette || !first) return null
  if (coverage === 'blank') return { text: `${phrases.palette.field} ${first.name}`, source: 'measured' }
  const { colors, accent, saturation } = chooseStyleColors(palette)
  const names = colors.map(({ name }) => name)
  const tail = accent && !names.includes(accent.name) ? ` with ${withArticle(accent.name)} accent` : ''
  const inColors = `${saturation} palette of ${joinAnd(names)}${tail}`
  const text = joinKnown([medium && phrases.media[medium.value].name, inColors], ', ')
  return { text, source: medium?.source ?? 'measured' }
}

/** Grain and focus of a photograph; the surface of any other medium. */
function describeTexture({ medium, grain, focus }: VisualFacts): Described | null {
  if (medium !== null && !isPhotograph(medium)) {
    return { text: phrases.media[medium.value].surface.join(' with '), source: medium.source }
  }
  const text = joinKnown(
    [grain && phrases.surface.grain[grain.value].described, focus && sayFocus(focus.value).join(' with ')],
    ', ',
  )
  return text === '' ? null : { text, source: grain?.source === 'exif' ? 'exif' : 'measured' }
}

/** The focus, and what of the image is sharp where that is a part of it. */
export function sayFocus(focus: Focus): string[] {
  if (focus.depth === 'motion') return [phrases.surface.motion[focus.axis]]
  const depth = phrases.surface.focus[focus.depth]
  return focus.depth === 'shallow' && focus.sharpPart ? [depth, phrases.surface.sharpPart[focus.sharpPart]] : [depth]
}

interface ViewPhrase {
  kind: 'transparency' | 'symmetry' | 'horizon' | 'placement' | 'space' | 'corners'
  /** In the description. */
  described: string
  /** In a prompt, behind "a composition with". */
  framed: string
}

/** What is known of the composition beside the shape of the frame, in the order in which it is said. */
export function listViewPhrases({ coverage, view }: VisualFacts): ViewPhrase[] {
  const words = phrases.view
  const { symmetry, horizon, placement, space, corners } = view
  const line = horizon && `${words.horizon.line[horizon.value.line]} ${words.horizon.height[horizon.value.height]}`
  const same = (phrase: string) => ({ described: phrase, framed: phrase })
  const all: (ViewPhrase | null)[] = [
    coverage === 'cut-out' ? { kind: 'transparency', ...words.transparency } : null,
    symmetry && { kind: 'symmetry', ...words.symmetry },
    horizon && line ? { kind: 'horizon', described: line, framed: withArticle(line) } : null,
    placement && { kind: 'placement', ...words.placement[placement.value] },
    space && { kind: 'space', ...same(words.space[space.value]) },
    corners && { kind: 'corners', ...same(words.corners[corners.value]) },
  ]
  return all.filter((phrase) => phrase !== null)
}

/** Always at least the shape of the frame, which is certain. */
function describeComposition(facts: VisualFacts): Described | null {
  if (facts.coverage === 'empty') return null
  const parts = listViewPhrases(facts).map(({ described }) => described)
  return { text: [phrases.view.frame[facts.frame.shape], ...parts].join(', '), source: 'measured' }
}

function describeCamera(camera: CameraFacts | null) {
  const exif = (text: string | null): Described | null => (text === null ? null : { text, source: 'exif' })
  return {
    lens: exif(nameLens(camera)),
    aperture: exif(camera?.aperture ? nameAperture(camera.aperture) : null),
    shutterSpeed: exif(camera?.exposureSeconds ? nameExposure(camera.exposureSeconds) : null),
    iso: exif(camera?.iso ? `ISO ${Math.round(camera.iso)}` : null),
  }
}

/** "35mm lens"; with its full-frame equivalent where that differs. */
function nameLens(camera: CameraFacts | null): string | null {
  const own = camera?.focalLengthMm ?? null
  const onFilm = camera?.focalLength35Mm ?? null
  if (own === null || own <= 0) return onFilm ? `${shortNumber(onFilm)}mm lens` : null
  if (onFilm && Math.abs(onFilm - own) > 1) {
    return `${shortNumber(own)}mm lens (${shortNumber(onFilm)}mm full-frame equivalent)`
  }
  return `${shortNumber(own)}mm lens`
}

/** "1/60 s" or "2.5 s". */
export function nameExposure(seconds: number): string {
  return seconds >= 0.3 ? `${shortNumber(seconds)} s` : `1/${Math.round(1 / seconds)} s`
}

/** One decimal, as lenses are named; the few below f/1 differ in the second. */
export function nameAperture(value: number): string {
  return `f/${value < 0.995 ? Math.round(value * 100) / 100 : shortNumber(value)}`
}

function shortNumber(value: number): string {
  return String(Math.round(value * 10) / 10)
}
