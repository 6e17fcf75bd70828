import { imageClosings } from '../prompt/data/image-closings.ts'
import { describeRatio } from '../prompt/find-ratio.ts'
import { pickChoice, pickPlace } from '../prompt/pick-choice.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { seedOf } from '../prompt/seed-of.ts'
import { splitChoices } from '../prompt/split-choices.ts'
import { sayFlags } from './flag-words.ts'
import { chatgptProfile } from './profiles/chatgpt.ts'
import { renderSentences } from './render-sentences.ts'
import type { Rendering } from './target-writer.ts'
import { writeRatio, writeScene } from './write-scene.ts'

const openings = splitChoices(`
  {k} in a {r} format; {k} composed for a {r} frame; {k} for a {r} frame; {k} set in a {r} format; {k} in a {r} frame;
  {k} laid out for a {r} frame
`)
/** "A photograph for a guide for a frame" has one "for" too many. */
const plainOpenings = splitChoices(
  '{k} in a {r} format; {k} set in a {r} format; {k} in a {r} frame; {k} framed in {r}',
)
const lettering = splitChoices(
  'extra text; stray lettering; added captions; extra words; stray letters; added text; loose letters',
)
const misspellings = splitChoices('misspelt lettering; misspelt words; garbled letters; broken letters; wrong letters')
const displays = splitChoices('mockup; mockup scene; product mockup; presentation mockup')
const marks = splitChoices('watermark; signature; border; picture frame; date stamp; artist mark')
const termsMax = 3

/** Purpose first, then the scene; what must stay out is one sentence at the end. */
export function writeChatgptImage(plan: ImagePlan): Rendering {
  const flags = sayFlags(plan, 'tail')
  const opening = writeOpening(plan, flags.sentences)
  const options = { wordsMax: chatgptProfile.imageWordsMax, wordsMin: 0, ratioNoun: opening === '' ? 'format' : null }
  const scene = writeScene(plan.opening ? { ...plan, medium: null } : plan, options)
  const said = [opening, ...scene, ...flags.sentences].filter((sentence) => sentence !== '')
  return renderSentences(plan, [...said, ...writeRatio(plan, said), ...closeWith(plan, flags.excluded)], flags)
}

/** The closing sentence: the author's parameter, or ours; beside the author's exclusions only for who asked for a list. */
function closeWith(plan: ImagePlan, excluded: readonly string[]): string[] {
  const isWanted = plan.denied !== undefined && plan.denied.length + plan.negatives.length > 0
  if (excluded.length > 0) return [`No ${joinTerms(excluded)}.`]
  if (plan.isUntouched) return []
  const closing = plan.localised ? imageClosings[plan.draft.language] : undefined
  if (plan.localised) return closing && isWanted ? [plan.isLettered ? closing.lettered : closing.plain] : []
  const isClosed = /(?:^|[.!?] )No [^.!?\n]{1,200}\.?\s*$/u.test(plan.subject)
  return plan.hasExclusions && (!isWanted || isClosed) ? [] : [writeTail(plan)]
}

/** "Natural pet photograph in a vertical 4:5 format." when the caption does not say what it is. */
function writeOpening(plan: ImagePlan, flagSentences: readonly string[]): string {
  if (plan.opening === null || plan.isUntouched) return ''
  const isSaid = plan.ratio === null || plan.hasRatioInText || flagSentences.some((sentence) => /\d:\d/u.test(sentence))
  if (isSaid) return `${plan.opening}.`
  const shape = pickChoice(/ for /u.test(plan.opening) ? plainOpenings : openings, seedOf(plan.draft), 'opening')
  return `${shape.replace('{k}', plan.opening).replace('{r}', describeRatio(plan.ratio ?? ''))}.`
}

function writeTail(plan: ImagePlan): string {
  const denied = (plan.denied ?? []).join(' ')
  const isTextDenied = /\b(?:text|words?|letters|lettering|writing|captions?)\b/u.test(denied)
  const free = (term: string): string[] => (denied.includes(term) ? [] : [term])
  const terms = [
    ...(plan.isLogo ? [pickChoice(displays, seedOf(plan.draft), 'display')] : []),
    ...(isTextDenied ? [] : [pickChoice(plan.isLettered ? misspellings : lettering, seedOf(plan.draft), 'lettering')]),
    ...free(pickChoice(marks, seedOf(plan.draft), 'mark')),
    ...plan.negatives.filter((term) => !/text|watermark|mockup|letter/u.test(term)),
  ].slice(0, termsMax)
  const offset = pickPlace(terms.length, seedOf(plan.draft), 'tail')
  const turned = [...terms.slice(offset), ...terms.slice(0, offset)]
  return `No ${joinTerms(turned)}.`
}

function joinTerms(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`
}
