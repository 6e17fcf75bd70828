/** Forms to look a noun up by: itself, then its possible singulars. English endings. */
export function nounForms(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return [word]
  const forms = [word, word.slice(0, -1)]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  else if (word.endsWith('es')) forms.push(word.slice(0, -2))
  return forms
}

/** The same for any word: also the verb behind "complaining", "declined", "renames". */
export function wordForms(word: string): string[] {
  const forms = nounForms(word)
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue
    const stem = word.slice(0, -ending.length)
    forms.push(stem, `${stem}e`)
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1))
  }
  return forms
}

/** "Shadows" as "shadow", for comparing short English terms. */
export function withoutPlural(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}
