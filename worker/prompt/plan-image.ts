import type { TargetId } from '#shared/catalog/targets.ts'
import { cleanCaption } from './clean-caption.ts'
import { findExclusions, positiveWording, removeParts } from './convert-exclusions.ts'
import { buildCueIndex, findCues } from './cue-index.ts'
import { type ImageAxis, imageAxisTerms, lightConditions } from './data/image-axes.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findLettering } from './find-lettering.ts'
import { findRatio } from './find-ratio.ts'
import { findSpans } from './find-spans.ts'
import { hasPhrase } from './has-phrase.ts'
import type { ImageDomain } from './image-domain.ts'
import { pickByHash } from './pick-by-hash.ts'
import { pickNegatives } from './pick-negatives.ts'
import type { Conversion, ImagePlan } from './prompt-plan.ts'
import { type Flag, imageFlagNames, readFlagAt } from './read-flag.ts'
import { readWords, type Word } from './read-words.ts'

/** A caption this long has its own picture in mind; only bare axes are filled, and past the second bound none. */
const fullCaptionWords = 45
const closedCaptionWords = 70
/** From here on a caption brings its own view and colours, which a choice of ours could contradict. */
const lightOnlyWords = 30

const axisIndex = buildCueIndex(
  Object.entries(imageAxisTerms).map(([axis, phrases]) => ({ key: axis as ImageAxis, weight: 1, phrases })),
)

export interface ImagePlanning {
  plan: ImagePlan
  changes: string[]
  warnings: string[]
  conversions: Conversion[]
}

/** Which axes of a picture the words already decide. */
export function findImageAxes(words: readonly Word[]): Set<ImageAxis> {
  return new Set(findCues(axisIndex, words).map((hit) => hit.key))
}

/** Decides a picture: the author's caption, then one light, one framing and one palette where the caption is silent. */
export function planImage(
  draft: DraftFacts,
  domain: ImageDomain,
  targetId: TargetId,
  wantsNegative: boolean,
): ImagePlanning {
  const changes: string[] = []
  const warnings: string[] = []
  const conversions: Conversion[] = []
  const flags = takesFlags(targetId) || hasFlags(draft) ? readFlags(draft) : []
  const bare = removeParts(draft.text, flags)
  const caption = draft.isStructured ? { text: bare, removed: [] } : cleanCaption(bare)
  if (caption.removed.length > 0) changes.push(`Left out words that carry no picture: ${caption.removed.join(', ')}.`)
  for (const removed of caption.removed) conversions.push({ from: removed, to: '' })
  const folded = foldExclusions(caption.text, targetId, draft, conversions, warnings)
  const additions = chooseAdditions(draft, domain, folded.text)
  if (additions.light) changes.push(`Chose the light: ${additions.light}.`)
  if (additions.framing) changes.push(`Chose the framing: ${additions.framing}.`)
  if (additions.palette) changes.push(`Chose the palette: ${additions.palette}.`)
  const stated = findRatio(draft.text, flags)
  const plan: ImagePlan = {
    kind: 'image',
    draft,
    subject: folded.text,
    ...additions,
    flags,
    ratio: stated ?? (additions.isUntouched ? null : domain.ratio),
    hasRatioInText: stated !== null,
    exclusions: folded.items,
    positives: folded.positives,
    negatives: wantsNegative ? pickNegatives(draft, domain.avoid) : [],
    isLogo: domain.id === 'logo',
    lettering: domain.id === 'logo' && !additions.isUntouched ? findLettering(draft) : null,
  }
  return { plan, changes, warnings, conversions }
}

function takesFlags(targetId: TargetId): boolean {
  return targetId === 'midjourney' || targetId === 'flux'
}

function hasFlags(draft: DraftFacts): boolean {
  return draft.spans.some((span) => span.kind === 'flag')
}

function readFlags(draft: DraftFacts): Flag[] {
  return draft.spans.flatMap((span) => {
    const flag = span.kind === 'flag' ? readFlagAt(draft.text, span.start) : null
    return flag && imageFlagNames.has(flag.name) ? [flag] : []
  })
}

interface Folded {
  text: string
  items: string[]
  positives: string[]
}

/** Exclusions become a parameter, a positive wording, or stay as written, as the target needs. */
function foldExclusions(
  text: string,
  targetId: TargetId,
  draft: DraftFacts,
  conversions: Conversion[],
  warnings: string[],
): Folded {
  if (draft.isStructured) return { text, items: [], positives: [] }
  const needsPositive = targetId === 'flux' || targetId === 'gemini'
  if (!needsPositive && targetId !== 'midjourney') return { text, items: [], positives: [] }
  const spans = findSpans(text)
  const exclusions = findExclusions(text, spans)
  const hasLettering = draft.spans.some((span) => span.kind === 'quote')
  const folded = exclusions.flatMap((exclusion) => {
    const clashes = hasLettering && exclusion.items.some((item) => /^(?:text|words|letters|writing)$/u.test(item))
    if (clashes) warnings.push(`"${exclusion.from}" meets the lettering in quotes; the lettering is kept.`)
    const positives = clashes ? [] : targetId === 'midjourney' ? [] : positiveWording(exclusion)
    if (positives === null) {
      warnings.push(
        `"${exclusion.from}" has no sure positive wording and stays as written; this model may paint what it names.`,
      )
      return []
    }
    const lettering = draft.spans.find((span) => span.kind === 'quote')?.text ?? ''
    conversions.push({
      from: exclusion.from,
      to: clashes && targetId !== 'midjourney' ? lettering : positives.join(', ') || exclusion.items.join(', '),
    })
    return [{ ...exclusion, items: clashes && targetId !== 'midjourney' ? [] : exclusion.items, positives }]
  })
  return {
    text: removeParts(text, folded),
    items: folded.flatMap((exclusion) => exclusion.items),
    positives: [...new Set(folded.flatMap((exclusion) => exclusion.positives))],
  }
}

type Additions = Pick<ImagePlan, 'light' | 'framing' | 'palette' | 'lens' | 'isPhotographic' | 'isUntouched'>

function chooseAdditions(draft: DraftFacts, domain: ImageDomain, subject: string): Additions {
  const words = readWords(subject)
  const axes = findImageAxes(words)
  const silent: Additions = {
    light: null,
    framing: null,
    palette: null,
    lens: null,
    isPhotographic: false,
    isUntouched: true,
  }
  const isPhoto = /\bphoto|\bshot on|\bdslr/iu.test(subject)
  const decided = (['light', 'framing', 'palette'] as const).filter((axis) => axes.has(axis)).length
  if (words.length === 0 || words.length >= closedCaptionWords || decided === 3 || draft.isStructured) return silent
  if (words.length >= fullCaptionWords && decided >= 1) return silent
  if (words.length >= lightOnlyWords) {
    return {
      ...silent,
      light: axes.has('light') ? null : chooseLight(draft, domain),
      isPhotographic: false,
      isUntouched: false,
    }
  }
  const isDrawn = axes.has('medium') && !isPhoto
  const lenses = isDrawn ? [] : domain.lens
  const [firstLens, ...otherLenses] = lenses
  // A long caption carries its own colours and view; it lacks only what no word decides.
  return {
    light: axes.has('light') ? null : chooseLight(draft, domain),
    framing: axes.has('framing') ? null : pickByHash(domain.framing, draft.text, 'framing'),
    palette: axes.has('palette') || namesColours(words) ? null : pickByHash(domain.palette, draft.text, 'palette'),
    lens:
      axes.has('lens') || axes.has('framing') || !firstLens
        ? null
        : pickByHash([firstLens, ...otherLenses], draft.text, 'lens'),
    isPhotographic: isPhoto || lenses.length > 0,
    isUntouched: false,
  }
}

const colours = new Set([
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'purple',
  'pink',
  'black',
  'white',
  'brown',
  'gold',
  'golden',
  'silver',
  'grey',
  'gray',
  'teal',
  'cream',
  'beige',
  'turquoise',
  'crimson',
  'scarlet',
  'violet',
  'indigo',
  'amber',
  'emerald',
])
const namedColoursMin = 2

function namesColours(words: readonly Word[]): boolean {
  return words.filter((word) => colours.has(word.stem)).length >= namedColoursMin
}

function chooseLight(draft: DraftFacts, domain: ImageDomain): string {
  if (domain.lens.length > 0 || domain.id === 'scene') {
    const condition = lightConditions.find((candidate) => candidate.cues.some((cue) => hasPhrase(draft, cue)))
    if (condition) return pickByHash(condition.options, draft.text, 'light')
  }
  return pickByHash(domain.light, draft.text, 'light')
}
