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
    ['a sea cliff, 16mm and 400mm', 'two lenses'],
    ['flat vector of a kettle, photorealistic', 'two media'],
    ['cafe interior, no chairs, red chairs, warm light', '"chairs" and forbids it'],
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
    ['Write a 100-word apology to the guests, at least 300 words.', 'for 100 and for 300 words'],
    ['Write a 300-word essay on rivers in 50 words.', 'for 300 and for 50 words'],
    ['Explain gravity in one paragraph, in three paragraphs', 'for 1 and for 3 paragraphs'],
    ['Resuma o texto em 3 frases e em 8 frases', 'for 3 and for 8 sentences'],
    ['Describe the plan, very short and very detailed.', 'a short and a detailed answer'],
    ['Explain osmosis for children and for surgeons.', 'children and surgeons'],
    ['Reply in English only. Reply in Hindi only.', 'English only and for Hindi only'],
    ['Antworte nur auf Deutsch. Antworte nur auf Englisch.', 'German only and for English only'],
    ['Do not mention the fee. State the fee of 40 euros first.', '"fee" and forbids it'],
    ['Apologise for the noise, no voucher, offer a 20% voucher', '"voucher" and forbids it'],
    ['An advert without a call to action; end with a call to action', '"call to action" and forbids it'],
    ['A poem on rain without rhyme, rhyme scheme ABAB', 'rhyme and forbids it'],
    ['Answer only yes or no and explain why.', 'one word and for more'],
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
    ['chat', 'Write a 100-word summary and an essay of at least 300 words.'],
    ['chat', 'Write a blog post with a 6-word title, at least 300 words.'],
    ['chat', 'Give me three versions: 50 words, 100 words, 200 words.'],
    ['chat', 'Intro 50 words, body 200 words, conclusion 50 words'],
    ['chat', 'Summarise this 2000-word article in 100 words'],
    ['chat', 'Summarise the first part in 3 sentences and the second in 10 sentences.'],
    ['chat', 'Give one version for children and one for nurses.'],
    ['chat', 'Use English for code and Hindi only for comments.'],
    ['chat', 'Do not mention the fee in the title, but state the fee in the body.'],
    ['chat', 'If unsure, do not give a date. If sure, give the date.'],
    ['chat', 'Never use more than 3 examples. Give examples from daily life.'],
    ['image', 'a man without a hat, a woman with a hat behind him'],
    ['chat', 'Title: at most 16 words\nSummary: a 25 word sentence'],
  ] as const)('%s: %s', (modality, prompt) => {
    expect(findContradictions(readDraft(prompt), modality)).toEqual([])
  })
})
