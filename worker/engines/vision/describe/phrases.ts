/** By the first letter, which is enough for the words that we say of pictures. */
export function article(phrase: string): string {
  return /^[aeiou]/iu.test(phrase) ? 'an' : 'a'
}

/** "slate blue, sand and teal". */
export function joinAnd(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
