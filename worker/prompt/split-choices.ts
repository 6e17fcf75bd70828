/** A list of alternatives, of which there is always at least one. */
export type Choices = readonly [string, ...string[]]

/** Alternatives written as one text with semicolons between them, because many hold a comma. */
export function splitChoices(text: string): Choices {
  const [first, ...others] = text
    .split(';')
    .map((choice) => choice.trim().replaceAll(/\s+/gu, ' '))
    .filter((choice) => choice !== '')
  if (first === undefined) throw new RangeError('no choice')
  return [first, ...others]
}
