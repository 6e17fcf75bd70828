import type { ImageLimits, ImageRefusal } from '../decode/image-limits.ts'
import type { Measures } from '../pixels/measure/measures.ts'
import type { ReadImage } from '../read-image.ts'

/**
 * A reading process ends itself by this signal when it exceeds its memory limit. Not SIGKILL, which the kernel and
 * operators use as well: only this one says that the picture is to blame.
 */
export const memoryLimitSignal = 'SIGUSR2'

/** Argument of a reading process that compiles its loops before its first picture. */
export const warmUpFlag = '--warm-up'

/** What a reading process is sent: one picture at a time. */
export interface ReadingTask {
  bytes: Uint8Array
  /** The media type that the caller gave, if any. */
  declaredType: string | undefined
  limits: ImageLimits
  withPreview: boolean
}

export interface MeasuredImage extends ReadImage {
  measures: Measures
}

export type ReadingAnswer =
  | { status: 'read'; image: MeasuredImage; isSpent: boolean }
  | { status: 'refused'; reason: ImageRefusal; message: string; isSpent: boolean }
  /** A fault of ours. */
  | { status: 'failed'; errorName: string; isSpent: boolean }
