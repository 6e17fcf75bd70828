import type { Description } from '../describe/describe-description.ts'
import { article, joinAnd } from '../describe/phrases.ts'
import type { ImageReading } from '../image-reading.ts'

export interface FramingOptions {
  /** How many statements about the frame and the surface are said. */
  partsMax: number
  /** The subject phrase already says where the eye goes. */
  isPlacementSaid: boolean
  /** Focus and surface as far as they fit the medium of the prompt. */
  surface: readonly string[]
}

const angleViews: Readonly<Record<string, string>> = { 'eye level': 'an eye-level view' }

/** Shot, angle, placement and surface as one noun phrase: "a centred composition with darkened corners and fine grain". */
export function writeFraming({ description, measures }: ImageReading, options: FramingOptions): string {
  const composition = (description.composition?.text ?? '').split(', ').slice(1)
  const { head, rest } = takeHead(description, composition, options.isPlacementSaid)
  const parts = measures.isBlank ? options.surface : interleave(rest.map(withArticle), options.surface)
  const said = parts.slice(0, options.partsMax)
  return said.length === 0 ? head : `${head} with ${joinAnd(said)}`
}

function takeHead(
  { camera }: Description,
  composition: readonly string[],
  isPlacementSaid: boolean,
): { head: string; rest: string[] } {
  const isCentred = composition.includes('centred focal point')
  const isSymmetric = composition.includes('symmetric arrangement')
  const shot = camera.shot?.text ?? null
  const angle = camera.angle?.text ?? null
  const taken = new Set<string>()
  let head = 'a composition'
  if (shot) head = `${article(shot)} ${shot}${angle ? sayAngle(angle) : ''}`
  else if (angle) head = angleViews[angle] ?? `${article(angle)} ${angle} view`
  else if (isSymmetric) {
    head = 'a symmetric composition'
    taken.add('symmetric arrangement')
  } else if (isCentred) {
    head = 'a centred composition'
    taken.add('centred focal point')
  }
  const isSaid = (part: string) => isPlacementSaid && /focal point|transparent ground/u.test(part)
  const rest = composition.filter((part) => !taken.has(part) && !isSaid(part))
  if (head !== 'a composition') return { head, rest }
  if (rest.length === 0)
    return {
      head: isPlacementSaid && hasOffCentre(composition) ? 'an off-centre composition' : 'a frame-filling composition',
      rest,
    }
  return { head, rest }
}

function hasOffCentre(composition: readonly string[]): boolean {
  return composition.some((part) => part.includes('focal point') && !part.includes('centred'))
}

function sayAngle(angle: string): string {
  return angle === 'eye level' ? ' at eye level' : ` at ${article(angle)} ${angle}`
}

/** Where only a few are said, both the frame and the surface are among them. */
function interleave(frame: readonly string[], surface: readonly string[]): string[] {
  return [...frame.slice(0, 1), ...surface.slice(0, 2), ...frame.slice(1), ...surface.slice(2)]
}

/** Focus before grain: it decides more of the picture. A sharp part is a statement of its own. */
export function listSurface({ texture }: Description): string[] {
  const parts = (texture?.text ?? '').split(', ').filter((part) => part !== '')
  const isFocus = (part: string) => /focus|depth of field|blur/u.test(part)
  return [...parts.filter(isFocus), ...parts.filter((part) => !isFocus(part))].flatMap((part) =>
    part.replace(/ without grain$/u, '').split(' with '),
  )
}

function withArticle(part: string): string {
  if (/^(?:\w+ )?(?:horizon|skyline)\b|^symmetric arrangement|^transparent ground/u.test(part))
    return `${article(part)} ${part}`
  return part.includes('focal point') ? `${part.startsWith('centred') ? 'a' : 'the'} ${part}` : part
}
