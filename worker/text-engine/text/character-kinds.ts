const wordCharacter = /^[\p{L}\p{M}\p{N}_]/u
const digit = /^\p{Nd}/u
/** Scripts that put no space between words; each of their characters is read as a word. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export type CharacterKind = 'gap' | 'letter' | 'digit' | 'unspaced'
const kinds: readonly CharacterKind[] = ['gap', 'letter', 'digit', 'unspaced']
/** One more than the index into `kinds`, for each unit of the basic plane; filled as texts bring it up. */
const known = new Uint8Array(0x10000)

/** What the character that begins at a place within the text is to a reader of words. */
export function characterKindAt(text: string, at: number): CharacterKind {
  const code = text.charCodeAt(at)
  if (isLeadSurrogate(code)) return classify(text.slice(at, at + 2))
  let index = known[code] ?? 0
  if (index === 0) {
    index = kinds.indexOf(classify(text.charAt(at))) + 1
    known[code] = index
  }
  return kinds[index - 1] ?? 'gap'
}

/** How many UTF-16 units the character here takes. */
export function characterLengthAt(text: string, at: number): number {
  return isLeadSurrogate(text.charCodeAt(at)) ? 2 : 1
}

function isLeadSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function classify(character: string): CharacterKind {
  if (!wordCharacter.test(character)) return 'gap'
  if (digit.test(character)) return 'digit'
  return unspaced.test(character) ? 'unspaced' : 'letter'
}
