import { describe, expect, it } from 'vitest'
import { kindsOf } from './kinds-of.ts'

describe('a request that opens with a verb of work', () => {
  it.each([
    'estimate the cost of building a wooden house by the lake',
    'fix my old red bicycle',
    'please buy a small garden with a pond',
    'look up the oldest lighthouse in norway',
    'vende mi vieja bicicleta roja',
    'répare mon vieux vélo rouge',
    'verkaufe mein altes rotes Fahrrad',
    '卖掉我的旧自行车',
    'продай мой старый велосипед',
    'draw a comparison between stoics and cynics',
    'draw the line chart of sales in python',
  ])('is text on every target, whatever can be seen in it: %s', (text) => {
    expect(kindsOf(text)).toEqual(new Set(['chat']))
  })

  it.each([
    'train in the snow at dusk',
    'model, the sea behind her, linen dress',
    'market stall with oranges and lemons',
    'study of hands in red chalk',
    'score of violins on an old oak table, candlelight',
    'draw the oldest lighthouse in norway',
    'draw my dog as a knight',
    'could you sketch the harbour of bergen',
  ])('is no caption, and none of these is such a request: %s', (text) => {
    expect(kindsOf(text)).toEqual(new Set(['image']))
  })
})
