import { splitAroundQuotes } from '../quoted-sentences.ts'
import { collectFaults, type Fault } from './fault.ts'
import { findParameter, findWeight } from './forbidden-words.ts'
import { excerpt, type ImageText, wholeText } from './image-text.ts'

/** The picture branch of the rules for this model. */
export function checkChatgptImage(image: ImageText): Fault[] {
  return collectFaults('chatgpt', [
    [8, 'parameters, weights and quality words of other tools mean nothing here', rule8NoForeignSyntax(image)],
    [10, 'subject, framing, light and ratio are said', rule10Decided(image)],
    [10, 'exclusions are one sentence, and the last', rule10Tail(image)],
  ])
}

function rule8NoForeignSyntax(image: ImageText): string | null {
  return findParameter(image.text) ?? findWeight(image.text) ?? image.picture.booster
}

function rule10Decided(image: ImageText): string | null {
  const { text, words, picture } = image
  if (words.length === 0) return excerpt(text)
  if (!picture.isReadable || picture.isEdit) return null
  const { axes } = picture
  const isDecided = axes.has('framing') && axes.has('light') && /\d{1,5}:\d/u.test(text)
  return isDecided ? null : wholeText(text)
}

function rule10Tail({ text }: ImageText): string | null {
  const sentences = splitAroundQuotes(text)
  const early = sentences.find(
    (sentence, at) => at < sentences.length - 1 && sentence.text.startsWith('No ') && /^No [a-z]/u.test(sentence.text),
  )
  return early ? wholeText(early.text) : null
}
