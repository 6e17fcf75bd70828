import type { Word } from './read-words.ts'

const listReach = 120
/** "A dog", "sneaker on concrete": what is there, and no further exclusion. */
const partOfPicture = /^(?:an?|the|one|two|his|her) |\p{L} (?:on|in|at|with|under|near|behind|beside|by) /iu

/** "Avoid people, boats and buildings": short parts up to the end of the sentence. */
export function isWholeList(text: string, words: readonly Word[], at: number, from: number): boolean {
  if (
    !/^(?:avoid|avoiding|exclude|excluding|omit|don't|dont|do|leave|without)$/u.test(words[at]?.lower ?? '') ||
    at === 0
  )
    return false
  const start = words[from]?.start ?? text.length
  const rest = text.slice(start, start + listReach)
  const sentence = /^[^.;!?\n]*/u.exec(rest)?.[0] ?? ''
  const parts = sentence.split(/, (?:and )?| and /u)
  // "Without cars, sunset" goes on with the picture; only a closing "and" makes it one list.
  const isOpen = words[at]?.lower !== 'without' || / and [^,]*$/u.test(sentence)
  return (
    isOpen &&
    parts.length > 1 &&
    sentence.length < listReach &&
    parts.every((part) => part.trim().split(' ').length <= 3 && !partOfPicture.test(part.trim()))
  )
}

/** "Avoid: text, logos". */
export function isColonList(text: string, left: Word | undefined, right: Word | undefined): boolean {
  return (
    left !== undefined &&
    right !== undefined &&
    /^(?:avoid|exclude|excluding|omit|no|without)$/u.test(left.lower) &&
    text.slice(left.end, right.start) === ': '
  )
}
