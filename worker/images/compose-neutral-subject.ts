import { pickChoice } from '../prompt/pick-choice.ts'
import { type Choices, splitChoices } from '../prompt/split-choices.ts'
import { readStyleName } from './compose-medium.ts'
import type { ImageReading } from './image-reading.ts'
import type { Placement } from './measure-saliency.ts'

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
const central = splitChoices('A single central subject; One central subject; A single subject at the centre')
const single = splitChoices('A single subject {where}; One subject {where}; A single focal subject {where}')
const open = splitChoices('An open scene; A wide open scene; An open, unbroken scene')
const symmetric = splitChoices('A symmetric arrangement; A mirrored, symmetric motif; A symmetric motif')
const dense = splitChoices('A dense, detailed scene; A field of dense detail; A scene dense with detail')
const spread = splitChoices(
  'A full scene from edge to edge; A scene that fills the frame; A scene spread across the frame',
)
const designed: Readonly<Record<string, Choices>> = {
  screenshot: splitChoices('A screen of a user interface; A user interface screen; A single screen of an interface'),
  document: splitChoices('A page of printed text; A printed page; A page set in printed text'),
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
  const seed = measures.palette.map(({ hex }) => hex).join('')
  const choose = (options: Choices) => pickChoice(options, seed, 'neutral')
  const first = measures.palette[0]
  const composition = description.composition?.text ?? ''
  if (first === undefined || measures.isEmpty) return 'An empty, transparent ground'
  if (measures.isBlank) return `A plain field of ${first.name}`
  const page = readStyleName(description) === null ? undefined : designed[measures.kind.kind]
  if (page) return `${choose(page)}${measures.isCutOut ? transparent : ''}`
  const { placement } = measures.saliency
  const focalPoint = composition.includes('focal point') ? placement : null
  const isGround = measures.layout.emptyShare >= emptyShareMin && first.share >= groundShareMin
  const ground = measures.isCutOut ? transparent : isGround ? ` on ${article(first.name)} ${first.name} ground` : ''
  if (focalPoint === 'centre') return `${choose(central)}${ground}`
  if (focalPoint) return `${choose(single).replace('{where}', where[focalPoint])}${ground}`
  if (composition.includes('horizon') || composition.includes('skyline')) return choose(open)
  if (composition.includes('symmetric')) return `${choose(symmetric)}${measures.isCutOut ? transparent : ''}`
  if (measures.isCutOut) return `A cut-out arrangement${transparent}`
  if (composition.includes('dense detail')) return choose(dense)
  return isGround ? `A spare arrangement${ground}` : choose(spread)
}

function article(noun: string): string {
  return /^[aeiou]/iu.test(noun) ? 'an' : 'a'
}
