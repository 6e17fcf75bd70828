import { hollowPhrases } from './data/hollow-words.ts'
import { weighForeignTalk } from './foreign-talk.ts'
import type { Word } from './read-words.ts'
import { capitalWeight, entryOf, isMostlyForeign, pairOf, sumFlags, type TalkWeights } from './talk-entries.ts'
import { isFactual, isNameLike, readTalkFlags } from './talk-flags.ts'
import { isWideWord } from './wide-script.ts'

/** A sentence in a script without spaces says something when this much is left of it. */
const unspacedLeftMin = 3
/** A longer sentence of nothing but praise and thanks is not known. */
const unspacedFillerMax = 60
const certain = 20
/** No sentence that has sunk so low comes up again, and most sink within a few words. */
const hopeless = -9
const meant: TalkWeights = { caption: -certain, text: -certain }
/** Thanks in so few characters may be part of a word. */
const idleWeight = 6
const idle: TalkWeights = { caption: idleWeight, text: idleWeight }

/** Weighs a sentence by its words, its opening and its form; linear in its words. */
export function weighTalk(text: string, words: readonly Word[]): TalkWeights {
  const [first, second] = words
  if (!first) return meant
  // Such a sentence is never talk, so that its words need not be looked up.
  if (isFactual(text)) return meant
  if (words.some(isWideWord)) return isUnspacedFiller(text) ? idle : weighUnspaced(text, words)
  const { opening } = entryOf(first)
  const pair = pairOf(first, second)
  let inText = opening.text + pair.text
  let inCaption = opening.caption + pair.caption
  let hasManner = false
  let isObliging = false
  let speaks = false
  let strangeCount = 0
  let foreignCount = 0
  let unheardCount = 0
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]
    if (!word) continue
    const entry = entryOf(word)
    inText += entry.text
    inCaption += entry.caption
    hasManner ||= entry.isManner
    isObliging ||= entry.obliges
    speaks ||= entry.speaks
    if (entry.isStrange) strangeCount += 1
    if (entry.isForeign) foreignCount += 1
    else if (!entry.isKnown) unheardCount += 1
    if (inText < hopeless && inCaption < hopeless) {
      return isMostlyForeign(foreignCount, at - unheardCount) ? weighForeign(text, words) : meant
    }
    if (at === 0 || !isNameLike(word)) continue
    inText += capitalWeight.text
    inCaption += capitalWeight.caption
  }
  if (isMostlyForeign(foreignCount, words.length - unheardCount)) return weighForeign(text, words)
  const form = sumFlags(readTalkFlags(text, words, { hasManner, isObliging, speaks, strangeCount }))
  return { caption: inCaption + form.caption, text: inText + form.text }
}

/** What stands in it in another script must not be most of it. */
function weighUnspaced(text: string, words: readonly Word[]): TalkWeights {
  const latin = text.match(/[a-z]/giu)?.length ?? 0
  return latin * 2 > text.length ? meant : weighForeign(text, words)
}

/** Another language has one table for both media. */
function weighForeign(text: string, words: readonly Word[]): TalkWeights {
  const weight = weighForeignTalk(text, words)
  return { caption: weight, text: weight }
}

function isUnspacedFiller(text: string): boolean {
  if (text.length > unspacedFillerMax) return false
  const said = text.replace(hollowPhrases, '')
  const left = said.replaceAll(/[^\p{L}]/gu, '')
  return said.length < text.length && left.length < unspacedLeftMin && !isFactual(text) && !/[:：?？]/u.test(text)
}
