import { type FillerMedia, isFillerAmidFillers, type Medium } from './judge-filler.ts'
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

/** Who chats on for many sentences chats in those between them too, even in words that no list knows. */
export function markAmidFillers<T extends Judged>(sentences: T[]): T[] {
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

function isFillerAt(sentences: readonly Judged[], at: number, medium: Medium): boolean {
  const sentence = sentences[at]
  if (!sentence || sentence.fillerIn[medium]) return sentence !== undefined
  const company = countCompany(sentences, at, medium)
  const { text, words } = sentence
  // What stands before all the chatter is mostly the draft's own; only a great deal behind it makes it more of the same.
  const isFirst = !sentences.slice(Math.max(1, at - companyReach), at).some(({ fillerIn }) => fillerIn[medium])
  if (company < (isFirst ? companyFirstMin : companyMin)) return false
  return isFillerAmidFillers(text, words, medium, isFirst ? 'first' : company >= companyMany ? 'many' : 'few')
}

/** In a caption, what is talk in a text counts half, once there is talk beyond doubt. */
function countCompany(sentences: readonly Judged[], at: number, medium: Medium): number {
  const near = sentences.slice(Math.max(1, at - companyReach), at + companyReach + 1)
  const sure = near.filter(({ fillerIn }) => fillerIn[medium]).length
  if (medium === 'text' || sure < 2) return sure
  return sure + Math.floor(near.filter(({ fillerIn }) => fillerIn.text && !fillerIn.caption).length / 2)
}
