import stored from './data/kind-head.json' with { type: 'json' }
import type { KindFeatures } from './measure-kind-features.ts'
import type { PictureKind } from './picture-kind.ts'

/**
 * One weighted sum a kind (softmax regression) over what is measured. A measure counts by how far it lies from the mean of
 * all pictures, in standard deviations: as it is, and again as far as it is `bend` beyond either side, so that a sum
 * can say "too much" and "too little" at once. What the network measured counts as it is.
 *
 * In base64 and little-endian: `centers` and `spreads` (32-bit floats) of the measures and then of the network's;
 * `weights` (16-bit integers, to be multiplied with the kind's `scales`), kind by kind: measures, beyond above, beyond
 * below, network. `bias` is the evidence where all measures are average; photographs, by far the most frequent kind, are
 * favoured.
 *
 * Fitted by ridge regression, with a multinomial regression on the sums of pictures left out to make probabilities of
 * them, on 5,100 pictures that were looked at: 1,830 photographs, 650 paintings, 680 flat drawings and icons, 250 line
 * drawings, 350 pieces of pixel art, 760 renders, 480 screenshots and 100 pages. They come from 110 sources: wallpapers,
 * museums, teaching and drawing programs, games, manuals and website templates, as Debian, Ubuntu and npm carry them.
 * Photographs and paintings were also shown smaller and compressed, cut, without colour, in other colours and contrasts,
 * with noise and blurred; renders smaller. Some 630 further pictures were made by rule: shapes, pages, screens, ray-traced
 * balls, and photographs redrawn in strokes. Every source weighs less than its number of pictures.
 *
 * Of pictures left out of the fit, one in six at a time, 91 % are named right: photographs 94 %, paintings 84 %, flat
 * drawings 90 %, line drawings 97 %, pixel art 95 %, renders 78 %, screenshots 98 %, pages 100 %. When whole sources are
 * left out it is 80 %: 90, 62, 85, 93, 88, 43, 97 and 98 %. Renders of a new hand are the weak side, and digital paintings:
 * most of those missed are called photographs.
 */
interface StoredHead {
  kinds: readonly string[]
  measures: readonly string[]
  bias: readonly number[]
  scales: readonly number[]
  centers: string
  spreads: string
  weights: string
}

const bend = 0.7
const measureReach = 3
const networkReach = 5

const head = openHead(stored)

/** How probable each kind is, 0 to 1; together they are 1. */
export function kindProbabilities(features: KindFeatures, networkMeasures: Float32Array): Map<PictureKind, number> {
  const { kinds, bias, scales, weights } = head
  const terms = listTerms(features, networkMeasures)
  const evidence = kinds.map((_, kind) => {
    const first = kind * terms.length
    let sum = 0
    for (let term = 0; term < terms.length; term += 1) sum += (terms[term] ?? 0) * (weights[first + term] ?? 0)
    return (bias[kind] ?? 0) + sum * (scales[kind] ?? 0)
  })
  const most = Math.max(...evidence)
  const powers = evidence.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return new Map(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / total]))
}

function listTerms(features: KindFeatures, networkMeasures: Float32Array): Float64Array {
  const { measures, centers, spreads } = head
  const count = measures.length
  const terms = new Float64Array(3 * count + networkMeasures.length)
  measures.forEach((name, index) => {
    const distance = distanceFrom(scaleMeasure(name, features[name]), index, measureReach)
    terms[index] = distance
    terms[count + index] = Math.max(0, distance - bend)
    terms[2 * count + index] = Math.max(0, -distance - bend)
  })
  networkMeasures.forEach((value, index) => {
    terms[3 * count + index] = distanceFrom(value, count + index, networkReach)
  })
  return terms

  function distanceFrom(value: number, index: number, reach: number): number {
    const distance = (value - (centers[index] ?? 0)) / (spreads[index] ?? 1)
    return Math.max(-reach, Math.min(reach, distance))
  }
}

/** Counts grow by factors; beyond 200 pixels a size says nothing. */
function scaleMeasure(name: keyof KindFeatures, value: number): number {
  if (name === 'colorCount' || name === 'gutterCount') return Math.log(value + 1)
  return name === 'shorterSide' ? Math.min(200, value) : value
}

function openHead(from: StoredHead) {
  const centers = floatsOf(from.centers)
  const spreads = floatsOf(from.spreads)
  const weights = numbersOf(from.weights, 2, (view, at) => view.getInt16(at, true))
  const terms = 2 * from.measures.length + centers.length
  if (spreads.length !== centers.length || weights.length !== terms * from.kinds.length) {
    throw new RangeError('weights do not fit the measures')
  }
  return {
    kinds: from.kinds as readonly PictureKind[],
    measures: from.measures as readonly (keyof KindFeatures)[],
    bias: from.bias,
    scales: from.scales,
    centers,
    spreads,
    weights,
  }
}

function floatsOf(text: string): Float64Array {
  return numbersOf(text, 4, (view, at) => view.getFloat32(at, true))
}

function numbersOf(text: string, size: number, read: (view: DataView, at: number) => number): Float64Array {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return Float64Array.from({ length: bytes.length / size }, (_, index) => read(view, index * size))
}
