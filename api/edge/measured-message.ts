import { IncomingMessage } from 'node:http'
import { AppError } from '#shared/errors.ts'
import { cutOff } from './guard-connections.ts'

/** So many pieces of a body may be of any size: a small body in the pieces of a generator is no attack. */
const freePieces = 512
/** Beyond them the pieces must have this size on average. Every piece costs about as much as a kilobyte of body. */
const pieceBytesMin = 64

/**
 * A request whose body is refused when it comes in too many small pieces, whether or not anybody reads it: whoever does
 * gets the AppError as the stream's error.
 */
export class MeasuredMessage extends IncomingMessage {
  private pieces = 0
  private bytes = 0
  private fault: AppError | null = null

  override push(piece: Buffer | null): boolean {
    if (piece === null) return super.push(null)
    this.pieces += 1
    this.bytes += piece.length
    if (this.pieces <= freePieces || this.bytes >= this.pieces * pieceBytesMin) return super.push(piece)
    if (this.fault === null) this.refuse()
    return false
  }

  override _read(bytes: number): void {
    if (this.fault === null) super._read(bytes)
    else queueMicrotask(() => this.tell())
  }

  private refuse(): void {
    this.fault = new AppError('body_too_fragmented')
    cutOff(this.socket)
    this.tell()
  }

  /** Without a reader there is nobody to tell yet: one that comes later asks for more, and is told then. */
  private tell(): void {
    if (this.listenerCount('error') > 0) this.emit('error', this.fault)
  }
}
