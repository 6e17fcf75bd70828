const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute: file names and metadata are untrusted. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character)
}
