import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The parser gets this much at once: some 700 chunks of one byte, which cost it half a millisecond. */
const sliceBytes = 4096
/** How long a client may take to read the last response of its connection, and how much it may send meanwhile. */
const lingerMs = 2000
const discardedBytesMax = 64 * 1024 * 1024

interface Stopped {
  bytesDiscarded: number
}

const stopped = new WeakMap<Socket, Stopped>()

/**
 * Puts a gate between the sockets of a server and its HTTP parser, which would otherwise parse everything received,
 * chunk by chunk, even of a body that is no longer read. Bytes discarded at the gate cost nothing.
 */
export function guardConnections(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const [parse, ...others] = socket.listeners('data')
    // Node's own listener: it forwards data as soon as there is another listener.
    if (!parse || others.length > 0) throw new Error('the HTTP server reads its sockets in another way')
    socket.on('data', (bytes: Buffer) => forwardToParser(socket, bytes, parse as (bytes: Buffer) => void))
    socket.off('data', parse as () => void)
  })
}

/** Parses no further input of a connection. Once the current response is written, it ends by a lingering close. */
export function stopReading(socket: Socket): void {
  if (stopped.has(socket)) return
  stopped.set(socket, { bytesDiscarded: 0 })
  // The HTTP server calls it after its last response.
  socket.destroySoon = () => lingeringClose(socket)
}

export function hasStoppedReading(socket: Socket): boolean {
  return stopped.has(socket)
}

/**
 * Closes our side now, the connection when the client closes or after `lingerMs`: a client that is still sending can
 * read the response instead of getting a connection reset.
 */
export function lingeringClose(socket: Socket): void {
  if (socket.destroyed) return
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

function forwardToParser(socket: Socket, bytes: Buffer, parse: (bytes: Buffer) => void): void {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    const state = stopped.get(socket)
    if (state) {
      discardInput(socket, state, bytes.length - at)
      return
    }
    if (socket.isPaused()) {
      // Too many responses wait to be written: the parser gets nothing until they are.
      socket.unshift(bytes.subarray(at))
      return
    }
    parse(bytes.subarray(at, at + sliceBytes))
  }
}

function discardInput(socket: Socket, state: Stopped, bytes: number): void {
  state.bytesDiscarded += bytes
  if (state.bytesDiscarded > discardedBytesMax) socket.destroy()
  // Otherwise the kernel hands over two megabytes of a fast sender in one turn of the event loop.
  socket.pause()
  setImmediate(() => socket.resume())
}
