/** Terms written as one comma-separated text, so that a table of hundreds stays readable. */
export function splitTerms(text: string): string[] {
  return text
    .split(',')
    .map((term) => term.trim().replaceAll(/\s+/gu, ' '))
    .filter((term) => term !== '')
}
