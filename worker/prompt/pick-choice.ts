import { hashText } from './hash-text.ts'

/** Chooses one option by the text; texts that differ in one letter are spread over all options. */
export function pickChoice<Option>(options: readonly [Option, ...Option[]], text: string, salt: string): Option {
  return options[pickPlace(options.length, text, salt)] ?? options[0]
}

/** A place below `count` by the text. */
export function pickPlace(count: number, text: string, salt: string): number {
  return count === 0 ? 0 : hashText(`${salt}\u0000${text}`) % count
}
