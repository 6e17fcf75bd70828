/** Sets material apart with a fence that its own text cannot close. */
export function fenceMaterial(text: string, isFenced: boolean): string {
  if (isFenced) return text
  const longest = Math.max(2, ...(text.match(/`+/gu) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}
