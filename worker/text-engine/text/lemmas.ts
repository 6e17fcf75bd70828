/** Forms to look a noun up by: itself, then its possible singulars. English endings. */
export function nounForms(word: string): string[] {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return [word]
  const forms = [word, word.slice(0, -1)]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  else if (word.endsWith('es')) forms.push(word.slice(0, -2))
  return forms
}

/** "Shadows" as "shadow", for comparing short English terms. */
export function withoutPlural(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word
}
