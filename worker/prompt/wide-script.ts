const wide = /[\u3040-\u30ff\u3400-\u9fff]/u
const wideStart = 0x3040

/** True where a word has a character of Chinese or Japanese, which are written without spaces. */
export function hasWideScript(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) >= wideStart) return wide.test(word)
  return false
}
