import type { FillerMedia } from './judge-filler.ts'
import type { Word } from './read-words.ts'

export interface Sentence {
  text: string
  start: number
  end: number
  words: readonly Word[]
  /** Where it only praises, urges, thanks or makes small talk. */
  fillerIn: FillerMedia
}
