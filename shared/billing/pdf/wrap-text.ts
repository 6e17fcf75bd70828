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
