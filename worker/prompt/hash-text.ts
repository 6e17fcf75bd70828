import { codeAt } from './code-at.ts'

/** FNV-1a over UTF-16 units, well mixed at the end: the same text gives the same number on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= codeAt(text, index)
    hash = Math.imul(hash, 0x01000193)
  }
  // Without this, texts of one length that differ little get numbers that differ little.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
