import { isFragment } from '../plan-image-words.ts'
import { splitAroundQuotes } from '../quoted-sentences.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { findParameter, findWeight } from './forbidden-words.ts'
import { type ImageText, wholeText } from './image-text.ts'

const sentencesMin = 2
const listPartsMin = 4
const artifact = /\b(?:text|watermark|lettering|logo|signature|caption|words)s?\b/iu

/** The picture branch of the rules for this model: a narrative, with the ratio in words. */
export function checkGeminiImage(image: ImageText): Fault[] {
  return collectFaults('gemini', [
    [8, 'a scene is told in two sentences or more', rule8Sentences(image)],
    [8, 'a list of keywords is no scene', rule8NoList(image)],
    [8, 'parameters, weights and quality words of other tools mean nothing here', rule8NoForeignSyntax(image)],
    [8, 'the ratio is said in words', rule8Ratio(image)],
    [8, 'only a closing clause about lettering or marks may exclude something', rule8NoDenial(image)],
  ])
}

function rule8Sentences({ text, picture }: ImageText): string | null {
  return picture.isEdit || splitAroundQuotes(text).length >= sentencesMin ? null : wholeText(text)
}

/** Judged by the longest sentence: a list of choices of ours is short. */
function rule8NoList({ picture: { unquoted }, draft }: ImageText): string | null {
  // Words that make a sentence of a list are known in English.
  if (draft && draft.language !== 'en' && draft.language !== 'und') return null
  for (const { text } of splitAroundQuotes(unquoted.replaceAll('"', ' '))) {
    if (!hasCommas(text, listPartsMin - 1)) continue
    const parts = text.split(',').filter((part) => part.trim() !== '')
    // A gap of spaces is where quoted words were blanked out.
    const fragments = parts.filter((part) => isFragment(part) && !/ {2}/u.test(part))
    if (parts.length >= listPartsMin && fragments.length / parts.length > 0.7) return fragments[0]?.trim() ?? null
  }
  return null
}

function hasCommas(text: string, least: number): boolean {
  let at = -1
  for (let count = 0; count < least; count += 1) {
    at = text.indexOf(',', at + 1)
    if (at < 0) return false
  }
  return true
}

function rule8NoForeignSyntax(image: ImageText): string | null {
  return findParameter(image.text) ?? findWeight(image.text) ?? image.picture.booster
}

function rule8Ratio({ text, picture }: ImageText): string | null {
  return picture.isEdit || /\d{1,5}:\d/u.test(text) ? null : wholeText(text)
}

function rule8NoDenial({ picture: { deniable } }: ImageText): string | null {
  const sentences = splitAroundQuotes(deniable.replaceAll('"', ' '))
  const last = sentences.at(-1)
  const earlier = last && artifact.test(last.text) ? deniable.slice(0, last.start) : deniable
  return firstMatch(/\b(?:no|without) [\p{L}\p{N}'’-]{1,40}/iu, earlier)
}
