import { countPictureWords } from '../count-picture-words.ts'
import { splitAroundQuotes } from '../quoted-sentences.ts'
import { collectFaults, type Fault, firstMatch } from './fault.ts'
import { findWeight } from './forbidden-words.ts'
import { endsWithStop, excerpt, type ImageText, wholeText } from './image-text.ts'

const wordsMax = 60
/** For the ratio and for parameters said in words, which a full caption still needs. */
const tailWords = 12

/** The strictest subset that every model reads: short prose, no syntax of any vendor. */
export function checkUniversalImage(image: ImageText): Fault[] {
  return collectFaults('universal', [
    [1, 'no syntax of a single vendor', rule1NoVendorSyntax(image)],
    [2, 'the shortest of the models takes 60 words', rule2Length(image)],
    [3, 'one closing exclusion at most', rule3OneTail(image)],
    [4, 'the ratio is said in words', rule4Ratio(image)],
    [5, 'sentences end with a stop', rule5Stop(image)],
  ])
}

function rule1NoVendorSyntax(image: ImageText): string | null {
  const foreign = firstMatch(/(?<=^|\s)--[a-z]+|<\/?[a-z_]{1,30}>/iu, image.text) ?? findWeight(image.text)
  return foreign ?? image.picture.booster
}

function rule2Length(image: ImageText): string | null {
  const count = countPictureWords(image.text, image.words)
  if (count <= wordsMax) return null
  const own = image.draft ? countPictureWords(image.draft.text, image.draft.words) : 0
  if (image.draft && own + tailWords > wordsMax)
    return count <= own + tailWords * 2 ? null : excerpt(image.text.slice(-60))
  return excerpt(image.text)
}

function rule3OneTail({ text }: ImageText): string | null {
  const tails = splitAroundQuotes(text).filter(
    (sentence) => sentence.text.startsWith('No ') && /^No [a-z]/u.test(sentence.text),
  )
  return tails.length > 1 ? wholeText(tails[0]?.text ?? '') : null
}

function rule4Ratio({ text, picture }: ImageText): string | null {
  return picture.isEdit || /\d{1,5}:\d/u.test(text) ? null : wholeText(text)
}

function rule5Stop({ text }: ImageText): string | null {
  return endsWithStop(text) ? null : text.trim().slice(-20)
}
