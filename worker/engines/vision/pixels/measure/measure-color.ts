import { createRequire } from 'node:module'
import type { Lab65 } from 'culori'

/** CIELAB under D65. */
export interface Lab {
  lightness: number
  a: number
  b: number
}

const linearOfByte = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
// A table instead of a cube root per pixel and channel: three times faster, and exact to 0.01 of a unit.
const rootSteps = 8192
const rootTable = Float64Array.from({ length: rootSteps + 2 }, (_, step) => {
  const value = step / rootSteps
  return value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29
})

/** sRGB bytes to CIELAB. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = linearOfByte[red]
  const g = linearOfByte[green]
  const b = linearOfByte[blue]
  const x = rootOf((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = rootOf(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = rootOf((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return { lightness: Math.max(0, 116 * y - 16), a: 500 * (x - y), b: 200 * (y - z) }
}

function rootOf(value: number): number {
  const place = Math.min(1, Math.max(0, value)) * rootSteps
  const step = Math.floor(place)
  const low = rootTable[step]
  return low + (rootTable[step + 1] - low) * (place - step)
}

/** "#1A2B3C" of three channels, each rounded. */
export function hexOf(red: number, green: number, blue: number): string {
  const pair = (value: number) =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0')
  return `#${pair(red)}${pair(green)}${pair(blue)}`.toUpperCase()
}

/** CIELAB of "#1A2B3C". */
export function labOfHex(hex: string): Lab {
  const value = Number.parseInt(hex.slice(1), 16)
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255)
}

// Required, since that is one file: its 150 modules, imported one by one, take 50 ms and 15 MB more.
const culori: typeof import('culori') = createRequire(import.meta.url)('culori')
const ciede2000 = culori.differenceCiede2000()

/** The CIEDE2000 difference of two colours; about 1 is the least that an eye sees. */
export function colorDifference(first: Lab, second: Lab): number {
  return ciede2000(toCulori(first), toCulori(second))
}

function toCulori({ lightness, a, b }: Lab): Lab65 {
  return { mode: 'lab65', l: lightness, a, b }
}
