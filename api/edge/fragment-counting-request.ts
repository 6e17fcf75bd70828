import { IncomingMessage } from 'node:http'
import { AppError } from '#shared/errors.ts'
import type { BodyMemory } from './body-budget.ts'
import { stopReading } from './guard-connections.ts'

/** Fragments of a body that may have any size: a small body sent by a generator is not an attack. */
const freeFragments = 512
/** Minimum average size if there are more fragments. Each costs about as much as a kilobyte of body. */
const fragmentBytesMin = 64

/**
 * A request that counts its body on arrival, whether or not it is read. A body that has too many small fragments, or
 * for which there is no memory, is refused; its reader gets the AppError as a stream error.
 */
export class FragmentCountingRequest extends IncomingMessage {
  private fragments = 0
  private bytes = 0
  private memory: BodyMemory | null = null
  private fault: AppError | null = null

  override push(fragment: Buffer | null): boolean {
    if (fragment === null) {
      this.memory?.complete()
      return super.push(null)
    }
    // The rest of a slice still arrives after a refusal.
    if (this.fault !== null) return false
    this.fragments += 1
    this.bytes += fragment.length
    const isTooFragmented = this.fragments > freeFragments && this.bytes < this.fragments * fragmentBytesMin
    if (isTooFragmented) this.refuse(new AppError('body_too_fragmented'))
    else if (this.memory?.take(fragment.length) === false) this.refuse(bodiesFull())
    else return super.push(fragment)
    return false
  }

  override _read(bytes: number): void {
    if (this.fault === null) super._read(bytes)
    else queueMicrotask(() => this.emitFault())
  }

  /** Counts the body into `memory`: the bytes that have arrived, and all that follow. */
  countInto(memory: BodyMemory): void {
    this.memory = memory
    if (!memory.take(this.bytes)) this.refuse(bodiesFull())
    if (this.complete) memory.complete()
  }

  /** Reads no more of the body. */
  refuse(error: AppError): void {
    if (this.fault !== null) return
    this.fault = error
    stopReading(this.socket)
    this.emitFault()
  }

  /** A reader that is not listening yet gets the error at its first read. */
  private emitFault(): void {
    if (this.listenerCount('error') > 0) this.emit('error', this.fault)
  }
}

export function bodiesFull(): AppError {
  return new AppError(
    'service_unavailable',
    'The memory for request bodies is in use by other requests; send this request again.',
  )
}
