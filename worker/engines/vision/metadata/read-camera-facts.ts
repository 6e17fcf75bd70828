import type { CameraFacts } from './file-facts.ts'
import type { ExifMetadata } from './read-exif-metadata.ts'
import type { XmpMetadata } from './read-xmp-metadata.ts'
import { cleanMetadataText, decodeMetadataBytes } from './untrusted-text.ts'

const nameCodePointsMax = 80
/** The tag is two bytes wide and says this when the true value does not fit. */
const isoOverflow = 65_535
/** No digital camera wrote dates before; clocks that were never set start earlier. */
const yearMin = 1990
const yearMax = 2100
/** The highest sensible combination of the flash bits. */
const flashMax = 0x7f

type Directory = Readonly<Record<string, unknown>>

/** What the camera recorded, each value only if a real camera could have written it; null when nothing is left. */
export function readCameraFacts(exif: ExifMetadata | null, xmp: XmpMetadata): CameraFacts | null {
  const image: Directory = exif?.Image ?? {}
  const photo: Directory = exif?.Photo ?? {}
  const recorded = xmp.camera
  const facts: CameraFacts = {
    make: nameOf(image.Make),
    model: nameOf(image.Model),
    lensModel: nameOf(photo.LensModel) ?? nameOf(xmp.lens),
    focalLengthMm: within(photo.FocalLength, 1, 3000) ?? within(fractionOf(recorded.focalLength), 1, 3000),
    focalLength35Mm:
      within(photo.FocalLengthIn35mmFilm, 4, 6000) ?? within(fractionOf(recorded.focalLength35), 4, 6000),
    aperture:
      within(photo.FNumber, 0.7, 128) ??
      apexApertureOf(photo.ApertureValue) ??
      within(fractionOf(recorded.aperture), 0.7, 128),
    exposureSeconds:
      within(photo.ExposureTime, 1e-6, 86_400) ??
      apexSecondsOf(photo.ShutterSpeedValue) ??
      within(fractionOf(recorded.exposure), 1e-6, 86_400),
    iso: isoOf(photo) ?? isoOf({ ISOSpeedRatings: fractionOf(recorded.iso) }),
    hasFlashFired: flashOf(photo.Flash) ?? truthOf(recorded.hasFlashFired),
    hour: hourOf(exif?.takenAt ?? null) ?? hourOf(xmp.takenAt),
  }
  return Object.values(facts).some((value) => value !== null) ? facts : null
}

/** "28/10" or "2.8". */
function fractionOf(text: string | null): number {
  const match = /^\s*(\d{1,10}(?:\.\d{1,6})?)(?:\s?\/\s?(\d{1,10}))?\s*$/.exec(text ?? '')
  return match ? Number(match[1]) / Number(match[2] ?? 1) : Number.NaN
}

function truthOf(text: string | null): boolean | null {
  return text === null ? null : /^(?:true|false)$/i.test(text) ? text.toLowerCase() === 'true' : null
}

function numberOf(value: unknown): number {
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'number' ? first : Number.NaN
}

function within(value: unknown, min: number, max: number, decimals = 6): number | null {
  const number = numberOf(value)
  if (!(number >= min && number <= max)) return null
  // Short exposures keep all their digits; a third needs no more than its decimals.
  return number < 0.01 ? number : Number(number.toFixed(decimals))
}

/** Some cameras give aperture and time as powers of two only. Zero is what programs write that do not know them. */
function apexApertureOf(value: unknown): number | null {
  const stops = numberOf(value)
  return stops === 0 ? null : within(2 ** (stops / 2), 0.7, 128, 2)
}

function apexSecondsOf(value: unknown): number | null {
  const stops = numberOf(value)
  return stops === 0 ? null : within(2 ** -stops, 1e-6, 86_400)
}

function isoOf(photo: Directory): number | null {
  const iso = within(photo.ISOSpeedRatings, 1, 10_000_000, 0)
  if (iso !== null && iso !== isoOverflow) return iso
  return within(photo.RecommendedExposureIndex, 1, 10_000_000, 0) ?? within(photo.ISOSpeed, 1, 10_000_000, 0)
}

function flashOf(value: unknown): boolean | null {
  const flash = numberOf(value)
  return Number.isInteger(flash) && flash >= 0 && flash <= flashMax ? (flash & 1) === 1 : null
}

function hourOf(moment: string | null): number | null {
  const match = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?/.exec(moment ?? '')
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const isDate = year >= yearMin && year <= yearMax && month >= 1 && month <= 12 && day >= 1 && day <= 31
  if (!isDate || hour > 23 || minute > 59 || second > 60) return null
  // Midnight to the second is what programs write when they know the day alone.
  return hour + minute + second === 0 ? null : hour
}

function nameOf(value: unknown): string | null {
  if (typeof value !== 'string' && !(value instanceof Uint8Array)) return null
  const text = typeof value === 'string' ? value : decodeMetadataBytes(value)
  const name = cleanMetadataText(text.split('\0', 1)[0] ?? '', nameCodePointsMax).replaceAll(/[\s]+/g, ' ')
  // Some generators keep whole graphs in these fields.
  if (/^(prompt|workflow):/i.test(name) || name.includes('{')) return null
  return /[\p{L}\p{N}]/u.test(name) && !/^(unknown|none|null|n\/a|default)$/i.test(name) ? name : null
}
