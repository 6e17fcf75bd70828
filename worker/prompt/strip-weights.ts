import { isBoosterPart } from './data/boosters.ts'
import type { Conversion } from './prompt-plan.ts'
import { toolSettings } from './read-negative-part.ts'
import { replaceParts } from './remove-parts.ts'

// Every quantifier is bounded and none can match what the next one needs, so the patterns cannot backtrack far.
const weighted = /\({1,6}([^()[\]<>:\n]{1,80}):\d{1,2}(?:\.\d{1,3})?\){1,6}/gu
const doubled = /\({2,6}([^()[\]<>:\n]{1,80})\){2,6}/gu
const tag = /<(?:lora|lyco|hypernet|embedding|ti):[^<>\n]{1,80}>/giu
const multi = /(?<=[\p{L}\p{N}"')])::-?\d{0,3}(?:\.\d{1,2})?(?=[\s,]|$)/gu
const breaks = /(?<=^|[\s,])BREAK(?=$|[\s,])/gu

const lessened = /(?<=^|[\s,])\[([^()[\]<>:|\n]{1,60})\](?=$|[\s,.])/gu

/** What is weighted; a weight on praise goes with the praise. */
function wordsOf(weighted: string): string {
  const words = weighted.trim()
  return isBoosterPart(words) ? '' : words
}

export interface StrippedWeights {
  text: string
  conversions: Conversion[]
  warnings: string[]
}

/** Emphasis in the notation of other tools, "(red hair:1.3)", "<lora:…>", "cat::2", without its marks. */
export function stripWeights(text: string): StrippedWeights {
  if (!/[(<:]|BREAK/u.test(text)) return { text, conversions: [], warnings: [] }
  const parts: { start: number; end: number; to: string }[] = []
  for (const pattern of [weighted, doubled]) {
    for (const match of text.matchAll(pattern))
      parts.push({ start: match.index, end: match.index + match[0].length, to: wordsOf(match[1] ?? '') })
  }
  for (const match of text.matchAll(tag)) parts.push({ start: match.index, end: match.index + match[0].length, to: '' })
  const settings = toolSettings.exec(text)
  if (settings) parts.push({ start: settings.index, end: settings.index + settings[0].length, to: '' })
  for (const match of text.matchAll(breaks)) parts.push({ start: match.index, end: match.index + 5, to: ',' })
  for (const match of text.matchAll(multi)) {
    const isLast = match.index + match[0].length >= text.length || text.charAt(match.index + match[0].length) === ','
    parts.push({ start: match.index, end: match.index + match[0].length, to: isLast ? '' : ',' })
  }
  if (parts.length === 0) return { text, conversions: [], warnings: [] }
  // Alone, brackets may as well stand for a word that is still to be put in.
  for (const match of text.matchAll(lessened))
    parts.push({ start: match.index, end: match.index + match[0].length, to: wordsOf(match[1] ?? '') })
  return {
    text: replaceParts(text, parts),
    conversions: parts.map(({ start, end, to }) => ({ from: text.slice(start, end), to: to === ',' ? '' : to })),
    warnings: ['Weights and tags of another tool mean nothing to this model and were taken off; their words are kept.'],
  }
}
