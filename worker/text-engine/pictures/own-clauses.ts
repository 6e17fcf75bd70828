/** True for a caption that the engine has been over: a part of it, up to a mark or a parameter, is a clause of ours. */
export function holdsOwnClause(text: string, clauses: ReadonlySet<string>): boolean {
  return text.split(/[,.\n]| --/u).some((part) => {
    const said = part.trim()
    return clauses.has(said) || clauses.has(said.charAt(0).toLowerCase() + said.slice(1))
  })
}
