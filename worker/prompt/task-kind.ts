export type TaskKind = 'message' | 'text' | 'story' | 'code' | 'other'

/** Which kind a domain belongs to. */
export function taskKind(domainId: string): TaskKind {
  if (domainId === 'email' || domainId === 'customer-support') return 'message'
  if (domainId === 'creative-writing') return 'story'
  if (['article', 'marketing-copy', 'social-media'].includes(domainId)) return 'text'
  return ['code-generate', 'sql-query', 'debugging'].includes(domainId) ? 'code' : 'other'
}
