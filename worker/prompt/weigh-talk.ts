import { hollowPhrases } from './data/hollow-words.ts'
import type { Word } from './read-words.ts'
import { capitalWeight, entryOf, pairOf, sumFlags, type TalkWeights } from './talk-entries.ts'
import { isFactual, isNameLike, readTalkFlags } from './talk-flags.ts'
import { hasWideScript } from './wide-script.ts'

/** A sentence in a script without spaces says something when this much is left of it. */
const unspacedLeftMin = 3
/** A longer sentence of nothing but praise and thanks is not known. */
const unspacedFillerMax = 60
const certain = 20
/** No sentence that has sunk so low comes up again, and most sink within a few words. */
const hopeless = -9
const meant: TalkWeights = { caption: -certain, text: -certain }
const idle: TalkWeights = { caption: certain, text: certain }

/** Weighs a sentence by its words, its opening and its form; linear in its words. */
export function weighTalk(text: string, words: readonly Word[]): TalkWeights {
  const [first, second] = words
  if (!first) return meant
  if (hasWideScript(text)) return isUnspacedFiller(text) ? idle : meant
  // Such a sentence is never talk, so that its words need not be looked up.
  if (isFactual(text)) return meant
  const { opening } = entryOf(first)
  const pair = pairOf(first, second)
  let inText = opening.text + pair.text
  let inCaption = opening.caption + pair.caption
  let hasManner = false
  let isObliging = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    const entry = entryOf(word)
    inText += entry.text
    inCaption += entry.caption
    hasManner ||= entry.isManner
    isObliging ||= entry.obliges
    if (inText < hopeless && inCaption < hopeless) return meant
    if (at === 0 || !isNameLike(word)) continue
    inText += capitalWeight.text
    inCaption += capitalWeight.caption
  }
  const form = sumFlags(readTalkFlags(text, words, { hasManner, isObliging }))
  return { caption: inCaption + form.caption, text: inText + form.text }
}

function isUnspacedFiller(text: string): boolean {
  if (text.length > unspacedFillerMax) return false
  const left = text.replace(hollowPhrases, '').replaceAll(/[^\p{L}]/gu, '')
  return left.length < unspacedLeftMin && !isFactual(text) && !/[:：?？]/u.test(text)
}
