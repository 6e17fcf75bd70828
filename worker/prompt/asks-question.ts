import type { DraftFacts } from './draft-facts.ts'
import { readWords } from './read-words.ts'
import { weighTalk } from './weigh-talk.ts'

const questionLengthMax = 400
const sentenceEnd = /[.!?？\n]/u

/** True when a question is asked, in the request or in the text that is handed over; "Isn't that nice?" asks nothing. */
export function asksQuestion({ instruction, material }: DraftFacts): boolean {
  if (hasMark(instruction)) return true
  if (material === null || !hasMark(material.text)) return false
  return findQuestions(material.text).some((text) => weighTalk(text, readWords(text)).text < 0)
}

/** Each question up to its mark. */
function findQuestions(text: string): string[] {
  const questions: string[] = []
  for (const { index } of text.matchAll(/[?？]/gu)) {
    let start = index
    const startMin = Math.max(0, index - questionLengthMax)
    while (start > startMin && !sentenceEnd.test(text.charAt(start - 1))) start -= 1
    questions.push(text.slice(start, index + 1).trim())
  }
  return questions
}

function hasMark(text: string): boolean {
  return text.includes('?') || text.includes('？')
}
