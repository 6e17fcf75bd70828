import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { decodeImage, openImage } from '../../../worker/engines/vision/decode/decode-image.ts'
import { findEdges } from '../../../worker/engines/vision/pixels/measure/measure-edges.ts'
import { splitPlanes } from '../../../worker/engines/vision/pixels/measure/measure-planes.ts'
import {
  type MediumFeatures,
  measureMediumFeatures,
} from '../../../worker/engines/vision/pixels/medium/measure-medium-features.ts'
import { listMediumValues } from '../../../worker/engines/vision/pixels/medium/medium-terms.ts'
import { measureWithNetwork } from '../../../worker/engines/vision/pixels/network/image-network.ts'

export interface TrainingImage {
  medium: number
  source: string
  /** Made smaller and compressed; counts half, and is not asked about. */
  isCopy: boolean
  values: Float64Array
}

/** Media that circulate as compressed copies; the others depend on their exact pixels. */
const copiedMedia = ['photo', 'painting', '3d render', 'flat vector', 'line art']
const copySidePixels = 420
const copyQuality = 75

/** Measures all images of `folder/<medium>/<source>/`; files that are no sound image are named and left out. */
export async function measureImages(
  folder: string,
  media: readonly string[],
  measures: readonly (keyof MediumFeatures)[],
): Promise<TrainingImage[]> {
  const images: TrainingImage[] = []
  for (const [medium, name] of media.entries()) {
    for (const source of readdirSync(path.join(folder, name))) {
      for (const file of readdirSync(path.join(folder, name, source))) {
        const bytes = readFileSync(path.join(folder, name, source, file))
        try {
          images.push({ medium, source, isCopy: false, values: await measure(bytes, measures) })
          if (!copiedMedia.includes(name)) continue
          images.push({ medium, source, isCopy: true, values: await measure(await copySmall(bytes), measures) })
        } catch (error) {
          console.log(`left out: ${name}/${source}/${file} (${error instanceof Error ? error.message : 'unreadable'})`)
        }
      }
    }
  }
  return images
}

async function measure(bytes: Uint8Array, measures: readonly (keyof MediumFeatures)[]): Promise<Float64Array> {
  const image = await decodeImage(await openImage(new Uint8Array(bytes), undefined))
  const planes = splitPlanes(image.closeUp ?? image.sample)
  return listMediumValues(measures, measureMediumFeatures(planes, findEdges(planes)), measureWithNetwork(planes))
}

function copySmall(bytes: Uint8Array): Promise<Buffer> {
  const size = { width: copySidePixels, height: copySidePixels, fit: 'inside', withoutEnlargement: true } as const
  return sharp(bytes).flatten({ background: '#fff' }).resize(size).jpeg({ quality: copyQuality }).toBuffer()
}
