import { artefactVerbs } from './data/imperative-verbs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isHollow } from './filler-senses.ts'

/** A word of greeting alone, in the languages people try a service with. */
const greetingWords = new Set(
  `hi hii hello hey helo hlo yo sup greetings namaste namaskar hola bonjour salut hallo ciao olá oi привет здравствуйте
  नमस्ते नमस्कार 你好 您好 こんにちは 안녕 안녕하세요 merhaba مرحبا test testing sir madam bhai bro guys pls plz please help ok okay hmm thanks thanku thx`.split(
    /\s+/u,
  ),
)
const emptyWordsMax = 120

/** True for a greeting, a "help me" or a "make it better": nothing is asked that a decision of ours could serve. */
export function asksNothing(draft: DraftFacts): boolean {
  const words = draft.instructionWords
  return (
    draft.material === null &&
    words.length > 0 &&
    words.length <= emptyWordsMax &&
    draft.spans.every((span) => span.kind === 'name') &&
    !/[?？\n]/u.test(draft.instruction.trim()) &&
    words.every((word) => greetingWords.has(word.lower) || (isHollow(word) && !artefactVerbs.has(word.stem)))
  )
}
