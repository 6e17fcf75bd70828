import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimDirectory, readRecord } from '../../ops/dev/services/server.ts'

function givenClaimPath(): string {
  const directory = mkdtempSync(join(tmpdir(), 'claim-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return join(directory, 'run.claim')
}

test('a claim is held until it is released', () => {
  const path = givenClaimPath()
  const release = claimDirectory(path, String)
  expect(readRecord(path)).toMatch(new RegExp(`^${process.pid} `))
  expect(() => claimDirectory(path, (pid) => `held by ${pid}`)).toThrow(`held by ${process.pid}`)
  release()
  expect(readRecord(path)).toBeUndefined()
})

test('a claim is free if its process id has been reused', () => {
  const path = givenClaimPath()
  writeFileSync(path, `${process.pid} another start time`)
  expect(readRecord(path)).toBeUndefined()
  expect(() => claimDirectory(path, String)).not.toThrow()
})
