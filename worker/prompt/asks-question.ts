import type { DraftFacts } from './draft-facts.ts'
import { readWords } from './read-words.ts'
import { weighTalk } from './weigh-talk.ts'

const question = /[^.!?？\n]{0,400}[?？]/gu

/** True when a question is asked, in the request or in the text that is handed over; "Isn't that nice?" asks nothing. */
export function asksQuestion({ instruction, material }: DraftFacts): boolean {
  if (hasMark(instruction)) return true
  if (material === null || !hasMark(material.text)) return false
  return Array.from(material.text.matchAll(question), ([text]) => text.trim()).some(
    (text) => weighTalk(text, readWords(text)).text < 0,
  )
}

function hasMark(text: string): boolean {
  return text.includes('?') || text.includes('？')
}
