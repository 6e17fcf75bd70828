import { describe, expect, it } from 'vitest'
import { isFiller } from '../../../worker/prompt/find-fillers.ts'
import type { Medium } from '../../../worker/prompt/judge-filler.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

/** Which of the sentences are taken for chatter, behind a first sentence that asks for something. */
function chatterOf(sentences: readonly string[], medium: Medium): string[] {
  const opening = medium === 'caption' ? 'A house on a hill.' : 'Write a short post about remote work.'
  const { sentences: read } = readDraft([opening, ...sentences].join(' '))
  return read
    .slice(1)
    .filter((sentence) => isFiller(sentence, medium))
    .map(({ text }) => text.trim())
}

const chatter = [
  'Thank you very much for your help with this.',
  'Let me know if you have any questions.',
  "I can't wait to see the result!",
  "Don't worry if it takes a while.",
  'No pressure though.',
  'It goes without saying that this is a key point.',
  'The answer should be really good.',
  'It is essential that the output is of high quality.',
  'As we all know, this is a topic.',
  'Nothing less than your best will do.',
]

const requests = [
  'Keep it short.',
  'Make it professional.',
  'It should not be long.',
  'Avoid jargon.',
  'Explain why.',
  'Start with a question.',
  'Only say the output.',
  'Write it for my grandmother.',
  'My budget is small.',
  'I have a dog.',
  'She is allergic to nuts.',
  'What is the best way?',
]

const sights = [
  'The cat is sleeping on the chair.',
  'The sky was blue this morning.',
  'There are birds outside the window.',
  'It is night.',
  'The weather is sunny and warm.',
  'People are walking.',
  'There are no people.',
  'I want it to be bright.',
  'Everyone is looking up.',
  'The world is upside down.',
]

describe('chatter', () => {
  it('is thanks, urging and generalities in a text', () => {
    expect(chatterOf(chatter, 'text')).toEqual(chatter)
  })

  it('is never a request, a reader or a fact about the author', () => {
    expect(chatterOf(requests, 'text')).toEqual([])
  })

  it('is never something that a picture can show', () => {
    expect(chatterOf([...sights, ...requests], 'caption')).toEqual([])
  })

  it('behind a forgotten full stop is found by its capital', async () => {
    const plain = await optimizeWithRules('a photo of two cars', 'flux')
    const thanked = await optimizeWithRules('a photo of two cars Thank you very much for your help', 'flux')
    expect(thanked.optimized_prompt).toBe(plain.optimized_prompt)
  })

  it('leaves what is seen beside it in the picture', async () => {
    const { optimized_prompt } = await optimizeWithRules('A cosy room. The cat is asleep. Thanks in advance.', 'flux')
    expect(optimized_prompt).toContain('The cat is asleep')
    expect(optimized_prompt).not.toContain('Thanks')
  })
})
