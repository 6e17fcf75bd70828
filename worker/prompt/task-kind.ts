export type TaskKind =
  | ('message' | 'article' | 'story' | 'code' | 'debugging' | 'data' | 'math' | 'explanation' | 'summary')
  | ('extraction' | 'translation' | 'editing' | 'plan' | 'marketing' | 'advice' | 'roleplay' | 'other')

const kindsByDomain: ReadonlyMap<string, TaskKind> = new Map<string, TaskKind>([
  ['email', 'message'],
  ['customer-support', 'message'],
  ['article', 'article'],
  ['audio-video', 'article'],
  ['creative-writing', 'story'],
  ['code-generate', 'code'],
  ['sql-query', 'code'],
  ['devops', 'code'],
  ['ml-engineering', 'code'],
  ['debugging', 'debugging'],
  ['code-review', 'debugging'],
  ['data-analysis', 'data'],
  ['math', 'math'],
  ['knowledge', 'explanation'],
  ['teaching', 'explanation'],
  ['research', 'explanation'],
  ['summarization', 'summary'],
  ['extraction', 'extraction'],
  ['classification', 'extraction'],
  ['translation', 'translation'],
  ['editing', 'editing'],
  ['business-strategy', 'plan'],
  ['project-plan', 'plan'],
  ['product-management', 'plan'],
  ['presentation', 'plan'],
  ['finance', 'plan'],
  ['marketing-copy', 'marketing'],
  ['social-media', 'marketing'],
  ['naming-ideas', 'marketing'],
  ['sales', 'marketing'],
  ['seo', 'marketing'],
  ['health', 'advice'],
  ['legal', 'advice'],
  ['lifestyle', 'advice'],
  ['travel', 'advice'],
  ['cooking', 'advice'],
  ['roleplay', 'roleplay'],
])

/** Which kind a domain belongs to. */
export function taskKind(domainId: string): TaskKind {
  return kindsByDomain.get(domainId) ?? 'other'
}
