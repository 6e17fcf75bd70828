import type { TargetId } from '#shared/catalog/targets.ts'
import { cleanCaption } from './clean-caption.ts'
import { buildCueIndex, findCues } from './cue-index.ts'
import { type ImageAxis, imageAxisPatterns, imageAxisStems, imageAxisTerms } from './data/image-axes.ts'
import { colourNames } from './data/image-colours.ts'
import { deniedThings } from './denied-things.ts'
import { detectLanguage } from './detect-language.ts'
import type { DraftFacts } from './draft-facts.ts'
import { editsPicture, sayRestStays } from './edits-picture.ts'
import { findLettering } from './find-lettering.ts'
import { findOrientation } from './find-orientation.ts'
import { findRatio, ratioShape } from './find-ratio.ts'
import type { ImageDomain } from './image-domain.ts'
import { listNegatives, listParameterTerms, wantsLettering } from './pick-negatives.ts'
import { chooseAdditions } from './plan-image-choices.ts'
import { foldExclusions } from './plan-image-exclusions.ts'
import { readImageFlags } from './plan-image-flags.ts'
import { joinKeywords } from './plan-image-words.ts'
import { finishSentence } from './polish-sentence.ts'
import type { Conversion, ImagePlan } from './prompt-plan.ts'
import { readDraft } from './read-draft.ts'
import { provenValues, readObjectCaption } from './read-object-caption.ts'
import { readWords, type Word } from './read-words.ts'
import { removeParts } from './remove-parts.ts'
import { stripWeights } from './strip-weights.ts'
import { isWideWord } from './wide-script.ts'

export interface ImagePlanning {
  plan: ImagePlan
  changes: string[]
  warnings: string[]
  conversions: Conversion[]
}

const axisIndex = buildCueIndex(
  Object.entries(imageAxisTerms).map(([axis, phrases]) => ({ key: axis as ImageAxis, weight: 1, phrases })),
)
const asksForJson =
  /(?:,? ?\b(?:as|in|into) (?:a |an )?(?:structured )?json(?: (?:prompt|format|object|structure))?|,? ?\bjson (?:prompt|format|output)|,? ?\bas a structured prompt)\b:?/iu

// The words of a result are asked about by the check and by the score.
const knownAxes = new WeakMap<readonly Word[], ReadonlySet<ImageAxis>>()

/** The same as `findImageAxes`, found once for words that are kept. */
export function imageAxesOf(words: readonly Word[]): ReadonlySet<ImageAxis> {
  const axes = knownAxes.get(words) ?? findImageAxes(words)
  knownAxes.set(words, axes)
  return axes
}

/** Words from here on are in no Latin script. */
const greekStart = 0x370

/** Which axes of a picture the words already decide. */
export function findImageAxes(words: readonly Word[]): Set<ImageAxis> {
  const axes = new Set<ImageAxis>()
  for (const hit of findCues(axisIndex, words)) {
    if (hit.key !== 'light' || !isColourOrSignal(words, hit.at)) axes.add(hit.key)
  }
  const beyond = words.filter(({ text }) => text.charCodeAt(0) >= greekStart)
  if (beyond.length === 0) return axes
  const said = beyond.map(({ lower }) => lower).join(' ')
  for (const [axis, pattern] of imageAxisStems) if (pattern.test(said)) axes.add(axis)
  const wide = beyond.filter(isWideWord).map((word) => word.text)
  if (wide.length > 0) {
    const text = wide.join(' ')
    for (const [axis, pattern] of imageAxisPatterns) if (pattern.test(text)) axes.add(axis)
  }
  return axes
}

/** "Light blue" is a colour and a traffic light a thing. */
function isColourOrSignal(words: readonly Word[], at: number): boolean {
  if (words[at]?.stem !== 'light') return false
  const next = words[at + 1]?.stem ?? ''
  const previous = words[at - 1]?.stem ?? ''
  return colourNames.has(next) || /^(?:bulb|switch|pole)$/u.test(next) || /^(?:traffic|stop|brake)$/u.test(previous)
}

/** Decides a picture: the author's caption, then one light, one framing and one palette where the caption is silent. */
export function planImage(
  sent: DraftFacts,
  domain: ImageDomain,
  targetId: TargetId,
  wantsNegative: boolean,
): ImagePlanning {
  // Every other model reads an object as it is.
  const object = targetId === 'midjourney' ? readObjectCaption(sent.text) : null
  if (!object) return planCaption(sent, domain, targetId, wantsNegative)
  const planned = planCaption(readDraft(object.text), domain, targetId, wantsNegative && object.exclusions.length === 0)
  const exclusions = [...planned.plan.exclusions, ...object.exclusions]
  const ratio = object.ratio ?? planned.plan.ratio
  const said = { from: sent.text.trim(), to: provenValues(object.values, planned.conversions) }
  return {
    plan: { ...planned.plan, exclusions, ratio, hasRatioInText: object.ratio !== null || planned.plan.hasRatioInText },
    changes: [
      'Wrote the values of the object as a caption, in their order.',
      `Said "${said.from}" as "${said.to}".`,
      ...planned.changes,
    ],
    warnings: planned.warnings,
    conversions: [said],
  }
}

function planCaption(sent: DraftFacts, domain: ImageDomain, targetId: TargetId, wantsNegative: boolean): ImagePlanning {
  const flags = readImageFlags(sent)
  const bare = removeParts(sent.text, flags)
  // Parameters are in no language; the words before them decide.
  const draft = flags.length === 0 ? sent : { ...sent, language: detectLanguage(bare, readWords(bare)) }
  const caption = readCaption(draft, targetId, bare)
  const words = caption.text === sent.text ? sent.words : readWords(caption.text)
  const isEdit = editsPicture(caption.text)
  const isOwnLayout = draft.isStructured || words.length === 0 || isEdit
  const denied = deniedThings(draft)
  const axes = findImageAxes([...words, ...readWords(caption.positives.join(', '))])
  const stated = findRatio(draft.text, flags, draft.words)
  const hasRatio = stated !== null && /^\d+:\d+$/u.test(stated)
  const additions = chooseAdditions({
    draft,
    domain,
    targetId,
    text: caption.text,
    words: denied.stems.size === 0 ? words : words.filter(({ stem }) => !denied.stems.has(stem)),
    axes,
    denied: denied.stems,
    shape: hasRatio ? ratioShape(stated) : findOrientation(draft),
    isClosed: isOwnLayout,
  })
  const hasExclusions = flags.some((flag) => flag.name === 'no') || closingDenial.test(caption.text)
  const pickTerms = targetId === 'midjourney' ? listParameterTerms : listNegatives
  const isMark = domain.id === 'logo' && !additions.isUntouched
  const addsNegatives = wantsNegative && !hasExclusions && !isOwnLayout
  const plan: ImagePlan = {
    kind: 'image',
    draft,
    subject: isEdit ? sayEdit(caption.text, draft, targetId) : isMark ? nameFlatLogo(caption.text) : caption.text,
    ...additions,
    flags,
    ratio: isOwnLayout ? null : hasRatio ? stated : additions.ratio,
    hasRatioInText: hasRatio,
    exclusions: caption.items,
    positives: caption.positives,
    denied: wantsNegative && !isOwnLayout ? denied.items : [],
    negatives: addsNegatives ? pickTerms(draft, domain, caption.text) : [],
    hasExclusions,
    isLettered: wantsLettering(draft),
    isLogo: domain.id === 'logo' || domain.id === 'icon',
    isPattern:
      domain.id === 'pattern' || (domain.id === 'texture' && /\btil(?:e|eable|ing)|seamless/iu.test(caption.text)),
    isDrawn: domain.lens.length === 0,
    isJson: caption.isJson,
    lettering: isMark ? findLettering(draft) : null,
  }
  return {
    plan,
    changes: [...caption.changes, ...describeChoices(additions)],
    warnings: isEdit ? [...caption.warnings, editWarning] : caption.warnings,
    conversions: caption.conversions,
  }
}

const closingDenial = /\bno (?:extra |added |other )?(?:text|watermark|mockup)/iu
const editWarning = 'This changes a picture that exists: it has to be given to the model together with the prompt.'

/** An edit is an order; where a part is changed, it says that the rest stays. */
function sayEdit(caption: string, { language }: DraftFacts, targetId: TargetId): string {
  const rest = language === 'en' && targetId !== 'midjourney' ? sayRestStays(caption, targetId === 'flux') : null
  return rest === null ? caption : `${finishSentence(caption, language)} ${rest}`
}

/** A mark is flat unless its author says otherwise. */
function nameFlatLogo(caption: string): string {
  const isStyled =
    /\b(?:vector|flat|3d|realistic|emblem|hand-drawn|vintage|retro|watercolou?r|gradient|metallic|photo)/iu.test(
      caption,
    )
  return isStyled ? caption : caption.replace(/^(?:an? |the )?logo (?=for |of )/iu, 'A flat vector logo ')
}

interface Caption {
  text: string
  items: string[]
  positives: string[]
  isJson: boolean
  changes: string[]
  warnings: string[]
  conversions: Conversion[]
}

/** The author's words as a caption for this target: without request, empty praise, foreign marks and exclusions. */
function readCaption(draft: DraftFacts, targetId: TargetId, bare: string): Caption {
  if (draft.isStructured || editsPicture(bare))
    return { text: bare, items: [], positives: [], isJson: false, changes: [], warnings: [], conversions: [] }
  const json = targetId === 'flux' ? asksForJson.exec(bare) : null
  const asked = json ? removeParts(bare, [{ start: json.index, end: json.index + json[0].length }]) : bare
  const stripped = stripWeights(asked)
  const cleaned = cleanCaption(stripped.text)
  const folded = foldExclusions(cleaned.text, draft, targetId)
  const conversions = [
    ...stripped.conversions,
    ...cleaned.removed.map((removed) => ({ from: removed, to: '' })),
    ...folded.conversions,
    ...(json ? [{ from: json[0].trim(), to: '' }] : []),
  ]
  const changes: string[] = []
  if (cleaned.removed.length > 0) changes.push(`Left out words that carry no picture: ${cleaned.removed.join(', ')}.`)
  for (const { from, to } of folded.conversions)
    changes.push(to === '' ? `Took out "${from}".` : `Said "${from}" as "${to}".`)
  if (json) changes.push('Wrote the prompt as JSON, as asked.')
  return {
    text: joinKeywords(folded.text, draft, targetId),
    items: folded.items,
    positives: folded.positives,
    isJson: json !== null,
    changes,
    warnings: [...stripped.warnings, ...folded.warnings],
    conversions,
  }
}

function describeChoices(additions: ReturnType<typeof chooseAdditions>): string[] {
  const named = [
    ['medium', additions.medium],
    ['light', additions.light],
    ['framing', additions.framing],
    ['palette', additions.palette],
    ['lens', additions.lens],
  ] as const
  return named.flatMap(([axis, choice]) => (choice === null ? [] : [`Chose the ${axis}: ${choice}.`]))
}
