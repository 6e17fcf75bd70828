import { describe, expect, it } from 'vitest'
import { findContradictions } from '../../../worker/prompt/find-contradictions.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

describe('wishes for a picture that cannot both be met are named', () => {
  it.each([
    ['street portrait, high-key, low-key', 'high key and low key'],
    ['black and white portrait with vivid red lips', 'monochrome'],
    ['a bowl of soup, overhead, eye level', 'two heights'],
    ['portrait at f/1.4, deep focus', 'shallow and a deep focus'],
    ['a face in soft hard light', 'soft and hard light'],
    ['an empty square full of people', 'empty and a crowded place'],
    ['macro wide establishing shot of an ant', 'macro and a wide view'],
    ['a harbour at golden hour, noon', 'two times of day'],
    ['anime girl with a cat, shot on Portra 400', 'drawn picture and a film camera'],
    ['flat vector logo of a fox with bokeh', 'flat shapes'],
    ['24mm view of a ridge with strong compression', 'wide and a long lens'],
  ])('%s', (caption, named) => {
    expect(findContradictions(readDraft(caption), 'image').join(' ')).toContain(named)
  })
})

describe('wishes for an answer that cannot both be met are named', () => {
  it.each([
    ['Summarise the call in 3 bullets. Use exactly 5 bullets.', 'bullets that cannot all hold: 3, 5'],
    ['List at least 10 points but no more than 4 points.', 'points that cannot all hold: 4, 10'],
    ['Compare the phones. Include a table. Do not use tables.', 'asks for a table and forbids it'],
    ['Write 500 words on tea, at most 300 words.', 'maximum of 300 words'],
    ['Be brief and give a comprehensive overview.', 'short and a comprehensive answer'],
  ])('%s', (prompt, named) => {
    expect(findContradictions(readDraft(prompt), 'chat').join(' ')).toContain(named)
  })
})

describe('what can be met together is not called a contradiction', () => {
  it.each([
    ['image', 'an empty plate on a table in a crowded restaurant'],
    ['image', 'black and white penguin in a bright green shirt'],
    ['image', 'a city from sunset to blue hour'],
    ['chat', 'Plan a meeting at noon and answer by midnight'],
    ['chat', 'Write 3 bullets on costs and 5 bullets on benefits'],
    ['chat', 'Ask up to 5 questions, at least 2 questions'],
    ['chat', 'A comprehensive yet concise summary'],
    ['chat', 'Title: at most 16 words\nSummary: a 25 word sentence'],
  ] as const)('%s: %s', (modality, prompt) => {
    expect(findContradictions(readDraft(prompt), modality)).toEqual([])
  })
})
