import type { Document } from './document.ts'

/** Named schemas have their name as title. */
const namePattern = /^[A-Z][A-Za-z]+$/

/**
 * Moves every named schema to `components/schemas` and replaces it by a reference.
 *
 * @throws Error for two different schemas with one name.
 */
export function hoistSchemas(document: Document): Document {
  const schemas: Record<string, unknown> = {}
  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist)
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, hoist(part)]))
    const { title } = inner
    if (typeof title !== 'string' || !namePattern.test(title) || !('type' in inner)) return inner
    if (title in schemas && JSON.stringify(schemas[title]) !== JSON.stringify(inner)) {
      throw new Error(`two schemas are called ${title}`)
    }
    schemas[title] = inner
    return { $ref: `#/components/schemas/${title}` }
  }
  const paths = hoist(document.paths) as NonNullable<Document['paths']>
  return { ...document, paths, components: { ...document.components, schemas } }
}
