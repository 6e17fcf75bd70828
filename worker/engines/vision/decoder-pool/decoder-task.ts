import type { ImageLimits, ImageRefusal } from '../decode/image-limits.ts'
import type { ImageReading } from '../read-image.ts'

/**
 * A decoder process ends itself by this signal when it exceeds its memory limit. Not SIGKILL, which the kernel and
 * operators use as well: only this one says that the image is to blame.
 */
export const memoryLimitSignal = 'SIGUSR2'

/** Argument of a decoder process that compiles its loops before its first image. */
export const warmUpFlag = '--warm-up'

/** What a decoder process is sent: one image at a time. */
export interface DecoderTask {
  bytes: Uint8Array
  /** The media type that the caller gave, if any. */
  declaredType: string | undefined
  limits: ImageLimits
  withPreview: boolean
}

export type DecoderReply =
  | { status: 'read'; reading: ImageReading; isSpent: boolean }
  | { status: 'refused'; reason: ImageRefusal; message: string; isSpent: boolean }
  /** A fault of ours. */
  | { status: 'failed'; errorName: string; isSpent: boolean }
