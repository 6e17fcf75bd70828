import { type FillerMedia, isFillerAmidFillers, type Medium } from './judge-filler.ts'
import type { Sentence } from './split-sentences.ts'

/** How far around a sentence its company is looked at, and how many there must ask for nothing. */
const companyReach = 5
const companyMin = 3
/** From here on most of the neighbours are fillers. */
const companyMany = 5

/** Who chats on for many sentences chats in those between them too, even in words that no list knows. */
export function markAmidFillers(sentences: Sentence[]): Sentence[] {
  // Nothing follows from few fillers, and few is what most drafts have.
  if (sentences.filter(({ fillerIn }) => fillerIn.text || fillerIn.caption).length < companyMin) return sentences
  return sentences.map((sentence, at) => {
    if (at === 0 || (sentence.fillerIn.caption && sentence.fillerIn.text)) return sentence
    const fillerIn: FillerMedia = {
      caption: isFillerAt(sentences, at, 'caption'),
      text: isFillerAt(sentences, at, 'text'),
    }
    return { ...sentence, fillerIn }
  })
}

function isFillerAt(sentences: readonly Sentence[], at: number, medium: Medium): boolean {
  const sentence = sentences[at]
  if (!sentence || sentence.fillerIn[medium]) return sentence !== undefined
  let company = 0
  const last = Math.min(sentences.length - 1, at + companyReach)
  for (let near = Math.max(1, at - companyReach); near <= last; near += 1) {
    if (sentences[near]?.fillerIn[medium]) company += 1
  }
  return company >= companyMin && isFillerAmidFillers(sentence.text, sentence.words, medium, company >= companyMany)
}
