import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'

/** Where the knowledge of the text engine lies. */
export const knowledgeFolder = path.join(import.meta.dirname, '..')

/** One file of the knowledge, such as `languages/en.yaml`; throws where it does not fit its schema. */
export function readYaml<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const content: unknown = load(readFileSync(path.join(knowledgeFolder, file), 'utf8'))
  if (Value.Check(schema, content)) return content
  const [error] = Value.Errors(schema, content)
  throw new Error(`knowledge/${file}${error?.instancePath ?? ''}: ${error?.message ?? 'does not fit its schema'}`)
}
