/** One bullet per entry. */
export function writeList(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n')
}
