import { countPictureWords } from '../prompt/count-picture-words.ts'
import { pickChoice } from '../prompt/pick-choice.ts'
import type { Conversion, ImagePlan } from '../prompt/prompt-plan.ts'
import { splitAroundQuotes } from '../prompt/quoted-sentences.ts'
import { readWords } from '../prompt/read-words.ts'
import { splitChoices } from '../prompt/split-choices.ts'
import { writeAssurance } from './assurances.ts'
import { sayFlags } from './flag-words.ts'
import { writeFluxJson } from './flux-json.ts'
import { fluxProfile } from './profiles/flux.ts'
import { letteringTerms } from './profiles/lettering-terms.ts'
import { render } from './render.ts'
import { renderSentences } from './render-sentences.ts'
import type { Rendering, TargetWriter } from './target-writer.ts'
import { writeUniversalChat } from './universal.ts'
import { writeScene } from './write-scene.ts'

/** Two to five sentences, subject first, with nothing denied. */
export const fluxWriter: TargetWriter = { profile: fluxProfile, writeChat: writeUniversalChat, writeImage }

const letteringWordsMax = 12
const crowdedWordsMin = 45
const formal =
  /\b(?:wedding|invitation|royal|vintage|classic|traditional|heritage|luxury|elegant|perfume|antique|palace)\b/iu
const letterForms = splitChoices(`
  clean sans-serif letters; clear, well-spaced letters; plain sans-serif letters of even weight; a simple geometric typeface;
  evenly spaced letters in one weight; a sturdy sans-serif typeface
`)

function writeImage(plan: ImagePlan): Rendering {
  if (plan.draft.isStructured || plan.subject === '') return render([plan.subject], '')
  const flags = sayFlags(plan, 'positive')
  const straight = straightenQuotes(plan.subject)
  const own = countPictureWords(plan.subject)
  const wordsMax = own >= crowdedWordsMin ? fluxProfile.imageWordsMax : fluxProfile.simpleWordsMax
  const view = { ...plan, subject: straight.text }
  if (plan.isJson) return writeFluxJson(view, [...flags.conversions, ...straight.conversions], flags.warnings)
  const tail = [...flags.sentences, ...writeAssurance(plan)]
  const options = {
    wordsMax,
    wordsMin: Math.max(0, fluxProfile.wordsMin - countPictureWords(tail.join(' '))),
    ratioNoun: null,
  }
  const [first = '', ...others] = writeScene(view, options)
  const text = [placeLettering(first), ...others, ...tail]
  return renderSentences(plan, text, { ...flags, conversions: [...flags.conversions, ...straight.conversions] })
}

/** Lettering stands in straight quotes, whatever the author's keyboard made of them. */
function straightenQuotes(text: string): { text: string; conversions: Conversion[] } {
  const conversions: Conversion[] = []
  const straight = text.replaceAll(/“([^“”"\n]{1,80})”/gu, (from, inner: string) => {
    conversions.push({ from, to: `"${inner}"` })
    return `"${inner}"`
  })
  return { text: straight, conversions }
}

/** This model sets type only when it is told, in the same sentence, where or in which kind of letters. */
function placeLettering(text: string): string {
  if (!text.includes('"')) return text
  let result = ''
  let at = 0
  for (const sentence of splitAroundQuotes(text)) {
    result += text.slice(at, sentence.start) + placeInSentence(sentence.text)
    at = sentence.end
  }
  return result + text.slice(at)
}

const soldThing = /\b(?:pack ?shots?|web ?shop|online shop|e-?commerce|catalogue page|product listing)\b/iu

function placeInSentence(sentence: string): string {
  const quote = /"[^"\n]{1,120}"/u.exec(sentence)?.[0]
  if (!quote || letteringTerms.test(sentence.replaceAll(quote, '')) || readWords(quote).length > letteringWordsMax)
    return sentence
  const stop = /[.!?]?\s*$/u.exec(sentence)?.[0] ?? ''
  const closed = stop.trim() === '' ? `.${stop}` : stop
  const body = sentence.slice(0, sentence.length - stop.length)
  // A thing that is sold has its lettering already; another typeface would be made up.
  if (soldThing.test(body)) return `${body}, the lettering exactly as on the real label${closed}`
  // Behind other words it has to be said what is set so.
  const subject = body.endsWith('"') ? '' : 'the lettering '
  const letters = formal.test(body) ? 'an elegant serif typeface' : pickChoice(letterForms, body, 'letters')
  return `${body}, ${subject}set once in ${letters}${closed}`
}
