import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { MediumFeatures } from '../../../worker/engines/vision/pixels/medium/measure-medium-features.ts'
import stored from '../../../worker/engines/vision/pixels/medium/medium-head.json' with { type: 'json' }
import { fitProbabilities, pickMedium } from './fit-probabilities.ts'
import { fitSums, sumMedia } from './fit-sums.ts'
import { formatHead } from './format-head.ts'
import { measureImages } from './measure-images.ts'
import { foldSources, weighImages } from './weigh-images.ts'

// `npm run train:medium -- <folder>` fits the medium classifier to `folder/<medium>/<source>/<file>` and prints its
// accuracy on held-out sources. `--dry-run` writes nothing.

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
const media = stored.media
const measures = stored.measures as (keyof MediumFeatures)[]
const images = await measureImages(folder, media, measures)
const shares = weighImages(
  images,
  media.map((medium) => sumWeights[medium] ?? 1),
)
console.log(`${images.length} pictures, copies included`)

const folds = foldSources(images, foldCount)
const sums = images.map((): number[] => [])
for (let fold = 0; fold < foldCount; fold += 1) {
  const taken = images.map((_, at) => at).filter((at) => folds[at] !== fold)
  const fitted = fitSums(
    taken.flatMap((at) => images[at] ?? []),
    Float64Array.from(taken, (at) => shares[at] ?? 0),
    media.length,
    measures.length,
  )
  images.forEach((image, at) => {
    if (folds[at] === fold) sums[at] = sumMedia(fitted, image, measures.length)
  })
}
const priorShares = weighImages(
  images,
  media.map((medium) => priors[medium] ?? 1),
)
const evidence = fitProbabilities(
  sums,
  images.map(({ medium }) => medium),
  priorShares,
)
media.forEach((name, medium) => {
  const asked = images.flatMap((image, at) => (image.medium === medium && !image.isCopy ? at : []))
  const right = asked.filter((at) => pickMedium(sums[at] ?? [], evidence) === medium).length
  console.log(`${name}: ${right} of ${asked.length} right, sources left out`)
})
if (!process.argv.includes('--dry-run')) {
  const head = formatHead(fitSums(images, shares, media.length, measures.length), evidence, { media, measures })
  writeFileSync(path.join(import.meta.dirname, '../../../worker/engines/vision/pixels/medium/medium-head.json'), head)
}
