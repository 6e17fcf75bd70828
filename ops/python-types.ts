import type { ApiDocument } from './client-types.ts'

export const pythonTypesPath = 'clients/python/prompt_optimization/types.py'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const head = `"""Shapes of the API. Generated from docs/openapi.json by \`npm run openapi\`. Do not edit."""

from __future__ import annotations

from typing import Any, List, Literal, NotRequired, TypedDict, Union
`

const primitives: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  object: 'Any',
}

/** The types of the Python client: a TypedDict for each named schema of an object, an alias for any other. */
export function writePythonTypes({ components }: ApiDocument): string {
  const named = components.schemas as Record<string, Schema>
  const schemas = Object.entries(named).map(([name, schema]): [string, Schema] => [name, merge(schema, named)])
  // An alias of other names is an expression, so those names must be defined first.
  const [unions, others] = [true, false].map((wanted) => schemas.filter(([, { oneOf }]) => isUnion(oneOf) === wanted))
  return [head, ...[...(others ?? []), ...(unions ?? [])].map(([name, schema]) => writeNamed(name, schema))].join('\n')
}

function isUnion(oneOf: Schema[] = []): boolean {
  return oneOf.some(({ $ref }) => $ref !== undefined)
}

/** An object of several parts as one, the later part before the earlier. */
function merge({ allOf, ...schema }: Schema, named: Record<string, Schema>): Schema {
  const parts = (allOf ?? []).map(({ $ref, ...part }) => named[$ref?.split('/').at(-1) ?? ''] ?? part)
  if (parts.length < 2) return allOf ? { ...schema, allOf } : schema
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: [...new Set(parts.flatMap(({ required = [] }) => required))],
  }
}

function writeNamed(name: string, schema: Schema): string {
  const nested: string[] = []
  if (!schema.properties) return `${name} = ${typeOf(schema, name, nested)}\n`
  const text = writeObject(name, schema, nested)
  return [...nested, text].join('\n')
}

/** Fields may be Python keywords, such as `from`, which only this form of TypedDict allows. */
function writeObject(name: string, { properties = {}, required = [] }: Schema, nested: string[]): string {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const type = typeOf(schema, `${name}${toPascal(field)}`, nested)
    return `        "${field}": "${required.includes(field) ? type : `NotRequired[${type}]`}",\n`
  })
  return `${name} = TypedDict(\n    "${name}",\n    {\n${fields.join('')}    },\n)\n`
}

function toPascal(field: string): string {
  return field.replaceAll(/(?:^|_)(\w)/gu, (_whole, letter: string) => letter.toUpperCase())
}

function typeOf(schema: Schema, name: string, nested: string[]): string {
  const { $ref, type, items, properties } = schema
  if ($ref) return $ref.split('/').at(-1) ?? 'Any'
  const choices = schema.anyOf ?? (properties ? undefined : schema.oneOf)
  if (choices) return union(choices.map((choice) => typeOf(choice, name, nested)))
  if (schema.allOf?.[0]) return typeOf(schema.allOf[0], name, nested)
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values) return union(values.map((value) => (value === null ? 'None' : `Literal[${literal(value)}]`)))
  if (items) return `List[${typeOf(items, `${name}Item`, nested)}]`
  if (properties) {
    nested.push(writeObject(name, schema, nested))
    return name
  }
  return union([type ?? 'object'].flat().map((each) => primitives[each] ?? 'Any'))
}

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function union(types: string[]): string {
  const literals = types.filter((type) => type.startsWith('Literal[')).map((type) => type.slice(8, -1))
  const others = types.filter((type) => !type.startsWith('Literal['))
  const all = [...new Set([...(literals.length > 0 ? [`Literal[${literals.join(', ')}]`] : []), ...others])]
  return all.length === 1 ? (all[0] ?? 'Any') : `Union[${all.join(', ')}]`
}
