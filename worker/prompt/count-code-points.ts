import { codeAt } from './code-at.ts'
/** The length that callers are told: a pair of surrogates is one. */
export function countCodePoints(text: string): number {
  if (!/[\ud800-\udbff]/.test(text)) return text.length
  let count = text.length
  for (let at = 1; at < text.length; at += 1) {
    const isPair = isLowSurrogate(codeAt(text, at)) && isHighSurrogate(codeAt(text, at - 1))
    if (isPair) count -= 1
  }
  return count
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
