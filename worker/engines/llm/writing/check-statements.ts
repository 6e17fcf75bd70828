import { findLeak } from './find-leak.ts'

const lengthMax = 160
const quoted = /"([^"\n]{1,200})"|“([^”\n]{1,200})”/gu
const number = /\d+(?:[.,:]\d+)*/gu

/**
 * The model's remarks that may be shown to the caller: single lines without words of the instruction, and without
 * quotations or numbers that occur neither in the author's text nor in the prompt.
 */
export function checkStatements(
  statements: readonly string[],
  texts: { author: string; prompt: string },
  countMax: number,
): string[] {
  const known = fold(`${texts.author}\n${texts.prompt}`)
  const isTrue = (statement: string): boolean =>
    statement.length <= lengthMax &&
    !statement.includes('\n') &&
    findLeak(texts.author, statement) === null &&
    [...statement.matchAll(quoted)].every((match) => known.includes(fold(match[1] ?? match[2] ?? ''))) &&
    (statement.match(number) ?? []).every((figure) => known.includes(figure))
  return [...new Set(statements)].filter(isTrue).slice(0, countMax)
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ')
}
