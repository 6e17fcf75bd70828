import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import type { ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import { composeImagePrompt } from '../../worker/engines/vision/compose/compose-image-prompt.ts'
import type { DecodedImage } from '../../worker/engines/vision/pixels/decoded-image.ts'
import type { Measures } from '../../worker/engines/vision/pixels/measure/measures.ts'
import { decodeFile, type ImageReading, measureImage, readFacts } from '../../worker/engines/vision/read-image.ts'
import { composeResult } from '../../worker/jobs/compose-result.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'

export interface GalleryPicture {
  name: string
  /** Why the file was refused; null for a sound one. */
  refusal: string | null
  read: {
    image: DecodedImage
    measures: Measures
    /** A small JPEG as a data address. */
    preview: string
    results: ReadonlyMap<TargetId, ImageToPromptResult>
    readMs: number
  } | null
}

const words = loadKnowledge()
const pictureName = /\.(?:jpe?g|png|webp|gif|avif)$/iu
const previewWidthPx = 420

/** The picture files of a folder, by name. */
export async function listPictures(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => pictureName.test(name))
    .toSorted()
    .map((name) => path.join(folder, name))
}

/** Reads one file as the worker does, and composes its prompt for every target. */
export async function readPicture(file: string, subject: string | null): Promise<GalleryPicture> {
  const name = path.basename(file)
  try {
    const bytes = await readFile(file)
    const startMs = performance.now()
    const { camera, embedded, preview, ...image } = await decodeFile(bytes)
    const measures = measureImage(image)
    const { frameCount } = image
    const results = composeAll({ facts: readFacts(measures, camera), embedded, frameCount, preview }, subject)
    const readMs = performance.now() - startMs
    return { name, refusal: null, read: { image, measures, preview: await drawPreview(bytes), results, readMs } }
  } catch (error) {
    return { name, refusal: error instanceof Error ? error.message : String(error), read: null }
  }
}

const file = { endpoint: 'image-to-prompt', imageUrl: null, mimeType: null } as const

function composeAll(reading: ImageReading, subject: string | null): Map<TargetId, ImageToPromptResult> {
  const results = new Map<TargetId, ImageToPromptResult>()
  for (const targetId of targetIds) {
    const request = { ...file, subject, targetId, negativePrompt: true, includeAnalysis: true }
    results.set(targetId, composeResult({ jobClass: 'image' }, request, composeImagePrompt(reading, request, words)))
  }
  return results
}

async function drawPreview(bytes: Buffer): Promise<string> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize({ width: previewWidthPx, height: previewWidthPx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return `data:image/jpeg;base64,${small.toString('base64')}`
}
