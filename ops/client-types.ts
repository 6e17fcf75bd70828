import { compile, type JSONSchema } from 'json-schema-to-typescript'

interface Parameter {
  name: string
  in: string
  description?: string
  schema: JSONSchema
}

interface DescribedOperation {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
}

export interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, JSONSchema>; parameters?: Record<string, Parameter> }
}

export const clientTypesPath = 'clients/typescript/source/api-types.ts'

const banner = '// Generated from docs/openapi.json by `npm run openapi`. Do not edit.'

/** The types of the TypeScript client: one for each named schema, and one for the query of each operation that has one. */
export async function writeClientTypes(document: ApiDocument): Promise<string> {
  const schemas: Record<string, JSONSchema> = { ...document.components.schemas, ...querySchemas(document) }
  const root = { title: 'ApiTypes', components: { schemas }, ...objectOf(refer(schemas)) }
  const text = await compile(rewrite(root, open) as JSONSchema, 'ApiTypes', {
    additionalProperties: false,
    bannerComment: banner,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, semi: false, printWidth: 120 },
    $refOptions: { resolve: { http: false, file: false } },
  })
  // The generator takes an object with a field named `items` for an array.
  return text.replaceAll(/^ *minItems\?: 0\n/gmu, '')
}

function refer(schemas: Record<string, JSONSchema>): Record<string, JSONSchema> {
  return Object.fromEntries(Object.keys(schemas).map((name) => [name, { $ref: `#/components/schemas/${name}` }]))
}

function objectOf(properties: Record<string, JSONSchema>): JSONSchema {
  return { type: 'object', properties, required: Object.keys(properties) }
}

function querySchemas({ paths, components }: ApiDocument): Record<string, JSONSchema> {
  const schemas: Record<string, JSONSchema> = {}
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const parameters = (operation.parameters ?? []).map((parameter) => follow(parameter, components.parameters))
    const fields = parameters.filter((parameter) => parameter.in === 'query')
    if (fields.length === 0) continue
    const name = `${operation.operationId.charAt(0).toUpperCase()}${operation.operationId.slice(1)}Query`
    const properties = fields.map(({ name: field, description, schema }) => [field, { ...schema, description }])
    schemas[name] = { title: name, type: 'object', properties: Object.fromEntries(properties) }
  }
  return schemas
}

/** @throws Error for a reference to a parameter that the document does not have. */
function follow(parameter: Parameter | { $ref: string }, named: Record<string, Parameter> = {}): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = named[parameter.$ref.split('/').at(-1) ?? '']
  if (!found) throw new Error(`the document has no ${parameter.$ref}`)
  return found
}

/** Every object of the tree through `change`. */
function rewrite(value: unknown, change: (schema: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rewrite(item, change)])))
}

/** Without what only validates or illustrates: a rule across fields would become a union. */
function open({ examples, example, discriminator, oneOf, ...fields }: Record<string, unknown>) {
  const schema = oneOf === undefined || fields.properties !== undefined ? fields : { ...fields, oneOf }
  const { $ref, ...rest } = schema
  // The generator would make a type of its own for each reference with a description.
  return $ref === undefined || Object.keys(rest).length === 0 ? schema : { allOf: [{ $ref }], ...rest }
}
