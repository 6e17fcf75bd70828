import { readWords } from './read-words.ts'
import type { Choices } from './split-choices.ts'

/** No choice of ours speaks of what is to stay out (lights are lamps, and every picture has light); the first stands in where every one does. */
export function dropDenied(choices: Choices, denied: ReadonlySet<string>): Choices {
  if (denied.size === 0) return choices
  const [first = choices[0], ...others] = choices.filter(
    (choice) => !readWords(choice).some(({ stem }) => stem !== 'light' && denied.has(stem)),
  )
  return [first, ...others]
}
