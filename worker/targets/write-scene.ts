import { describeRatio } from '../prompt/find-ratio.ts'
import { pickByHash } from '../prompt/pick-by-hash.ts'
import { capitalise, finishSentence } from '../prompt/polish-sentence.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'

/** A picture in two to four sentences: what is seen, the light, then framing and colour. */
export function writeScene(plan: ImagePlan, wordsMax: number): string[] {
  const subject = finishSentence(plan.subject, plan.draft.language)
  const sentences = subject === '' ? [] : [subject]
  let words = countWords(subject)
  for (const sentence of [
    ...describeLettering(plan),
    ...describePositives(plan),
    describeLight(plan),
    describeView(plan),
  ]) {
    if (sentence === '') continue
    words += countWords(sentence)
    if (words > wordsMax && !plan.positives.some((phrase) => sentence.includes(phrase))) continue
    sentences.push(sentence)
  }
  return sentences
}

/** The ratio as a sentence of its own, when the caption does not say it already. */
export function writeRatio(plan: ImagePlan, noun: string): string[] {
  if (plan.ratio === null) return []
  const isWritten = plan.hasRatioInText && plan.subject.includes(plan.ratio)
  return isWritten || !/^\d+:\d+$/u.test(plan.ratio) ? [] : [`${capitalise(describeRatio(plan.ratio))} ${noun}.`]
}

/** A name that is to be read in the picture stands in quotes, once. */
function describeLettering(plan: ImagePlan): string[] {
  return plan.lettering === null ? [] : [`The name "${plan.lettering}" appears once, in clean sans-serif letters.`]
}

function describePositives(plan: ImagePlan): string[] {
  return plan.positives.length === 0 ? [] : [`The picture shows ${plan.positives.join(', with ')}.`]
}

function describeLight(plan: ImagePlan): string {
  if (!plan.light) return ''
  if (plan.isLogo) return `${capitalise(plan.light)}.`
  const isPlural = /^(?:shafts|patches)/u.test(plan.light)
  const shape = pickByHash(
    isPlural
      ? ['{x} shape the scene.', '{x} set the mood.']
      : ['{x} shapes the scene.', 'The scene is lit by {x}.', '{x} sets the mood.'],
    plan.draft.text,
    'light-sentence',
  )
  return capitalise(shape.replace('{x}', shape.startsWith('{x}') ? plan.light : plan.light))
}

function describeView(plan: ImagePlan): string {
  const parts: string[] = []
  if (plan.framing) parts.push(`${pickByHash(['framed as', 'composed as'], plan.draft.text, 'view')} ${plan.framing}`)
  if (plan.lens) parts.push(plan.lens)
  if (plan.palette) parts.push(plan.framing ? `in a palette of ${plan.palette}` : `the palette is ${plan.palette}`)
  return parts.length === 0 ? '' : `${capitalise(parts.join(', '))}.`
}

function countWords(text: string): number {
  return text.split(/\s+/u).length
}
