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
  const isTailed = !plan.isUntouched && !plan.hasExclusions && !plan.localised
  const own = flags.excluded.length > 0 ? [`No ${joinTerms(flags.excluded)}.`] : []
  const tail = isTailed ? [writeTail(plan)] : own
  return renderSentences(plan, [...said, ...writeRatio(plan, said), ...tail], flags)
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
  const terms = [
    ...(plan.isLogo ? [pickChoice(displays, seedOf(plan.draft), 'display')] : []),
    pickChoice(plan.isLettered ? misspellings : lettering, seedOf(plan.draft), 'lettering'),
    pickChoice(marks, seedOf(plan.draft), 'mark'),
    ...plan.negatives.filter((term) => !/text|watermark|mockup|letter/u.test(term)),
  ].slice(0, termsMax)
  const offset = pickPlace(terms.length, seedOf(plan.draft), 'tail')
  const turned = [...terms.slice(offset), ...terms.slice(0, offset)]
  return `No ${joinTerms(turned)}.`
}

function joinTerms(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} or ${terms.at(-1)}`
}
