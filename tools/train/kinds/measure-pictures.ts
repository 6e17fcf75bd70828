import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { decodeImage, openImage } from '../../../worker/engines/vision/decode/decode-image.ts'
import { listKindValues } from '../../../worker/engines/vision/pixels/kind/kind-terms.ts'
import {
  type KindFeatures,
  measureKindFeatures,
} from '../../../worker/engines/vision/pixels/kind/measure-kind-features.ts'
import { findEdges } from '../../../worker/engines/vision/pixels/measure/measure-edges.ts'
import { splitPlanes } from '../../../worker/engines/vision/pixels/measure/measure-planes.ts'
import { measureWithNetwork } from '../../../worker/engines/vision/pixels/network/picture-network.ts'

export interface MeasuredPicture {
  kind: number
  source: string
  /** Made smaller and compressed; counts half, and is not asked about. */
  isCopy: boolean
  values: Float64Array
}

/** Kinds of which compressed copies go round; the others live by their exact pixels. */
const copiedKinds = ['photo', 'painting', '3d render', 'flat vector', 'line art']
const copySidePixels = 420
const copyQuality = 75

/** Measures all pictures of `folder/<kind>/<source>/`; files that are no sound picture are named and left out. */
export async function measurePictures(
  folder: string,
  kinds: readonly string[],
  measures: readonly (keyof KindFeatures)[],
): Promise<MeasuredPicture[]> {
  const pictures: MeasuredPicture[] = []
  for (const [kind, name] of kinds.entries()) {
    for (const source of readdirSync(path.join(folder, name))) {
      for (const file of readdirSync(path.join(folder, name, source))) {
        const bytes = readFileSync(path.join(folder, name, source, file))
        try {
          pictures.push({ kind, source, isCopy: false, values: await measure(bytes, measures) })
          if (!copiedKinds.includes(name)) continue
          pictures.push({ kind, source, isCopy: true, values: await measure(await copySmall(bytes), measures) })
        } catch (error) {
          console.log(`left out: ${name}/${source}/${file} (${error instanceof Error ? error.message : 'unreadable'})`)
        }
      }
    }
  }
  return pictures
}

async function measure(bytes: Uint8Array, measures: readonly (keyof KindFeatures)[]): Promise<Float64Array> {
  const image = await decodeImage(await openImage(new Uint8Array(bytes), undefined))
  const planes = splitPlanes(image.closeUp ?? image.sample)
  return listKindValues(measures, measureKindFeatures(planes, findEdges(planes)), measureWithNetwork(planes))
}

function copySmall(bytes: Uint8Array): Promise<Buffer> {
  const size = { width: copySidePixels, height: copySidePixels, fit: 'inside', withoutEnlargement: true } as const
  return sharp(bytes).flatten({ background: '#fff' }).resize(size).jpeg({ quality: copyQuality }).toBuffer()
}
