import { buildCueIndex, findCues } from './cue-index.ts'
import { imageMoods } from './data/image-moods.ts'
import type { ImageDomain } from './image-domain.ts'
import type { Word } from './read-words.ts'
import type { Choices } from './split-choices.ts'

/** Printed and drawn pictures take their colours from what they are for. */
const moodDomains = new Set('poster stationery illustration comic infographic'.split(' '))
const index = buildCueIndex(imageMoods.map((mood) => ({ key: mood, weight: 1, phrases: mood.cues })))

/** The temper of a poster or card, where its words name one: a horror film, a birthday, a royal wedding. */
export function findMood(domain: ImageDomain, words: readonly Word[]): { light: Choices; palette: Choices } | null {
  return moodDomains.has(domain.id) ? (findCues(index, words)[0]?.key ?? null) : null
}
