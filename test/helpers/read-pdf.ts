import { inflateSync } from 'node:zlib'

export interface PdfText {
  pages: number
  /** Value of the document's title. */
  title: string
  /** One entry per piece of text that was drawn, in order. */
  pieces: string[]
  /** Where the lowest text stands, in points from the foot of the page. */
  lowest: number
}

/**
 * Reads what a PDF of ours says, as a viewer would: through the map from glyphs to characters of each embedded font.
 * Only for the plain structure that pdfkit writes (no object streams, no encryption).
 */
export function readPdf(pdf: Buffer): PdfText {
  const objects = readObjects(pdf)
  const values = [...objects.values()]
  const content = values.find((object) => /\bBT\b/.test(object.stream))?.stream ?? ''
  const titleId = values.map(({ head }) => /\/Title (\d+) 0 R/.exec(head)?.[1]).find((found) => found !== undefined)
  return {
    pages: values.filter(({ head }) => /\/Type \/Page\b/.test(head)).length,
    title: /\(([^)]*)\)/.exec(objects.get(titleId ?? '')?.head ?? '')?.[1] ?? '',
    pieces: readPieces(content, readFonts(objects)),
    lowest: findLowest(content),
  }
}

interface PdfObject {
  head: string
  stream: string
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const match of pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match
    const [head = '', data] = body.split('\nstream\n')
    const bytes = Buffer.from((data ?? '').replace(/\nendstream$/, ''), 'latin1')
    const stream = /FlateDecode/.test(head) && bytes.length > 0 ? inflateSync(bytes).toString('latin1') : ''
    objects.set(id, { head, stream })
  }
  return objects
}

/** Of each font, by its name on the page: which glyph stands for which text. */
function readFonts(objects: Map<string, PdfObject>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>()
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const mapId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? ''
      fonts.set(name, readGlyphMap(objects.get(mapId)?.stream ?? ''))
    }
  }
  return fonts
}

function readGlyphMap(cmap: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const text = Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
      glyphs.set(Number.parseInt(first, 16) + index, text)
    }
  }
  return glyphs
}

function readPieces(content: string, fonts: Map<string, Map<number, string>>): string[] {
  const pieces: string[] = []
  let font = new Map<number, string>()
  for (const [, name, array] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    else pieces.push([...(array ?? '').matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => toText(hex, font)).join(''))
  }
  return pieces
}

function toText(hex: string, font: Map<number, string>): string {
  const glyphs = hex.match(/.{4}/g) ?? []
  return glyphs.map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? '\ufffd').join('')
}

/** pdfkit inverts the page's y axis, we may scale the whole page, and each text is inverted back. */
function findLowest(content: string): number {
  const [, height = '', scale = '1'] = /^1 0 0 -1 0 ([\d.]+) cm(?:\n([\d.]+) 0 0 \2 )?/.exec(content) ?? []
  const baselines = [...content.matchAll(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm/g)].map((match) => Number(match[1]))
  return Number(height) - (Number(height) - Math.min(...baselines)) * Number(scale)
}
