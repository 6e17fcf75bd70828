import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type FontSubset, splitByFont } from '#shared/billing/pdf/font-coverage.ts'
import { unpackWoff } from '#shared/billing/pdf/unpack-woff.ts'

export type PdfDocument = PDFKit.PDFDocument

const weights = { regular: 400, bold: 700 } as const
const lineHeightRatio = 1.36

export interface TextStyle {
  /** In points, as all lengths on the page. */
  size: number
  weight?: keyof typeof weights
  align?: 'left' | 'right'
  color?: string
}

export interface TextBox {
  x: number
  y: number
  width: number
}

/** Draws text within the width of the box, over as many lines as it takes. Returns the y below it. */
export function drawText(document: PdfDocument, text: string, box: TextBox, style: TextStyle): number {
  const measure = (part: string) => measureText(document, part, style)
  let { y } = box
  for (const line of wrapText(text, box.width, measure)) {
    const x = style.align === 'right' ? box.x + box.width - measure(line) : box.x
    drawLine(document, line, x, y, style)
    y += style.size * lineHeightRatio
  }
  return y
}

function measureText(document: PdfDocument, text: string, style: TextStyle): number {
  let width = 0
  for (const run of splitByFont(text)) width += useFont(document, run.subset, style).widthOfString(run.text)
  return width
}

function drawLine(document: PdfDocument, line: string, x: number, y: number, style: TextStyle): void {
  let left = x
  for (const run of splitByFont(line)) {
    useFont(document, run.subset, style)
      .fillColor(style.color ?? 'black')
      .text(run.text, left, y, { lineBreak: false })
    left += document.widthOfString(run.text)
  }
}

function useFont(document: PdfDocument, subset: FontSubset, { weight = 'regular', size }: TextStyle): PdfDocument {
  const name = `${subset}-${weight}`
  // By its name, the document finds the font that it has parsed already.
  return document.registerFont(name, loadFont(subset, weights[weight])).font(name).fontSize(size)
}

type FontWeight = 400 | 700

const unpacked = new Map<string, Buffer>()

/** One file of Noto Sans, read once in the life of the process: at most 14 files, 1.2 MB in all. */
function loadFont(subset: FontSubset, weight: FontWeight): Buffer {
  const name = `noto-sans-${subset}-${weight}-normal.woff`
  const known = unpacked.get(name)
  if (known) return known
  const font = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/noto-sans/files/${name}`))))
  unpacked.set(name, font)
  return font
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Breaks text into lines of at most `widthMax`, in the unit of `measure`: at line feeds, else at spaces, and within a
 * word that fills more than a line.
 */
export function wrapText(text: string, widthMax: number, measure: (part: string) => number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, widthMax, measure))
}

function wrapLine(line: string, widthMax: number, measure: (part: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  let currentWidth = 0
  const spaceWidth = measure(' ')
  for (const word of line.split(' ').flatMap((part) => cutWord(part, widthMax, measure))) {
    const width = measure(word)
    if (current === '') [current, currentWidth] = [word, width]
    else if (currentWidth + spaceWidth + width <= widthMax) {
      current += ` ${word}`
      currentWidth += spaceWidth + width
    } else {
      lines.push(current)
      current = word
      currentWidth = width
    }
  }
  return [...lines, current]
}

/** Pieces of a word that each fit into a line; most words are one piece. */
function cutWord(word: string, widthMax: number, measure: (part: string) => number): string[] {
  if (measure(word) <= widthMax) return [word]
  const pieces: string[] = []
  let piece = ''
  let pieceWidth = 0
  for (const { segment } of graphemes.segment(word)) {
    const width = measure(segment)
    if (piece !== '' && pieceWidth + width > widthMax) {
      pieces.push(piece)
      piece = ''
      pieceWidth = 0
    }
    piece += segment
    pieceWidth += width
  }
  return [...pieces, piece]
}
