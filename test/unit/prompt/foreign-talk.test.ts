import { describe, expect, it } from 'vitest'
import stored from '../../../worker/prompt/data/talk-weights-foreign.json' with { type: 'json' }
import { foreignFeatures, isWhole, weighForeignTalk } from '../../../worker/prompt/foreign-talk.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'

const weights = new Map<string, number>(Object.entries(stored.weights))

describe('talk in another language', () => {
  it.each([
    'Muchas gracias de antemano por todo el trabajo',
    'Schreibe einen Bericht über die Lieferkette',
    'आपकी मदद के लिए बहुत धन्यवाद',
    '本当にありがとうございます、楽しみにしています',
    '请写一份会议纪要？',
  ])('weighs what its features weigh as they were learnt: %s', (text) => {
    const words = readWords(text)
    const learnt = foreignFeatures(text, words).map((name) => weights.get(name) ?? (isWhole(name) ? stored.unknown : 0))
    expect(weighForeignTalk(text, words)).toBeCloseTo(learnt.reduce((sum, weight) => sum + weight, 0) / 100, 9)
  })
})
