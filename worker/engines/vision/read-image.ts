import { decodeImage, openImage, previewImage } from './decode/decode-image.ts'
import { type ImageLimits, imageLimits } from './decode/image-limits.ts'
import { collectTextMetadata } from './metadata/collect-text-metadata.ts'
import { readEmbeddedPrompt } from './metadata/embedded/read-embedded-prompt.ts'
import type { CameraFacts, EmbeddedPrompt } from './metadata/file-facts.ts'
import { readCameraFacts } from './metadata/read-camera-facts.ts'
import { readExifMetadata } from './metadata/read-exif-metadata.ts'
import type { DecodedImage } from './pixels/decoded-image.ts'

export interface ImageContents extends DecodedImage {
  camera: CameraFacts | null
  embedded: EmbeddedPrompt | null
  /** Of `previewImage`; null where none was asked for. */
  preview: Uint8Array | null
}

interface ReadImageOptions {
  /** The media type that the caller gave; it must be the file's own. */
  declaredType?: string | undefined
  limits?: ImageLimits
  withPreview?: boolean
}

/**
 * Reads the downscaled pixels, the camera data and the embedded prompt of an image file. Broken metadata is ignored.
 * Throws `ImageUnprocessableError` for an invalid image.
 */
export async function readImage(bytes: Uint8Array, options: ReadImageOptions = {}): Promise<ImageContents> {
  const limits = options.limits ?? imageLimits
  const opened = await openImage(bytes, options.declaredType, limits)
  const decoded = await decodeImage(opened, limits)
  const exif = readExifMetadata(opened.header.exif)
  const texts = collectTextMetadata(bytes, opened.format, opened.header, exif)
  const preview = options.withPreview ? await previewImage(opened, limits) : null
  return { ...decoded, camera: readCameraFacts(exif, texts.xmp), embedded: readEmbeddedPrompt(texts), preview }
}
