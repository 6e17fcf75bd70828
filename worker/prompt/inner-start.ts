/** "The", "and", "with", which Arabic writes in front of the word. */
const arabicArticle = /^(?:[وف]?(?:[بك]?ال|لل|[بلك])|[وف])/u
const arabicStart = 0x600
const arabicEnd = 0x700

/** Where the word itself begins behind an elided or attached article; 0 where there is none. */
export function innerStart(word: string): number {
  const apostrophe = word.indexOf("'")
  if (apostrophe > 0) return apostrophe + 1
  const code = word.charCodeAt(0)
  if (code < arabicStart || code >= arabicEnd) return 0
  return arabicArticle.exec(word)?.[0].length ?? 0
}
