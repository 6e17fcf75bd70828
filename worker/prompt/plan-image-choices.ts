import { buildCueIndex, findCues } from './cue-index.ts'
import { actionFramings, briefFramings, briefLights, stillForms } from './data/image-brief.ts'
import { imageConditions } from './data/image-conditions.ts'
import { commonDetails, imageDetails, namedColourPalettes } from './data/image-details.ts'
import { localisedImages } from './data/image-localised.ts'
import { drawnTerms } from './data/picture-terms.ts'
import type { ImageDomain } from './image-domain.ts'
import { pickChoice, pickPlace } from './pick-choice.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import { localiseImage } from './plan-image-localised.ts'
import { findColours } from './plan-image-words.ts'
import type { ImageChoices } from './prompt-plan.ts'
import type { Word } from './read-words.ts'
import { seedOf } from './seed-of.ts'
import { type ChoiceSize, sizeChoices } from './size-choices.ts'
import { type Choices, splitChoices } from './split-choices.ts'

/** From here on a caption brings its own colours and view, which a choice of ours could contradict. */
const sparseWordsMax = 29
/** A full caption has no room for a lens as well. */
const lensWordsMax = 90
/** Colours that a caption names before a palette of ours would only repeat them. */
const coloursMax = 3

const flatDomains = new Set([
  'logo',
  'icon',
  'infographic',
  'ui',
  'sheet',
  'pattern',
  'line-art',
  'pixel-art',
  'poster',
])
const mediumDomains = new Set([
  'illustration',
  'childrens',
  'anime',
  'comic',
  'character',
  'environment',
  'fine-art',
  'abstract',
])
const drawnIndex = buildCueIndex([{ key: true, weight: 1, phrases: drawnTerms }])
/** A caption that begins with what kind of picture it is. */
const opensWithKind =
  /^\W*(?:an? |the )?(?:[\w-]{1,20} ){0,3}(?:portrait|headshot|shot|view|close-up|closeup|cover|screen|card|post|wallpaper|banner|avatar)\b/iu
const cameraWords = /\b(?:lens|focus|depth of field|exposure|blurred)\b/u
const action = /^\p{Ll}{2,}ing$/u
const faceWords = new Set(['portrait', 'headshot', 'close-up', 'closeup', 'selfie', 'face', 'eyes'])

const nothing: ImageChoices = {
  opening: null,
  medium: null,
  light: null,
  framing: null,
  palette: null,
  lens: null,
  details: [],
  ratio: null,
  isPhotographic: false,
  isUntouched: true,
}

/** One decision for each axis that the caption leaves open and that its length has room for. */
export function chooseAdditions(context: ChoiceContext): ImageChoices {
  const { draft, domain, words, axes } = context
  if (context.isClosed) return nothing
  const ratio = pickChoice(domain.ratios, seedOf(draft), 'ratio')
  if (draft.language !== 'en' && (draft.language !== 'und' || !isPlainLatin(draft.text)))
    return { ...nothing, ratio, ...localiseImage(context, localisedImages[draft.language] ?? null) }
  const isPhoto = isPhotograph(draft.text)
  const isDrawn = !isPhoto && findCues(drawnIndex, words).length > 0
  const isPhotographic = isPhoto || (domain.lens.length > 0 && !isDrawn)
  const isSparse = words.length <= sparseWordsMax
  const sizes = sizeChoices(context)
  const isOpen = !axes.has('medium') && !axes.has('lens') && !opensWithKind.test(draft.text)
  const medium = isOpen && isSparse ? pickChoice(domain.kinds, seedOf(draft), 'kind') : null
  const framing = sizes.framing ? chooseFraming(context, isDrawn, sizes.framing) : null
  const chosen: ImageChoices = {
    opening: medium,
    medium: medium !== null && namesMedium(domain) ? medium : null,
    light: sizes.light ? chooseLight(context, sizes.light) : null,
    framing,
    palette: isSparse && !axes.has('palette') ? choosePalette(context) : null,
    lens: wantsLens(context, { isPhoto, isPhotographic, isSparse }) ? chooseLens(context, framing) : null,
    details: orderDetails(domain, seedOf(draft)),
    ratio,
    isPhotographic,
    isUntouched: false,
  }
  const isUntouched = ![chosen.light, chosen.framing, chosen.palette, chosen.lens].some((choice) => choice !== null)
  return isUntouched ? { ...chosen, opening: null, medium: null, isUntouched } : chosen
}

function isPlainLatin(text: string): boolean {
  for (const character of text) if ((character.codePointAt(0) ?? 0) > 0x24f && /\p{L}/u.test(character)) return false
  return true
}

function isPhotograph(text: string): boolean {
  return /\bphoto(?!shop)|\bshot on\b|\bdslr\b|\bphotorealis/iu.test(text)
}

/** The kinds of these domains say how the picture is made; elsewhere the caption or the camera says it. */
function namesMedium(domain: ImageDomain): boolean {
  return mediumDomains.has(domain.id)
}

function wantsLens(
  { targetId, axes, words }: ChoiceContext,
  is: { isPhoto: boolean; isPhotographic: boolean; isSparse: boolean },
): boolean {
  if (axes.has('lens') || !is.isPhotographic) return false
  return (is.isSparse && !axes.has('framing')) || (targetId === 'flux' && is.isPhoto && words.length <= lensWordsMax)
}

const plainLenses = splitChoices(
  '50mm lens at f/4; 35mm lens at f/5.6; 70mm lens at f/4; 40mm lens at f/4; 60mm lens at f/5.6',
)

/** A macro lens shows no tree from root to crown. */
function chooseLens({ draft, domain }: ChoiceContext, framing: string | null): string {
  const isWhole = framing !== null && /\b(?:full|wide|whole)\b/u.test(framing)
  const [first, ...others] = isWhole ? domain.lens.filter((lens) => !lens.includes('macro')) : domain.lens
  return pickChoice(first === undefined ? plainLenses : [first, ...others], seedOf(draft), 'lens')
}

function chooseLight({ draft, domain, words }: ChoiceContext, size: ChoiceSize): string {
  if (size === 'brief') return pickChoice(briefLights, seedOf(draft), 'light')
  const condition = findCondition(domain, words)
  return pickChoice(condition?.light ?? domain.light, seedOf(draft), 'light')
}

function chooseFraming({ draft, domain, words }: ChoiceContext, isDrawn: boolean, size: ChoiceSize): string {
  if (size === 'brief') return pickChoice(briefFramings, seedOf(draft), 'framing')
  if (domain.id === 'portrait' && showsAction(words)) return pickChoice(actionFramings, seedOf(draft), 'framing')
  const options = isDrawn ? domain.framing.filter((option) => !cameraWords.test(option)) : domain.framing
  const [first, ...others] = options
  return pickChoice(first === undefined ? domain.framing : [first, ...others], seedOf(draft), 'framing')
}

/** Somebody doing something, where no face is asked for by name. */
function showsAction(words: readonly Word[]): boolean {
  return (
    !words.some(({ lower }) => faceWords.has(lower)) &&
    words.some(({ lower }) => action.test(lower) && !stillForms.has(lower))
  )
}

/** Follows the colours the caption names; then time, weather and place; then the kind of picture. */
function choosePalette({ draft, domain, words }: ChoiceContext): string | null {
  const colours = findColours(words)
  if (colours.length > coloursMax) return null
  if (colours.length > 0 && !(flatDomains.has(domain.id) && colours.length > 1)) {
    const [last = ''] = colours.slice(-1)
    const named = colours.length === 1 ? last : `${colours.slice(0, -1).join(', ')} and ${last}`
    return pickChoice(namedColourPalettes, seedOf(draft), 'palette').replace(
      '{colours}',
      named.replaceAll('golden', 'gold'),
    )
  }
  return pickChoice(findCondition(domain, words)?.palette ?? domain.palette, seedOf(draft), 'palette')
}

/** An office tower is lit from outside. */
const outdoorDomains = new Set(['architecture', 'cityscape', 'landscape', 'seascape', 'vehicles', 'vessels'])
const conditionStems = imageConditions.map(({ id, cues, alsoCues }) => ({
  id,
  cues: cues.map(toStems),
  alsoCues: (alsoCues ?? []).map(toStems),
}))

function toStems(phrase: string): string {
  return ` ${phrase
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .join(' ')} `
}

/** The time, weather or place that the caption names; flat pictures have none. */
function findCondition(domain: ImageDomain, words: readonly Word[]): { light: Choices; palette: Choices } | null {
  if (flatDomains.has(domain.id)) return null
  const text = ` ${words.map((word) => word.stem).join(' ')} `
  const at = conditionStems.findIndex(
    ({ id, cues, alsoCues }) =>
      !(id === 'indoors' && outdoorDomains.has(domain.id)) &&
      cues.some((cue) => text.includes(cue)) &&
      (alsoCues.length === 0 || alsoCues.some((cue) => text.includes(cue))),
  )
  return imageConditions[at] ?? null
}

/** The finishing sentences of the group, in an order of this draft's own. */
function orderDetails(domain: ImageDomain, text: string): string[] {
  const details = [...(imageDetails[domain.group] ?? []), ...commonDetails]
  const offset = pickPlace(details.length, text, 'detail')
  return [...details.slice(offset), ...details.slice(0, offset)]
}
