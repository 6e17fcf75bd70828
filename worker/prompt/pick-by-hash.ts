import { hashText } from './hash-text.ts'

/** Chooses one option by the text, so that similar drafts differ and the same draft never does. */
export function pickByHash<Option>(options: readonly [Option, ...Option[]], text: string, salt: string): Option {
  return options[hashText(`${salt}\u0000${text}`) % options.length] ?? options[0]
}
