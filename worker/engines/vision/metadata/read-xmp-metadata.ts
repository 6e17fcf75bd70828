/** Far more than any description needs; the rest is edit history. */
const xmpCharactersMax = 262_144
const dublinCore = 'http://purl.org/dc/elements/1.1/'
const exifNamespace = 'http://ns.adobe.com/exif/1.0/'
const exifExNamespace = 'http://cipa.jp/exif/1.0/'
const lensNamespace = 'http://ns.adobe.com/exif/1.0/aux/'
const photoshopNamespace = 'http://ns.adobe.com/photoshop/1.0/'
const namedEntities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

/** The properties of an XMP packet that are read. */
export interface XmpMetadata {
  description: string | null
  userComment: string | null
  lens: string | null
  /** By the camera's own clock, as written. */
  takenAt: string | null
  /** What the camera recorded, for files that keep it here alone; fractions as written, "28/10". */
  camera: XmpCamera
}

type XmpCamera = Readonly<
  Record<'aperture' | 'exposure' | 'focalLength' | 'focalLength35' | 'iso' | 'hasFlashFired', string | null>
>

/**
 * Searched as plain text: no document is built, nothing outside it is ever read, and entities that it defines stay as
 * they are written.
 */
export function readXmpMetadata(xmp: string | null): XmpMetadata {
  const packet = (xmp ?? '').slice(0, xmpCharactersMax)
  return {
    description: readProperty(packet, dublinCore, 'dc', 'description'),
    userComment: readProperty(packet, exifNamespace, 'exif', 'UserComment'),
    lens: readProperty(packet, lensNamespace, 'aux', 'Lens'),
    takenAt:
      readProperty(packet, exifNamespace, 'exif', 'DateTimeOriginal') ??
      readProperty(packet, photoshopNamespace, 'photoshop', 'DateCreated'),
    camera: readCamera(packet),
  }
}

function readCamera(packet: string): XmpCamera {
  const read = (name: string) => readProperty(packet, exifNamespace, 'exif', name)
  return {
    aperture: read('FNumber'),
    exposure: read('ExposureTime'),
    focalLength: read('FocalLength'),
    focalLength35: read('FocalLengthIn35mmFilm'),
    iso: read('ISOSpeedRatings') ?? readProperty(packet, exifExNamespace, 'exifEX', 'PhotographicSensitivity'),
    hasFlashFired: read('Fired'),
  }
}

function readProperty(packet: string, namespace: string, usualPrefix: string, name: string): string | null {
  const qualified = `${prefixOf(packet, namespace) ?? usualPrefix}:${name}`
  const start = indexOfTag(packet, `<${qualified}`)
  if (start < 0) return readAttribute(packet, qualified)
  const end = packet.indexOf(`</${qualified}`, start)
  const contentStart = packet.indexOf('>', start) + 1
  if (end < 0 || contentStart === 0 || contentStart > end) return null
  return nonEmpty(plainTextOf(defaultItemOf(packet.slice(contentStart, end))))
}

/** The prefix that the packet binds to the namespace. */
function prefixOf(packet: string, namespace: string): string | null {
  for (const quote of ['"', "'"]) {
    const at = packet.indexOf(`=${quote}${namespace}${quote}`)
    if (at < 0) continue
    const colon = packet.lastIndexOf('xmlns:', at)
    const prefix = packet.slice(colon + 'xmlns:'.length, at).trim()
    if (colon >= 0 && /^[\w.-]{1,40}$/.test(prefix)) return prefix
  }
  return null
}

/** The tag itself, not a longer name that begins the same. */
function indexOfTag(packet: string, opening: string): number {
  for (let at = packet.indexOf(opening); at >= 0; at = packet.indexOf(opening, at + 1)) {
    if (/[\s>]/.test(packet.charAt(at + opening.length))) return at
  }
  return -1
}

function readAttribute(packet: string, qualified: string): string | null {
  const at = packet.indexOf(`${qualified}=`)
  if (at < 1 || !/\s/.test(packet.charAt(at - 1))) return null
  const quoteAt = at + qualified.length + 1
  const end = packet.indexOf(packet.charAt(quoteAt), quoteAt + 1)
  return end < 0 ? null : nonEmpty(decodeEntities(packet.slice(quoteAt + 1, end)))
}

/** The item in the default language, else the first; without a list, the whole content. */
function defaultItemOf(content: string): string {
  let first: string | null = null
  let at = content.indexOf('<rdf:li')
  while (at >= 0) {
    const open = content.indexOf('>', at)
    const close = content.indexOf('</rdf:li', open)
    if (open < 0 || close < 0) break
    const item = content.slice(open + 1, close)
    if (content.slice(at, open).includes('x-default')) return item
    first ??= item
    at = content.indexOf('<rdf:li', close)
  }
  return first ?? content
}

/** Without tags and comments, marked sections as they are, entities decoded once. */
function plainTextOf(markup: string): string {
  const pieces: string[] = []
  let at = 0
  while (at < markup.length) {
    const tag = markup.indexOf('<', at)
    pieces.push(decodeEntities(markup.slice(at, tag < 0 ? undefined : tag)))
    if (tag < 0) break
    const isSection = markup.startsWith('<![CDATA[', tag)
    const closing = isSection ? ']]>' : markup.startsWith('<!--', tag) ? '-->' : '>'
    const end = markup.indexOf(closing, tag)
    if (end < 0) break
    if (isSection) pieces.push(markup.slice(tag + '<![CDATA['.length, end))
    at = end + closing.length
  }
  return pieces.join('')
}

function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w{1,5});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return namedEntities[name] ?? whole
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

function nonEmpty(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}
