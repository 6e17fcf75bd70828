import stored from './data/kind-trees.json' with { type: 'json' }
import type { KindFeatures } from './measure-kind-features.ts'
import type { PictureKind } from './picture-kind.ts'

/**
 * Boosted trees (Friedman 2001): in each round one tree a kind, each of three questions deep. A question asks whether a
 * measure is at most its limit; the leaf that the answers lead to adds to the evidence for the kind. The evidence of all
 * rounds becomes probabilities by the softmax.
 *
 * `measures` names what is asked about and `start` the evidence before the first tree: photographs, by far the most
 * frequent kind, are favoured by 0.4. The rest is in base64, tree by tree and little-endian: of each of the seven
 * questions, from the root downwards, the number of its measure (a byte) and its limit (a 32-bit float); of each of the
 * eight leaves a 16-bit integer, to be multiplied with `scale`.
 *
 * Fitted with LightGBM 4.7 (softmax loss, 90 rounds, learning rate 0.12, 30 % of the measures and 80 % of the pictures a
 * round) on 3,600 pictures that were looked at: 1,290 photographs, 300 paintings, 500 flat drawings and icons, 230 line
 * drawings, 350 pieces of pixel art, 360 renders, 480 screenshots and 100 pages. They come from 80 sources: wallpapers,
 * teaching and drawing programs, games, manuals and website templates, as Debian, Ubuntu and npm carry them. Photographs
 * and paintings were also shown smaller and compressed, cut, without colour, with noise and blurred. Some 630 further
 * pictures were made by rule: shapes, pages, screens, ray-traced balls, and photographs redrawn in strokes. Every source
 * weighs less than its number of pictures.
 *
 * Of pictures left out of the fit, one in six at a time, 90 % are named right: photographs 95 %, paintings 71 %, flat
 * drawings 88 %, line drawings 93 %, pixel art 94 %, renders 78 %, screenshots 97 %, pages 96 %. When whole sources are
 * left out it is 78 %: 93, 14, 79, 93, 85, 28, 95 and 95 %. Paintings and renders of a new hand are the weak side: most
 * are called photographs.
 */
interface StoredTrees {
  kinds: readonly string[]
  measures: readonly string[]
  start: readonly number[]
  scale: number
  splits: string
  limits: string
  leaves: string
}

const questions = 7
const leavesOfTree = 8

const trees = openTrees(stored)

/** How probable each kind is, 0 to 1; together they are 1. */
export function kindProbabilities(features: KindFeatures): Map<PictureKind, number> {
  const { kinds, measures, start, scale, splits, limits, leaves } = trees
  const values = Float64Array.from(measures, (name) => features[name])
  const evidence = Float64Array.from(start)
  const count = splits.length / questions
  for (let tree = 0; tree < count; tree += 1) {
    let place = 0
    while (place < questions) {
      const question = tree * questions + place
      const isAtMost = (values[splits[question] ?? 0] ?? 0) <= (limits[question] ?? 0)
      place = 2 * place + (isAtMost ? 1 : 2)
    }
    const kind = tree % kinds.length
    const leaf = leaves[tree * leavesOfTree + place - questions] ?? 0
    evidence[kind] = (evidence[kind] ?? 0) + leaf * scale
  }
  const most = Math.max(...evidence)
  const powers = evidence.map((value) => Math.exp(value - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return new Map(kinds.map((kind, at) => [kind, (powers[at] ?? 0) / total]))
}

function openTrees(from: StoredTrees) {
  const splits = bytesOf(from.splits)
  const limits = bytesOf(from.limits)
  const leaves = bytesOf(from.leaves)
  const limitView = new DataView(limits.buffer)
  const leafView = new DataView(leaves.buffer)
  const treeCount = splits.length / questions
  const isWhole = treeCount % from.kinds.length === 0 && limits.length === splits.length * 4
  if (!isWhole || leaves.length !== treeCount * leavesOfTree * 2) throw new RangeError('trees do not fit the kinds')
  return {
    kinds: from.kinds as readonly PictureKind[],
    measures: from.measures as readonly (keyof KindFeatures)[],
    start: from.start,
    scale: from.scale,
    splits,
    limits: Float32Array.from({ length: limits.length / 4 }, (_, at) => limitView.getFloat32(at * 4, true)),
    leaves: Int16Array.from({ length: leaves.length / 2 }, (_, at) => leafView.getInt16(at * 2, true)),
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
