import { stopwords } from './data/stopwords.ts'
import { readWords, type Word } from './read-words.ts'

const vague = new Set(
  'good great nice better best amazing awesome thing stuff something really very quite just please important interesting like want need would could should make sure also well much many lot kind sort some any thank help high quality professional detailed perfect beautiful stunning ever possible wonderful excellent epic incredible truly care careful effort super please try most all everything so this'.split(
    ' ',
  ),
)

/** Distinct words that say something; function words and praise count for nothing. */
export function countContent(words: readonly Word[]): number {
  const distinct = new Set<string>()
  let unspaced = 0
  for (const word of words) {
    if (/[\u3040-\u9fff]/u.test(word.text)) unspaced += word.text.length / 2
    else if (!stopwords.has(word.text.toLowerCase()) && !vague.has(word.stem) && word.text.length > 1)
      distinct.add(word.stem)
  }
  return distinct.size + Math.floor(unspaced)
}

/** Share of the words that are vague praise or filler. */
export function vagueShare(text: string): number {
  const words = readWords(text)
  return words.length === 0 ? 0 : words.filter((word) => vague.has(word.stem)).length / words.length
}
