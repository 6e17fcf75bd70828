import type { Range } from '../text/text-spans.ts'

/** `<lora:style:0.8>`, the `:1.2)` of `(red:1.2)`, the `::2` of `red::2`: syntax of other drawing tools, no facts. */
const weights = /<lora:[^<>\n]{0,60}>|(?<=\(\w{1,40}):\d(?:\.\d{1,2})?\)|(?<=\w)::(?:-?\d{1,2}(?:\.\d{1,2})?)?/gu

/** The weights of a caption, in order. */
export function findWeights(text: string): Range[] {
  if (!text.includes(':')) return []
  return [...text.matchAll(weights)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}
