import { type FillerMedia, isFillerAmidFillers } from './judge-filler.ts'
import type { Word } from './read-words.ts'

interface Judged {
  text: string
  words: readonly Word[]
  fillerIn: FillerMedia
}

/** How far around a sentence its company is looked at, and how many there must ask for nothing. */
const companyReach = 5
const companyMin = 3
const companyFirstMin = 4
/** From here on most of the neighbours are fillers. */
const companyMany = 5

/**
 * Who chats on for many sentences chats in those between them too, even in words that no list knows. In texts only: a
 * caption loses what is taken for chatter, so there each sentence must give itself away.
 */
export function markAmidFillers<T extends Judged>(sentences: T[]): T[] {
  // Nothing follows from few fillers, and few is what most drafts have.
  if (sentences.filter(({ fillerIn }) => fillerIn.text).length < companyMin) return sentences
  return sentences.map((sentence, at) => {
    if (at === 0 || sentence.fillerIn.text || !isAmidFillers(sentences, at)) return sentence
    return { ...sentence, fillerIn: { ...sentence.fillerIn, text: true } }
  })
}

function isAmidFillers(sentences: readonly Judged[], at: number): boolean {
  const sentence = sentences[at]
  if (!sentence) return false
  const near = sentences.slice(Math.max(1, at - companyReach), at + companyReach + 1)
  const company = near.filter(({ fillerIn }) => fillerIn.text).length
  // What stands before all the chatter is mostly the draft's own; only a great deal behind it makes it more of the same.
  const isFirst = !sentences.slice(Math.max(1, at - companyReach), at).some(({ fillerIn }) => fillerIn.text)
  if (company < (isFirst ? companyFirstMin : companyMin)) return false
  return isFillerAmidFillers(sentence.text, sentence.words, isFirst ? 'first' : company >= companyMany ? 'many' : 'few')
}
