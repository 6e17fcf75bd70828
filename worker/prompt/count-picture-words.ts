import { countWords, readWords, type Word } from './read-words.ts'
import { hasWideScript, isWideWord } from './wide-script.ts'

const everyWide = /[\u3040-\u30ff\u3400-\u9fff]/gu

/** Words as a model's limits count them; a character of a script without spaces is half a word. */
export function countPictureWords(text: string, words?: readonly Word[]): number {
  if (!(words ? words.some(isWideWord) : hasWideScript(text))) return words ? words.length : countWords(text)
  const characters = text.match(everyWide)?.length ?? 0
  return (words ?? readWords(text)).filter((word) => !isWideWord(word)).length + Math.floor(characters / 2)
}
