import type postgres from 'postgres'

/** Element of an array in either direction, never null. */
type Element = string | number

/** The types' numbers in Postgres's catalog (pg_type.dat), which are the same on every server, and how to read an element. */
const knownArrays: Record<string, { number: number; read: (text: string) => Element }> = {
  integers: { number: 1007, read: Number },
  numbers: { number: 1022, read: Number },
  texts: { number: 1009, read: String },
  ids: { number: 2951, read: String },
}

/**
 * Array types of parameters and results: int[], float8[], text[] and uuid[]; parameters are cast in the statement.
 * Without them the driver would query the types on every new connection, and losing the connection during that query
 * ends the process: its error cannot be caught (porsager/postgres#1192, seen with 3.4.9).
 */
export const arrayTypes: Record<string, postgres.PostgresType<readonly Element[]>> = Object.fromEntries(
  Object.entries(knownArrays).map(([name, { number, read }]) => [
    name,
    { to: number, from: [number], serialize: writeArray, parse: (text: string) => readArray(text).map(read) },
  ]),
)

/**
 * The text form of an array: {"a","b"}. A parameter that the driver sends again, after the server dropped its plan, is
 * text already.
 */
function writeArray(elements: readonly Element[] | string): string {
  return typeof elements === 'string' ? elements : `{${elements.map(quote).join()}}`
}

function quote(element: Element): string {
  if (typeof element === 'number') return String(element)
  return `"${escaped.test(element) ? element.replace(/["\\]/g, '\\$&') : element}"`
}

const escaped = /["\\]/

/** The elements of an array of one dimension; Postgres quotes those that need it. */
function readArray(text: string): string[] {
  return Array.from(text.matchAll(/"([^"\\]*(?:\\.[^"\\]*)*)"|[^{},]+/gs), ([bare, quoted]) =>
    quoted === undefined ? bare : quoted.replace(/\\(.)/gs, '$1'),
  )
}
