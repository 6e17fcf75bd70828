import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Type } from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billingSettings, readSupplier } from '#shared/billing/supplier.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { trialSupplier, writeOperatorSettings } from '../../ops/dev/settings.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'local-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the supplier of npm start', () => {
  it('is complete, and says on every invoice that it is a trial', () => {
    const supplier = readSupplier(parseConfig(Type.Object(billingSettings), trialSupplier({})))
    expect(supplier?.legalName).toMatch(/^Trial .*not a real/)
    expect(supplier?.state.code).toBe('KA')
  })

  it.each(['SUPPLIER_LEGAL_NAME', 'SUPPLIER_ADDRESS', 'SUPPLIER_GSTIN'])(
    'is left out when %s is set, so that a real one is never mixed with it',
    (name) => {
      expect(trialSupplier({ [name]: 'x' })).toEqual({})
      expect(trialSupplier({ [name]: '' })).not.toEqual({})
    },
  )
})

describe('the operator’s settings', () => {
  it('reach a shell as they are, for the owner’s eyes only', () => {
    const file = path.join(folder, 'operator.env')
    const name = 'Rosa\'s "Trial" $HOME `id` | Søn'
    writeOperatorSettings(file, { DATABASE_URL: 'postgres://a:b@c/d', SUPPLIER_LEGAL_NAME: name, PATH: '/nowhere' })
    const print = `. "${file}"; printf '%s\\n' "$DATABASE_URL" "$SUPPLIER_LEGAL_NAME" "$PATH"`
    const said = execFileSync('sh', ['-c', print], { encoding: 'utf8', env: { PATH: '/bin:/usr/bin' } })
    expect(said.trimEnd().split('\n')).toEqual(['postgres://a:b@c/d', name, '/bin:/usr/bin'])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})
