import { targetIds } from '#shared/catalog/targets.ts'

/** The draft of measurements for which its length does not matter. */
export const draft =
  'Write a product announcement email for the launch of our new budgeting app, max 150 words, friendly tone'
export const draftBody = JSON.stringify({ prompt: draft, target_model: 'chatgpt' })

const bodies = 400
const lengthMin = 10
const lengthMax = 4000
/** Each word is followed by the end of a sentence with this probability. */
const sentenceEnd = 0.08
const words =
  'write a short note about the garden for my team and explain why budget plans matter when customers ask questions ' +
  'in spring with clear examples numbers and steps that anyone can follow before the meeting on Monday'

/** Drafts of 10 to 4,000 characters, most of them short, for all targets in turn: the same ones in every run. */
export function makeVariedBodies(): string[] {
  const vocabulary = words.split(' ')
  const random = createRandom()
  return Array.from({ length: bodies }, (_, index) => {
    const length = Math.round(lengthMin * (lengthMax / lengthMin) ** random())
    let prompt = ''
    while (prompt.length < length) {
      const word = vocabulary[Math.floor(random() * vocabulary.length)]
      prompt += `${word}${random() < sentenceEnd ? '.' : ''} `
    }
    return JSON.stringify({
      prompt: prompt.slice(0, length).trim(),
      target_model: targetIds[index % targetIds.length],
    })
  })
}

/** Numbers from 0 to 1, by a linear congruence. */
function createRandom(): () => number {
  let state = 42
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}
