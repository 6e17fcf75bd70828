import { type Document, listOperations } from './document.ts'

/** The first whose pattern fits an operation's path is its tag. */
const tags = [
  { name: 'Prompts', pattern: /\/prompts\//, description: 'Making prompts; what costs credits' },
  { name: 'Jobs', pattern: /\/(jobs|batches)\b/, description: 'Results of calls that were not waited for' },
  { name: 'Webhooks', pattern: /\/webhook-/, description: 'Being told what happened' },
  { name: 'Orders', pattern: /\/(orders|plans)\b/, description: 'Buying credits' },
  {
    name: 'Invoices',
    pattern: /\/(invoices|billing-details)\b/,
    description: 'Tax invoices, and whom they are made out to',
  },
  { name: 'Account', pattern: /\/account\b/, description: 'Balance, statement, usage and keys' },
]

/** @throws Error for an operation without a tag. */
export function addTags(document: Document): Document {
  for (const { path, operation } of listOperations(document)) {
    const tag = tags.find(({ pattern }) => pattern.test(path))
    if (!tag) throw new Error(`${path} has no tag`)
    operation.tags = [tag.name]
  }
  return { ...document, tags: tags.map(({ name, description }) => ({ name, description })) }
}
