const eastAsian = /[\u2e80-\u9fff\uac00-\ud7af]/u

/** True of a run that holds Han, kana or Hangul, also behind a number or a name in Latin letters. */
export function isSpaceless(word: string): boolean {
  // Most words are plain, and their first letter says so.
  return (word.charCodeAt(0) >= 0x2e80 || word.length > 2) && eastAsian.test(word)
}
