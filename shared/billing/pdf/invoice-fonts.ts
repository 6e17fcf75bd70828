import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FontSubset } from '#shared/billing/pdf/font-coverage.ts'
import { unpackWoff } from '#shared/billing/pdf/unpack-woff.ts'

export type FontWeight = 400 | 700

const unpacked = new Map<string, Buffer>()

/** One file of Noto Sans, read once in the life of the process: at most 14 files, 1.2 MB in all. */
export function loadFont(subset: FontSubset, weight: FontWeight): Buffer {
  const name = `noto-sans-${subset}-${weight}-normal.woff`
  const known = unpacked.get(name)
  if (known) return known
  const font = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/noto-sans/files/${name}`))))
  unpacked.set(name, font)
  return font
}
