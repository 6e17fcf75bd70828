import { writeFileSync } from 'node:fs'
import path from 'node:path'
import stored from '../../../worker/engines/vision/pixels/kind/kind-head.json' with { type: 'json' }
import type { KindFeatures } from '../../../worker/engines/vision/pixels/kind/measure-kind-features.ts'
import { fitProbabilities, pickKind } from './fit-probabilities.ts'
import { fitSums, sumKinds } from './fit-sums.ts'
import { measurePictures } from './measure-pictures.ts'
import { storeHead } from './store-head.ts'
import { foldSources, weighPictures } from './weigh-pictures.ts'

// `npm run train:kinds -- <folder>` learns to tell the kinds of pictures apart from `folder/<kind>/<source>/<file>` and
// prints how well it names those of sources left out. `--dry-run` writes nothing.

const foldCount = 6
/** Of photo, flat vector and so on in the sums, and again in the probabilities, where photographs are favoured. */
const sumWeights: Record<string, number> = {
  photo: 3,
  painting: 1.6,
  'flat vector': 1.2,
  '3d render': 1.2,
  document: 0.6,
}
const priors: Record<string, number> = { photo: 6, painting: 1.6, 'flat vector': 1.3, document: 0.6 }

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
if (folder === undefined) throw new Error('the folder of pictures is missing')
const kinds = stored.kinds
const measures = stored.measures as (keyof KindFeatures)[]
const pictures = await measurePictures(folder, kinds, measures)
const shares = weighPictures(
  pictures,
  kinds.map((kind) => sumWeights[kind] ?? 1),
)
console.log(`${pictures.length} pictures, copies included`)

const folds = foldSources(pictures, foldCount)
const sums = pictures.map((): number[] => [])
for (let fold = 0; fold < foldCount; fold += 1) {
  const taken = pictures.map((_, at) => at).filter((at) => folds[at] !== fold)
  const fitted = fitSums(
    taken.flatMap((at) => pictures[at] ?? []),
    Float64Array.from(taken, (at) => shares[at] ?? 0),
    kinds.length,
    measures.length,
  )
  pictures.forEach((picture, at) => {
    if (folds[at] === fold) sums[at] = sumKinds(fitted, picture, measures.length)
  })
}
const priorShares = weighPictures(
  pictures,
  kinds.map((kind) => priors[kind] ?? 1),
)
const evidence = fitProbabilities(
  sums,
  pictures.map(({ kind }) => kind),
  priorShares,
)
kinds.forEach((name, kind) => {
  const asked = pictures.flatMap((picture, at) => (picture.kind === kind && !picture.isCopy ? at : []))
  const right = asked.filter((at) => pickKind(sums[at] ?? [], evidence) === kind).length
  console.log(`${name}: ${right} of ${asked.length} right, sources left out`)
})
if (!process.argv.includes('--dry-run')) {
  const head = storeHead(fitSums(pictures, shares, kinds.length, measures.length), evidence, { kinds, measures })
  writeFileSync(path.join(import.meta.dirname, '../../../worker/engines/vision/pixels/kind/kind-head.json'), head)
}
