import { hashText } from './hash-text.ts'

/** Chooses one option by the text; texts that differ in one letter are spread over all options. */
export function pickChoice<Option>(options: readonly [Option, ...Option[]], text: string, salt: string): Option {
  return options[pickPlace(options.length, text, salt)] ?? options[0]
}

/** A place below `count` by the text; the hash is stirred, because its low bits alone follow the last letters. */
export function pickPlace(count: number, text: string, salt: string): number {
  let hash = hashText(`${salt}\u0000${text}`)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return count === 0 ? 0 : ((hash ^ (hash >>> 16)) >>> 0) % count
}
