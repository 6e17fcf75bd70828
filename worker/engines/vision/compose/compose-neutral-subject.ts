import { article } from '../describe/phrases.ts'
import type { ImageReading } from '../image-reading.ts'
import type { Placement } from '../pixels/measure/measure-saliency.ts'
import { readStyleName } from './compose-medium.ts'

const where: Readonly<Record<Exclude<Placement, 'centre'>, string>> = {
  'left third': 'in the left third',
  'right third': 'in the right third',
  'upper third': 'in the upper third',
  'lower third': 'in the lower third',
  'upper left': 'at the upper left',
  'upper right': 'at the upper right',
  'lower left': 'at the lower left',
  'lower right': 'at the lower right',
}
const central = 'A single central subject'
const single = 'A single subject {where}'
const open = 'An open scene'
const symmetric = 'A symmetric arrangement'
const dense = 'A dense, detailed scene'
const spread = 'A full scene from edge to edge'
const designed: Readonly<Record<string, string>> = {
  screenshot: 'A screen of a user interface',
  document: 'A page of printed text',
}
/** From here on the largest colour is what the subject stands on. */
const groundShareMin = 0.45
const emptyShareMin = 0.5
const transparent = ' on a transparent ground'

/**
 * What stands for a subject that nobody names: how many centres the picture has and where, on which ground. Pixels
 * cannot tell what it is, so it is never said.
 */
export function describeNeutralSubject({ measures, description }: ImageReading): string {
  const first = measures.palette[0]
  const composition = description.composition?.text ?? ''
  if (first === undefined || measures.isEmpty) return 'An empty, transparent ground'
  if (measures.isBlank) return `A plain field of ${first.name}`
  const page = readStyleName(description) === null ? undefined : designed[measures.kind.kind]
  if (page) return `${page}${measures.isCutOut ? transparent : ''}`
  const { placement } = measures.saliency
  const focalPoint = composition.includes('focal point') ? placement : null
  const isGround = measures.layout.emptyShare >= emptyShareMin && first.share >= groundShareMin
  const ground = measures.isCutOut ? transparent : isGround ? ` on ${article(first.name)} ${first.name} ground` : ''
  if (focalPoint === 'centre') return `${central}${ground}`
  if (focalPoint) return `${single.replace('{where}', where[focalPoint])}${ground}`
  if (composition.includes('horizon') || composition.includes('skyline')) return open
  if (composition.includes('symmetric')) return `${symmetric}${measures.isCutOut ? transparent : ''}`
  if (measures.isCutOut) return `A cut-out arrangement${transparent}`
  if (composition.includes('dense detail')) return dense
  return isGround ? `A spare arrangement${ground}` : spread
}
