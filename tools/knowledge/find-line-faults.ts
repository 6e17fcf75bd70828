const lineWordsMax = 25
/** A line commands; these begin a statement. */
const statements = new Set('the it this that there you i a an he she they we your'.split(' '))
/** What a line must not hold: a condition, a reference to something that may be absent, padding. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?<!\bas )\bif\b/iu, 'has a condition'],
  [/\b(?:below|above|attached|as shown)\b(?! all)/iu, 'speaks of something that may be absent'],
  [/\b(?:I|me) (?:told|gave|mentioned|did not)\b/u, 'speaks of what the author may not have said'],
  [/\b(?:world-class|masterpiece|8k|trending on|take a deep breath|think step by step)\b/iu, 'is padding'],
  [/[[\]{}]|\bTODO\b/u, 'holds a blank'],
  [/ {2}|!|\?$/u, 'is not a plain sentence'],
]

/** A sentence that may be added to a request, and where it is written. */
export interface PlacedLine {
  place: string
  text: string
}

/** What is wrong with the wording of lines; one sentence each. */
export function findLineFaults(lines: readonly PlacedLine[]): string[] {
  return lines.flatMap(({ place, text }) => faultsOf(text).map((why) => `${place}: "${text}" ${why}`))
}

function faultsOf(text: string): string[] {
  const faults = forbidden.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)
  if (text.split(/\s+/u).length > lineWordsMax) faults.push(`has over ${lineWordsMax} words`)
  if (!/^["\p{Lu}].*\.$/u.test(text)) faults.push('does not begin with a capital and end with a full stop')
  if (statements.has(text.split(' ', 1)[0]?.toLowerCase() ?? '')) faults.push('does not command')
  return faults
}
