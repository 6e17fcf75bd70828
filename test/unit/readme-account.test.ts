import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TSchema } from 'typebox'
import { describe, expect, it } from 'vitest'
import { accountResponse } from '../../api/schemas/account.ts'
import { invoiceSchema } from '../../api/schemas/account-invoices.ts'
import { newKeyResponse } from '../../api/schemas/account-keys.ts'
import { statementResponse } from '../../api/schemas/account-statement.ts'
import { usageResponse } from '../../api/schemas/account-usage.ts'
import { closed, compile } from '../helpers/documented.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')

/** The first JSON example after a heading. */
function example(heading: string): unknown {
  const start = readme.indexOf(`\n${heading}\n`)
  if (start === -1) throw new Error(`README.md has no heading "${heading}"`)
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readme.slice(start)) ?? []
  return JSON.parse(json)
}

describe('the README shows, of an account, answers with all documented fields and no other', () => {
  it.each<[string, TSchema]>([
    ['## Your account', accountResponse],
    ['### The statement', statementResponse],
    ['### Usage', usageResponse],
    ['### Keys', newKeyResponse],
    ['### Invoices', invoiceSchema],
  ])('%s', (heading, schema) => {
    const validate = compile(closed(schema))
    expect(validate(example(heading)) ? [] : validate.errors).toEqual([])
  })
})
