import { hasOpacity, type PixelCells, type RawImage } from './decoded-image.ts'

/** Rows and columns that are looked at, spread evenly. */
const scanlines = 64
/** Summed over three channels: less is shading or the noise of compression. */
const leastStep = 24
const smallestCell = 1.9
const linesMin = 10
/** Minimum share of lines with steps that lie on one grid, and minimum share of grid lines in use. */
const onGridMin = 0.97
const gridUseMin = 0.25
/** Fewer colours are a bar code or a chessboard. */
const colorsMin = 4
const colorsMax = 2500
const greysMax = 48
const cellsMax = 640

/**
 * The cells of pixel art that was enlarged without smoothing, from the image before it is made small: there every
 * step of colour lies on one even grid, of which at least a quarter of the lines are used. Null for everything else.
 */
export function measurePixelCells(image: RawImage): PixelCells | null {
  const across = fitGrid(countSteps(image, 'across'))
  if (across === null) return null
  const down = fitGrid(countSteps(image, 'down'))
  if (down === null || Math.abs(across - down) > 0.05 * across + 0.05) return null
  const cells = Math.max(image.width / across, image.height / down)
  return cells <= cellsMax && hasPalette(image) ? { side: Math.round(across * 100) / 100 } : null
}

/** How many of the scanlines step at each position. */
function countSteps(image: RawImage, direction: 'across' | 'down'): Uint16Array {
  const { width, height } = image
  const isAcross = direction === 'across'
  const [length, breadth] = isAcross ? [width, height] : [height, width]
  const stride = isAcross ? 1 : width
  const steps = new Uint16Array(length)
  for (const line of spread(breadth)) {
    const start = isAcross ? line * width : line
    for (let at = 1; at < length; at += 1) {
      const here = start + at * stride
      if (differ(image, here, here - stride)) steps[at] += 1
    }
  }
  return steps
}

function spread(breadth: number): number[] {
  const count = Math.min(scanlines, breadth)
  return Array.from({ length: count }, (_, number) => Math.floor(((number + 0.5) * breadth) / count))
}

function differ(image: RawImage, one: number, other: number): boolean {
  const { data, channels } = image
  const isClear = hasOpacity(image)
  if (isClear) {
    const isSeen = data[(one + 1) * channels - 1] >= 128
    if (isSeen !== data[(other + 1) * channels - 1] >= 128) return true
    if (!isSeen) return false
  }
  const colors = channels - (isClear ? 1 : 0)
  let difference = 0
  for (let color = 0; color < colors; color += 1) {
    difference += Math.abs(data[one * channels + color] - data[other * channels + color])
  }
  return difference * (colors === 1 ? 3 : 1) > leastStep
}

/** The side of the cells whose lines all steps lie on; null where they lie on no grid. */
function fitGrid(steps: Uint16Array): number | null {
  const lines: number[] = []
  steps.forEach((count, at) => {
    if (count > 0) lines.push(at)
  })
  if (lines.length < linesMin || lines.length > steps.length / smallestCell) return null
  const gaps = lines.slice(1).map((line, number) => line - lines[number])
  const least = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length * (1 - onGridMin))]
  const single = gaps.filter((gap) => gap >= least && gap < 1.6 * least)
  const rough = single.reduce((sum, gap) => sum + gap, 0) / single.length
  if (!(rough >= smallestCell)) return null
  return fitLine(lines, countCells(gaps, rough))
}

/** The number of the grid line of each line. */
function countCells(gaps: readonly number[], side: number): number[] {
  const numbers = [0]
  for (const gap of gaps) numbers.push((numbers.at(-1) ?? 0) + Math.round(gap / side))
  return numbers
}

/** The slope of positions over numbers, if nearly all lines fit it and enough of the grid is used. */
function fitLine(lines: readonly number[], numbers: readonly number[]): number | null {
  const count = lines.length
  const meanLine = lines.reduce((sum, line) => sum + line, 0) / count
  const meanNumber = numbers.reduce((sum, number) => sum + number, 0) / count
  let product = 0
  let squares = 0
  numbers.forEach((number, index) => {
    product += (number - meanNumber) * (lines[index] - meanLine)
    squares += (number - meanNumber) ** 2
  })
  const side = product / Math.max(1, squares)
  // Positions are whole: a line of a grid of broken cells is half a pixel off at most, and its neighbour another half.
  const fitting = lines.filter((line, index) => {
    const expected = meanLine + side * (numbers[index] - meanNumber)
    return Math.abs(line - expected) <= Math.min(0.8, side / 4)
  })
  const isUsed = new Set(numbers).size >= gridUseMin * (numbers.at(-1) ?? 0)
  return side >= smallestCell && isUsed && fitting.length >= onGridMin * count ? side : null
}

/** A photograph enlarged the same way has far more colours, or greys. */
function hasPalette(image: RawImage): boolean {
  const colors = listColors(image)
  const isGrey = [...colors].every((color) => color >> 16 === (color & 255) && color >> 16 === ((color >> 8) & 255))
  return colors.size >= colorsMin && colors.size <= (isGrey ? greysMax : colorsMax)
}

/** Colours of the scanlines as 24-bit numbers; stops just above `colorsMax`. */
function listColors({ data, width, height, channels }: RawImage): ReadonlySet<number> {
  const colors = new Set<number>()
  for (const y of spread(height)) {
    for (let x = 0; x < width && colors.size <= colorsMax; x += 1) {
      const at = (y * width + x) * channels
      const red = data[at]
      colors.add(channels < 3 ? red * 0x10101 : (red << 16) | (data[at + 1] << 8) | data[at + 2])
    }
  }
  return colors
}
