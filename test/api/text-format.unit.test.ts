import { expect, it } from 'vitest'
import { isVisibleText } from '../../api/schemas/text-format.ts'

it.each(['a', ' a ', '🙂', 'नमस्ते', 'ا', '-', '\ta\n', 'é', '\u{1F469}\u200D\u{1F680}'])('takes %j', (text) => {
  expect(isVisibleText(text)).toBe(true)
})

it.each([
  ['blank', ' \n\t\u00a0\u2003'],
  ['invisible', '\u200b\u200d\ufeff'],
  ['NUL', 'a\0b'],
  ['a lone high surrogate', 'a\ud83d'],
  ['a lone low surrogate', '\ude42a'],
])('refuses %s text', (_name, text) => {
  expect(isVisibleText(text)).toBe(false)
})
