import { bodies, chooseFraming, isEmptyPlace, isSky, isTree, showsSurroundings } from './choose-framing.ts'
import { choosePalette } from './choose-palette.ts'
import { buildCueIndex, findCues } from './cue-index.ts'
import { flatStyle } from './data/choice-needs.ts'
import { briefLights, flatDomains } from './data/image-brief.ts'
import { commonDetails, flatDetails, imageDetails } from './data/image-details.ts'
import { findImageDomain } from './data/image-domains.ts'
import { plainLenses, reportageLenses } from './data/image-lenses.ts'
import { localisedImages } from './data/image-localised.ts'
import { drawnTerms } from './data/picture-terms.ts'
import { dropDenied } from './drop-denied.ts'
import { findCondition } from './find-condition.ts'
import { findMood } from './find-mood.ts'
import { ratioShape, type Shape } from './find-ratio.ts'
import { fitChoices } from './fit-choices.ts'
import type { ImageDomain } from './image-domain.ts'
import { nameDrawnMedium } from './name-drawn-medium.ts'
import { pickChoice, pickPlace } from './pick-choice.ts'
import type { ChoiceContext } from './plan-image-context.ts'
import { localiseImage } from './plan-image-localised.ts'
import type { ImageChoices } from './prompt-plan.ts'
import type { Word } from './read-words.ts'
import { seedOf } from './seed-of.ts'
import { type ChoiceSize, sizeChoices } from './size-choices.ts'
import { type Choices, splitChoices } from './split-choices.ts'
import { varyWording } from './vary-wording.ts'

/** From here on a caption brings its own colours and view, which a choice of ours could contradict. */
const sparseWordsMax = 29
/** Up to here there is room for a wording that is a word or two longer. */
const variedWordsMax = 20
/** A full caption has no room for a lens as well. */
const lensWordsMax = 90

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
/** They go with any colour. */
const openPalettes = splitChoices(`
  quiet, natural tones; tones drawn from the subject itself; tones close to those of the place;
  restrained, natural tones; few and quiet tones; true, unforced tones
`)
const anyPicture = findImageDomain('scene')
const shading = /shad(?:ow|ed)|strokes|dots|solid|heavier/u
const drawnIndex = buildCueIndex([{ key: true, weight: 1, phrases: drawnTerms }])
/** A caption that begins with what kind of picture it is. */
const opensWithKind =
  /^\W*(?:an? |the )?(?:[\w-]{1,20} ){0,3}(?:portrait|headshot|shot|view|close-up|closeup|cover|screen|card|post|wallpaper|banner|avatar)\b/iu

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
  const { draft } = context
  if (context.isClosed) return nothing
  const isForeign = draft.language !== 'en' && (draft.language !== 'und' || !isPlainLatin(draft.text))
  const table = isForeign ? (localisedImages[draft.language] ?? null) : null
  if (table || (isForeign && draft.language === 'und'))
    return { ...nothing, ratio: chooseRatio(context, null), ...localiseImage(context, table) }
  if (!isForeign) return chooseEnglish(context)
  // A language that we recognise and do not write borrows English choices, of those that suit whatever is shown.
  const borrowed = chooseEnglish({ ...context, domain: anyPicture })
  // Its colours may be named in words that we do not know.
  const palette = borrowed.palette === null ? null : pickChoice(openPalettes, seedOf(draft), 'palette')
  return { ...borrowed, opening: null, palette }
}

function chooseEnglish(context: ChoiceContext): ImageChoices {
  const { draft, domain, words, axes } = context
  const isPhoto = isPhotograph(draft.text)
  const isDrawn = !isPhoto && findCues(drawnIndex, words).length > 0
  const isPhotographic = isPhoto || (domain.lens.length > 0 && !isDrawn)
  const isSparse = words.length <= sparseWordsMax
  const sizes = sizeChoices(context)
  const namesKind =
    axes.has('medium') || axes.has('lens') || opensWithKind.test(draft.text) || nameDrawnMedium(draft) !== null
  const isOpen = !namesKind && !(isDrawn && domain.lens.length > 0)
  const medium = isOpen && isSparse ? pickChoice(fitChoices(domain.kinds, draft.text), seedOf(draft), 'kind') : null
  const framing = sizes.framing ? chooseFraming(context, isDrawn, sizes.framing) : null
  const chosen: ImageChoices = {
    opening: medium,
    medium: medium !== null && namesMedium(domain) ? medium : null,
    light:
      sizes.light && !(context.targetId === 'midjourney' && context.denied.has('light'))
        ? chooseLight(context, sizes.light)
        : null,
    framing,
    palette: isSparse && !axes.has('palette') && !exactColour.test(draft.text) ? choosePalette(context) : null,
    lens: wantsLens(context, { isPhoto, isPhotographic, isSparse }) ? chooseLens(context, framing) : null,
    details: orderDetails(domain, seedOf(draft)),
    ratio: chooseRatio(context, framing),
    isPhotographic,
    isUntouched: false,
  }
  const isUntouched = ![chosen.light, chosen.framing, chosen.palette, chosen.lens].some((choice) => choice !== null)
  return isUntouched ? { ...chosen, opening: null, medium: null, isUntouched } : chosen
}

/** Colours given by number are the palette. */
const exactColour = /#[0-9a-f]{6}\b|\brgba?\(|\bpantone \d/iu

function isPlainLatin(text: string): boolean {
  for (const character of text) if ((character.codePointAt(0) ?? 0) > 0x24f && /\p{L}/u.test(character)) return false
  return true
}

function isPhotograph(text: string): boolean {
  return /\bphotos?\b|\bphotograph(?!ers?\b)|\bshot on\b|\bdslr\b|\bphoto-?realis/iu.test(text)
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

/** A macro lens shows no tree from root to crown, and a portrait lens no surroundings. */
function chooseLens(context: ChoiceContext, framing: string | null): string {
  const { draft, domain } = context
  const isWhole = domain.group === 'plants' && (isTree(context) || /\b(?:full|wide|whole)\b/u.test(framing ?? ''))
  const own = showsSurroundings(context) ? reportageLenses : domain.lens
  const free = isWhole ? own.filter((lens) => !lens.includes('macro')) : own
  const [first = '50mm lens at f/5.6', ...others] = free.length > 0 ? free : plainLenses
  return pickChoice([first, ...others], seedOf(draft), 'lens')
}

function chooseLight(context: ChoiceContext, size: ChoiceSize): string {
  const { draft, domain, words } = context
  if (size === 'brief') return pickChoice(briefLights, seedOf(draft), 'light')
  const isFlat = flatStyle.test(draft.text.slice(0, openingReach))
  const usual = isFlat
    ? flatLights
    : (findMood(domain, words)?.light ?? findCondition(domain, words)?.light ?? domain.light)
  const fit = isForColouring(domain, words) ? drop(usual, shading) : isSky(context) ? drop(usual, bodies) : usual
  const open = dropDenied(fitChoices(fit, context.draft.text), context.denied)
  const light = pickChoice(open, seedOf(draft), 'light')
  return words.length > variedWordsMax ? light : varyWording(light, seedOf(draft), 'light words')
}

const openingReach = 300
const flatLights = splitChoices(`
  flat, even light keeps every shape clean; plain light leaves the colour areas pure; even light lies on all shapes alike
`)

/** A page to colour in has empty areas only. */
function isForColouring(domain: ImageDomain, words: readonly Word[]): boolean {
  return domain.id === 'line-art' && words.some(({ lower }) => /^colou?ring$/u.test(lower))
}

function drop(lights: Choices, unfit: RegExp): Choices {
  const [first = lights[0], ...others] = lights.filter((light) => !unfit.test(light))
  return [first, ...others]
}

const broadView = /\b(?:wide|broad|panoramic|spacious)\b/u
const tallView = /\btall (?:composition|view|frame|crop)\b/u
/** Where the kind of picture has no ratio of the shape that is asked for. */
const ratiosOf: Readonly<Record<Shape, Choices>> = { vertical: ['2:3', '4:5'], wide: ['3:2', '16:9'], square: ['1:1'] }

/** As the author wants it to lie; else a wide view in a tall frame shows little on either side, and a tall one is tall. */
function chooseRatio(context: ChoiceContext, framing: string | null): string {
  const { draft, domain, shape } = context
  const isWide = isEmptyPlace(context) || (framing !== null && broadView.test(framing))
  const isTall = framing !== null && tallView.test(framing)
  const suits = (ratio: string): boolean => {
    const own = ratioShape(ratio)
    if (shape !== null) return own === shape
    return isTall ? own === 'vertical' : !isWide || own !== 'vertical'
  }
  const usual = shape ?? (isTall ? 'vertical' : null)
  const [first, ...others] = domain.ratios.filter(suits)
  const open: Choices = first !== undefined ? [first, ...others] : usual !== null ? ratiosOf[usual] : [domain.ratio]
  return pickChoice(open, seedOf(draft), 'ratio')
}

/** The finishing sentences of the group, in an order of this draft's own. */
function orderDetails(domain: ImageDomain, text: string): string[] {
  const details = flatDomains.has(domain.id) ? flatDetails : [...(imageDetails[domain.group] ?? []), ...commonDetails]
  const offset = pickPlace(details.length, text, 'detail')
  return [...details.slice(offset), ...details.slice(0, offset)]
}
