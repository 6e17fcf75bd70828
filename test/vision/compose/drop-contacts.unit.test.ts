import { describe, expect, it } from 'vitest'
import { dropContacts } from '../../../worker/engines/vision/metadata/untrusted-text.ts'
import { linearGrowthMax, measureGrowth } from '../../helpers/growth.ts'

describe('text from a file', () => {
  it.each([
    ['A gate at dawn, 14 March 2024. Phone +91 98200 12345.', 'A gate at dawn, 14 March 2024.'],
    ['A gate, contact me at a.b+c@mail.example.co.uk, at dawn', 'A gate, at dawn'],
    ['A gate (www.gate.example/a?b=1) at dawn', 'A gate at dawn'],
    ['A gate, https://gate.example/x, misty', 'A gate, misty'],
    ['More at gates.com: a gate', 'a gate'],
    ['A gate. Tel: 022 2456 7890', 'A gate.'],
    ['A gate, (212) 555-0147', 'A gate'],
    ['A gate 9820012345', 'A gate'],
  ])('loses its contact details: %s', (text, kept) => {
    expect(dropContacts(text)).toBe(kept)
  })

  it.each([
    'a phone box at night, 1920x1080, f/2.8, 1/250 s',
    'a clock at 10:30, 14 March 2024, 2024-03-14',
    'seed 1234567890123, (fox:1.2), <lora:x:0.8>',
    'call of the wild, route 66, 3.14159, 1,000,000 stars',
    'a mail coach, web of a spider, node.js logo',
    'year 1999 2000 2001',
    'two lines\n  of   text, .5 weight ..',
  ])('keeps everything else: %s', (text) => {
    expect(dropContacts(text)).toBe(text)
  })

  it('is read in linear time', () => {
    for (const part of ['a.', 'a@', '98200 ', 'www.', '+1 ', 'phone ', 'a-', '(2']) {
      const inputs = { short: part.repeat(4000), long: part.repeat(16_000) }
      expect(measureGrowth(inputs, dropContacts), part).toBeLessThan(linearGrowthMax)
    }
  })
})
