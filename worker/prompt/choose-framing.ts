import { buildCueIndex, hasCue } from './cue-index.ts'
import {
  actionFramings,
  briefFramings,
  emptyPlaceFramings,
  flatDomains,
  manyFramings,
  placeFramings,
  portraitCompositions,
  stillForms,
  treeFramings,
  treeNames,
} from './data/image-brief.ts'
import { pluralCounts } from './data/image-named-people.ts'
import { dropDenied } from './drop-denied.ts'
import type { Shape } from './find-ratio.ts'
import { fitChoices } from './fit-choices.ts'
import type { ImageDomain } from './image-domain.ts'
import { namesPeople } from './names-people.ts'
import { pickChoice } from './pick-choice.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import type { Word } from './read-words.ts'
import { seedOf } from './seed-of.ts'
import type { ChoiceSize } from './size-choices.ts'
import { type Choices, splitChoices } from './split-choices.ts'
import { varyWording } from './vary-wording.ts'

const tailedWordsMax = 16
const shortFramingWords = 7
const viewTails = splitChoices(
  'with calm edges; with quiet corners; with air on all sides; with clear edges; with open edges',
)
const cameraWords = /\b(?:lens|focus|depth of field|exposure|blurred)\b/u
const action = /^\p{Ll}{2,}ing$/u
const faceWords = new Set(['portrait', 'headshot', 'close-up', 'closeup', 'selfie', 'face', 'eyes', 'hands'])
const moving = new Set(['flight', 'mid-air', 'midair', 'leap', 'mid-jump', 'mid-flight'])
const herds = new Set(
  'herd flock pack swarm family group pair school colony pride litter shoal herds flocks'.split(' '),
)
const restingForms = new Set('sitting sleeping lying resting standing looking staring curled perched'.split(' '))
/** They cut off the body, and with it what it does. */
const cutOff = /\bhead\b|\bclose-up\b|\btight\b|\beyes\b|\bwaist-up\b/u
/** A cover is one picture. */
const pages = /\bpanels?\b|\bpage\b/u
/** They know no near and far. */
const flatArts = new Set(
  'herbarium botanical madhubani mithila warli gond pattachitra kalamkari phad kalighat pichwai miniature mughal papercut paper-cut stained-glass mosaic rangoli kolam mandala embroidery batik quilt tapestry icon egyptian linocut silhouette'.split(
    ' ',
  ),
)
const depth = /\b(?:planes?|near to far|depth|distance|foreground|perspective|layers?|layered|vanishing)\b/u
const paintedDomains = new Set(['fine-art', 'illustration'])
const skyWords = new Set('milky starry aurora northern meteor constellation sky star night'.split(' '))
export const bodies = /\b(?:body|sphere|disc|curved?|surface|crater|relief|hard light|distant star|black|far star)\b/u
const drawnFigures = new Set(['anime', 'character'])
const iconSets = /^(?:set|sets|sheet|pack|icons|stickers|emojis|logos|badges)$/u
const treeIndex = buildCueIndex([{ key: true, weight: 1, phrases: treeNames }])

/** One view, as far as it can show what the caption names. */
export function chooseFraming(context: ChoiceContext, isDrawn: boolean, size: ChoiceSize): string {
  const { draft } = context
  if (size === 'brief') return pickChoice(briefFramings, seedOf(draft), 'framing')
  const fit = dropAgainst(fitChoices(listFramings(context, isDrawn), draft.text), context)
  const usual = pickChoice(dropDenied(fit, context.denied), seedOf(draft), 'framing')
  if (context.words.length > tailedWordsMax) return usual
  const framing = varyWording(usual, seedOf(draft), 'framing words')
  return takesTail(context, framing) ? `${framing} ${pickChoice(viewTails, seedOf(draft), 'view tail')}` : framing
}

const againstShape: Readonly<Record<Shape, RegExp>> = {
  vertical: /\b(?:wide|broad|panoramic|panorama|spacious|horizontal)\b/u,
  wide: /\b(?:tall|vertical|upright) (?:composition|view|frame|crop|format)\b/u,
  square: /\b(?:panoramic|panorama|tall composition)\b/u,
}

/** No view of ours speaks against how the picture is to lie; the first stands in where every one does. */
function dropAgainst(choices: Choices, { shape }: ChoiceContext): Choices {
  if (shape === null) return choices
  const [first = choices[0], ...others] = choices.filter((choice) => !againstShape[shape].test(choice))
  return [first, ...others]
}

/** A short view has room for what its edges look like. */
function takesTail({ domain }: ChoiceContext, framing: string): boolean {
  return (
    !flatDomains.has(domain.id) &&
    framing.split(' ').length <= shortFramingWords &&
    !/,|\b(?:with|that|which|edges?|corners?)\b/u.test(framing)
  )
}

function listFramings(context: ChoiceContext, isDrawn: boolean): Choices {
  const { domain, words, axes } = context
  if (domain.id === 'portrait' && showsAction(words)) return actionFramings
  if (domain.id === 'portrait' && !hasFace(words) && axes.has('setting')) return placeFramings
  if (domain.id === 'icon' && words.some(({ lower }) => iconSets.test(lower))) return manyFramings
  if (paintedDomains.has(domain.id) && hasFace(words)) return portraitCompositions
  if (isTree(context)) return treeFramings
  if (isEmptyPlace(context)) return emptyPlaceFramings
  const isCover = domain.id === 'comic' && words.some(({ lower }) => lower === 'cover' || lower === 'frame')
  const isFlat = words.some(({ lower }) => flatArts.has(lower))
  const isPlaced = drawnFigures.has(domain.id) && axes.has('setting')
  const isBody = isPlaced || (isAnimal(domain) && (isMany(words) || showsAction(words, restingForms)))
  const [first = domain.framing[0], ...others] = domain.framing.filter(
    (option) =>
      !(isSky(context) && bodies.test(option)) &&
      !(isDrawn && cameraWords.test(option)) &&
      !(isBody && cutOff.test(option)) &&
      !(isCover && pages.test(option)) &&
      !(isFlat && depth.test(option)),
  )
  return [first, ...others]
}

/** An anime landscape has no figure to frame. */
export function isEmptyPlace({ domain, words }: ChoiceContext): boolean {
  return domain.id === 'anime' && !namesPeople(words)
}

/** Stars and northern lights are a sky over a place, and no body in the dark. */
export function isSky({ domain, words }: ChoiceContext): boolean {
  return domain.id === 'space' && words.some(({ stem }) => skyWords.has(stem))
}

/** A tree is seen from some way off. */
export function isTree({ domain, words }: ChoiceContext): boolean {
  return domain.id === 'plants' && hasCue(treeIndex, words)
}

/** A portrait in which the surroundings or the doing count; the lens must leave them readable. */
export function showsSurroundings(context: ChoiceContext): boolean {
  const { domain, words, axes } = context
  return domain.id === 'portrait' && !hasFace(words) && (showsAction(words) || axes.has('setting'))
}

/** Insects are near enough in any case. */
function isAnimal({ id, group }: ImageDomain): boolean {
  return group === 'animals' && id !== 'macro'
}

function hasFace(words: readonly Word[]): boolean {
  return words.some(({ lower }) => faceWords.has(lower))
}

/** Somebody doing something, where no face is asked for by name. */
function showsAction(words: readonly Word[], still?: ReadonlySet<string>): boolean {
  return (
    !hasFace(words) &&
    words.some(({ lower }) => moving.has(lower) || (action.test(lower) && !stillForms.has(lower) && !still?.has(lower)))
  )
}

function isMany(words: readonly Word[]): boolean {
  const head = words.slice(0, 4)
  return head.some(({ lower }) => herds.has(lower) || pluralCounts.has(lower))
}
