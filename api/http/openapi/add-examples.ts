import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, listOperations } from './document.ts'

/** By operation: what is sent, and by status what is answered. */
type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>

const examples: Examples = JSON.parse(readFileSync(join(import.meta.dirname, 'data/examples.json'), 'utf8'))

/** An example of what every operation is sent and answers. */
export function addExamples(document: Document): Document {
  for (const { operation } of listOperations(document)) {
    const example = examples[operation.operationId ?? '']
    if (!example) continue
    const body = operation.requestBody?.content?.['application/json']
    if (body && example.request !== undefined) body.example = example.request
    for (const [status, answer] of Object.entries(example.responses)) {
      const contents = Object.values(operation.responses?.[status]?.content ?? {})
      if (contents[0]) contents[0].example = answer
    }
  }
  return document
}
