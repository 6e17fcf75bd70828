import type { ImageSource, ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import { drawingFlags, dropFlags } from '../../../targets/caption.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { applyEdits } from '../../../text-engine/text/apply-edits.ts'
import type { Described } from '../describe/describe-description.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Composition } from './compose-composition.ts'
import type { DecidedAxes } from './compose-decided.ts'
import { plainLight } from './compose-light.ts'
import { readStyleName } from './compose-medium.ts'
import type { ComposedSubject } from './compose-subject.ts'

type Fields = Pick<
  ImageToPromptResult,
  'subject' | 'style' | 'texture' | 'lighting' | 'composition' | 'color_palette' | 'camera' | 'aspect_ratio' | 'sources'
>
interface Field {
  text: string | null
  source: ImageSource | null
}

/** What is known about the picture, each with where it comes from; unknown is null in both. */
export function listFields({ reading, subject, decided, draft }: Composition): Fields {
  const { description, measures } = reading
  const style = choose(decided.phrases.medium, subject, description.style)
  const lighting = choose(decided.phrases.light, subject, description.lighting)
  const isLightOpen = lighting.text === null && !decided.axes.has('light')
  const light = isLightOpen ? plainLight(measures, readStyleName(description) !== null) : lighting
  const texture = measured(description.texture)
  const composition = measured(description.composition)
  const ratio = measured(description.aspectRatio)
  const camera = listCamera(reading, subject, decided)
  return {
    subject: subject.source === null ? null : subject.isPrompt ? bareWords(draft) : subject.text,
    style: style.text,
    texture: texture.text,
    lighting: light?.text ?? null,
    composition: composition.text,
    color_palette: description.colorPalette?.colors.map(({ hex, name, share }) => ({ hex, name, share })) ?? null,
    camera: camera.values,
    aspect_ratio: ratio.text,
    sources: {
      subject: subject.source,
      style: style.source,
      texture: texture.source,
      lighting: light?.source ?? null,
      composition: composition.source,
      color_palette: description.colorPalette?.source ?? null,
      camera: camera.sources,
      aspect_ratio: ratio.source,
    },
  }
}

/** A prompt without its parameters: what it says about the picture. */
function bareWords(draft: Draft): string {
  return applyEdits(draft.text, dropFlags(draft, drawingFlags(draft))).trim()
}

function listCamera({ description, camera: facts }: ImageReading, subject: ComposedSubject, decided: DecidedAxes) {
  const { camera } = description
  const isFramed = decided.axes.has('framing')
  // A guess from the pixels gives way to what somebody knows.
  const shot = choose(decided.shot ?? undefined, subject, isFramed && decided.shot === null ? null : camera.shot)
  const angle = choose(decided.angle ?? undefined, subject, isFramed && decided.angle === null ? null : camera.angle)
  const lens = camera.lens ? measured(camera.lens) : choose(decided.phrases.lens, subject, null)
  const aperture = measured(camera.aperture)
  const shutter = measured(camera.shutterSpeed)
  return {
    values: {
      shot: shot.text,
      angle: angle.text,
      lens: lens.text,
      aperture: aperture.text,
      shutter_speed: shutter.text,
      iso: camera.iso === null ? null : (facts?.iso ?? null),
    },
    sources: {
      shot: shot.source,
      angle: angle.source,
      lens: lens.source,
      aperture: aperture.source,
      shutter_speed: shutter.source,
      iso: camera.iso?.source ?? null,
    },
  }
}

function choose(phrase: string | undefined, subject: ComposedSubject, described: Described | null): Field {
  return phrase === undefined ? measured(described) : { text: phrase, source: subject.source }
}

function measured(described: Described | null): Field {
  return { text: described?.text ?? null, source: described?.source ?? null }
}
