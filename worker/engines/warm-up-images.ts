import sharp from 'sharp'
import { targetIds } from '#shared/catalog/targets.ts'
import type { ImageEngine } from './engine.ts'

const sideLength = 512

/** As `warmUp`, for the engine that reads images: a few pictures of noise, with which every measure has work to do. */
export async function warmUpImages(engine: ImageEngine): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const picture = await sharp({
    create: { width: sideLength, height: sideLength, channels: 3, background: '#808080', noise },
  })
    .jpeg()
    .toBuffer()
  const { signal } = new AbortController()
  const request = {
    imageUrl: null,
    mimeType: null,
    subject: 'a lighthouse',
    negativePrompt: true,
    includeAnalysis: true,
  }
  for (const targetId of targetIds) await engine.imageToPrompt({ ...request, targetId }, picture, { signal })
}
