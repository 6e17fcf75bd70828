import sharp from 'sharp'
import { decoderOptions, type OpenedImage, orCorrupt } from './decode-image.ts'
import type { ImageLimits } from './image-limits.ts'

const sideMax = 1024
const jpegQuality = 85
/** Behind what is transparent. */
const ground = '#ffffff'

/**
 * The picture as it may be shown to a model: a JPEG, upright, small, without metadata. Throws `ImageUnprocessableError`
 * if it cannot be decoded.
 */
export async function previewImage({ bytes }: OpenedImage, limits: ImageLimits): Promise<Uint8Array> {
  const encoding = sharp(bytes, { ...decoderOptions, limitInputPixels: limits.pixelsMax })
    .autoOrient()
    .resize(sideMax, sideMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .jpeg({ quality: jpegQuality })
    .toBuffer()
  return orCorrupt(encoding)
}
