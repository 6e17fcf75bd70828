import { type FontSubset, splitByFont } from '#shared/billing/pdf/font-coverage.ts'
import { loadFont } from '#shared/billing/pdf/invoice-fonts.ts'
import { wrapText } from '#shared/billing/pdf/wrap-text.ts'

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
