import { countPictureWords } from '../prompt/count-picture-words.ts'
import { describeRatio, ratioShape } from '../prompt/find-ratio.ts'
import { pickChoice, pickPlace } from '../prompt/pick-choice.ts'
import { capitalise, endSentence, finishSentence } from '../prompt/polish-sentence.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { seedOf } from '../prompt/seed-of.ts'
import { splitChoices } from '../prompt/split-choices.ts'
import { isColourList } from '../prompt/vary-wording.ts'

export interface SceneOptions {
  wordsMax: number
  /** Below this, finishing sentences are added. */
  wordsMin: number
  /** Where the ratio is said: with the view, at the start, or nowhere. */
  ratioNoun: string | null
}

const laidOut = ['Framed', 'Composed', 'Shown', 'Arranged', 'Presented'] as const
const seen = ['Framed', 'Shown', 'Seen', 'Pictured', 'Viewed'] as const
const viewNoun =
  /^an? (?:[\w'-]+,? ){0,6}(?:view|viewpoint|framing|close-up|perspective|composition|angle|frame|vista)\b/u
/** Where the camera stands, which is no view. */
const standpoint = /^an? (?:(?!view)[\w'-]+,? ){0,4}(?:angle|viewpoint)\b/u
const ratioSentences = splitChoices(`
  Set in a {r} format.; The frame is a {r}.; Use a {r} frame.; Composed for a {r} frame.; In a {r} format.; Keep it in a {r} frame.;
  Framed in {r} format.; Laid out for a {r} frame.; The picture has a {r} format.; Shown in a {r} frame.; Take a {r} format.;
  The whole picture in a {r} frame.
`)
const paletteLeads = splitChoices('in a palette of')
const listLeads = splitChoices('in a palette of; in tones of; in colours of; in hues of')
const aloneLeads = splitChoices('the palette is; the palette:')
const aloneLists = splitChoices('the palette is; its tones are; its colours are; the palette:')
const positiveLeads = splitChoices('The picture shows; The scene has; It keeps to')

/** A picture in a few sentences: what is seen, the light, then framing, lens and colour. */
export function writeScene(plan: ImagePlan, options: SceneOptions): string[] {
  const sentences = [finishCaption(plainDashes(plan.subject).trim(), plan)].filter((text) => text !== '')
  sentences.push(...describeLettering(plan), ...describePositives(plan))
  if (plan.localised) return [...sentences, ...describeLocalised(plan, options, countPictureWords(sentences.join(' ')))]
  if (plan.isUntouched && plan.details.length === 0) return sentences
  const own = countPictureWords(sentences.join(' '))
  let room = options.wordsMax - own
  const light = plan.light ? [`${capitalise(plan.light)}.`] : []
  room -= countPictureWords(light.join(' '))
  sentences.push(...light)
  const view = describeView(plan, options.ratioNoun, room)
  room -= countPictureWords(view)
  sentences.push(...(view === '' ? [] : [view]))
  if (plan.medium && room > countPictureWords(plan.medium)) sentences.push(`${describeMedium(plan)}.`)
  // What is long enough by itself need not be counted again.
  if (own < options.wordsMin) sentences.push(...describeDetails(plan, sentences, options))
  return sentences
}

/** Our sentences follow on the last line of a caption, so that line gets its stop. */
function finishCaption(caption: string, { draft }: ImagePlan): string {
  const lastLineAt = caption.lastIndexOf('\n') + 1
  const last = caption.slice(lastLineAt)
  return lastLineAt === 0
    ? finishSentence(last, draft.language)
    : caption.slice(0, lastLineAt) + endSentence(last, draft.language)
}

/** The ratio as a sentence of its own, when neither the caption nor the view says it. */
export function writeRatio(plan: ImagePlan, sentences: readonly string[]): string[] {
  if (plan.ratio === null || !/^\d+:\d+$/u.test(plan.ratio)) return []
  const said = sentences.join(' ')
  if (said.includes(plan.ratio)) return []
  if (plan.localised) return [`${capitalise(localRatio(plan, plan.ratio))}${plan.localised.stop}`]
  return [pickChoice(ratioSentences, seedOf(plan.draft), 'ratio-sentence').replace('{r}', describeRatio(plan.ratio))]
}

/** A hyphen pair that begins a word would read as another tool's parameter. */
export function plainDashes(text: string): string {
  return text.replaceAll(/(?<=^|\s)-{2,}(?=[A-Za-z])/gu, '').replaceAll(/-{2,}/gu, '–')
}

/** A name that is to be read in the picture stands in quotes, once. */
function describeLettering(plan: ImagePlan): string[] {
  return plan.lettering === null ? [] : [`The name "${plan.lettering}" appears once, in clean sans-serif letters.`]
}

const clearOf = /^a scene clear of (?=any )/u

function describePositives(plan: ImagePlan): string[] {
  const named = plan.positives.filter((phrase) => clearOf.test(phrase))
  const shown = plan.positives.filter((phrase) => !clearOf.test(phrase))
  const sentences = named.length === 0 ? [] : [`The scene is clear of ${joinNamed(named)}.`]
  if (shown.length === 0) return sentences
  // What is said in another language stands by itself.
  if (plan.draft.language !== 'en' && plan.draft.language !== 'und')
    return [...sentences, `${capitalise(shown.join(plan.localised?.comma ?? ', '))}${plan.localised?.stop ?? '.'}`]
  // Beside "the scene is clear of" another opening is taken.
  const lead = named.length > 0 ? 'It keeps to' : pickChoice(positiveLeads, seedOf(plan.draft), 'positives')
  return [...sentences, `${lead} ${shown.join(', with ')}.`]
}

/** "any plastic bags or posters". */
function joinNamed(phrases: readonly string[]): string {
  const nouns = phrases.map((phrase) => phrase.replace(clearOf, '').replace(/^any /u, ''))
  return `any ${nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} or ${nouns.at(-1)}`}`
}

function describeView(plan: ImagePlan, ratioNoun: string | null, room: number): string {
  const parts: string[] = []
  const isSaid = ratioNoun === null || plan.ratio === null || plan.hasRatioInText
  const ratio = isSaid || plan.ratio === null ? null : nameRatio(plan.ratio, plan.framing)
  if (plan.framing) {
    const isView = ratio === null && viewNoun.test(plan.framing)
    const shape = ratio === null ? '' : ` in a ${ratio} ${ratioNoun}`
    const joiner = standpoint.test(plan.framing) ? 'from' : isView ? 'in' : 'as'
    parts.push(`${leadWord(plan, isView ? seen : laidOut)}${shape} ${joiner} ${plan.framing}`)
  }
  const lens = plan.lens ? `with ${/^(?:8\d{0,2}|11|18)mm/u.test(plan.lens) ? 'an' : 'a'} ${plan.lens}` : ''
  if (lens !== '' && fits(parts, lens, room)) parts.push(parts.length > 0 ? lens : `taken ${lens}`)
  const palette = plan.palette ? describePalette(plan, parts.length === 0) : ''
  if (palette !== '' && fits(parts, palette, room)) parts.push(palette)
  if (parts.length === 0) return ''
  return `${capitalise(parts.join(', '))}.`
}

/** Colours in a list may be called tones; a sentence about them stays a palette. */
function describePalette({ palette, draft }: ImagePlan, isAlone: boolean): string {
  const isList = palette !== null && isColourList(palette)
  const leads = isAlone ? (isList ? aloneLists : aloneLeads) : isList ? listLeads : paletteLeads
  return `${pickChoice(leads, seedOf(draft), 'palette lead')} ${palette}`
}

/** "A wide view in a wide frame" says it twice. */
function nameRatio(ratio: string, framing: string | null): string {
  return framing && /\bwide\b/u.test(framing)
    ? describeRatio(ratio).replace(/^wide /u, 'horizontal ')
    : describeRatio(ratio)
}

/** "Framed as a chest-up framing" says it twice; another word is taken then. */
function leadWord(plan: ImagePlan, leads: readonly string[]): string {
  const free = leads.filter((lead) => !plan.framing?.includes(lead.slice(0, 4).toLowerCase()))
  const [first = 'Shown', ...others] = free
  return pickChoice([first, ...others], seedOf(plan.draft), 'view')
}

function fits(parts: readonly string[], next: string, room: number): boolean {
  return countPictureWords([...parts, next].join(' ')) <= room
}

function describeMedium({ medium }: ImagePlan): string {
  const lower = medium ? medium.charAt(0).toLowerCase() + medium.slice(1) : ''
  // "Concept art" takes no article, "a concept drawing" does.
  const article = /\bart(?:$| with| on)/u.test(lower) ? '' : /^[aeiou]/u.test(lower) ? 'an ' : 'a '
  return `Made as ${article}${lower}`
}

/** Finishing sentences until the target's least length is reached. */
function describeDetails(plan: ImagePlan, sentences: readonly string[], { wordsMin }: SceneOptions): string[] {
  const added: string[] = []
  for (const detail of plan.details) {
    if (countPictureWords([...sentences, ...added].join(' ')) >= wordsMin) break
    const sentence = `${detail}.`
    if (!plan.subject.includes(sentence)) added.push(sentence)
  }
  return added
}

function describeLocalised(plan: ImagePlan, { wordsMin }: SceneOptions, own: number): string[] {
  const table = plan.localised
  if (!table) return []
  const parts = [plan.light, plan.framing, plan.palette].filter((part) => part !== null)
  const sentences = parts.length === 0 ? [] : [`${capitalise(parts.join(table.comma))}${table.stop}`]
  const offset = pickPlace(plan.details.length, seedOf(plan.draft), 'detail')
  const details = [...plan.details.slice(offset), ...plan.details.slice(0, offset)]
  for (const detail of details) {
    if (own + countPictureWords(sentences.join(' ')) >= wordsMin) break
    sentences.push(`${capitalise(detail)}${table.stop}`)
  }
  return sentences
}

function localRatio(plan: ImagePlan, ratio: string): string {
  return plan.localised?.ratio[ratioShape(ratio)].replace('{r}', ratio) ?? ratio
}
