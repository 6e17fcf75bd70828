import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The parser takes as much at a stretch; in chunks of one byte these are some 700, which cost it half a millisecond. */
const sliceBytes = 4096
/** How long a client whose connection is cut off may take to notice, and how much it may send meanwhile. */
const lingerMs = 2000
const lingerBytesMax = 64 * 1024 * 1024

interface Cut {
  bytesThrownAway: number
}

const cuts = new WeakMap<Socket, Cut>()

/**
 * Puts a gate between the sockets of a server and its HTTP parser, which otherwise parses whatever has arrived, chunk
 * by chunk, although nobody reads it any more. Behind the gate of a connection that was cut off, bytes cost nothing.
 */
export function guardConnections(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const [parse, ...others] = socket.listeners('data')
    // Node's own: it hands over what arrives as soon as somebody else listens too.
    if (!parse || others.length > 0) throw new Error('the HTTP server reads its sockets in another way')
    socket.on('data', (bytes: Buffer) => feed(socket, bytes, parse as (bytes: Buffer) => void))
    socket.off('data', parse as () => void)
  })
}

/**
 * Nothing that still comes on this connection is parsed. Once the answer under way is written, the connection ends; a
 * client that goes on sending for a moment can read the answer instead of finding the connection reset.
 */
export function cutOff(socket: Socket): void {
  if (cuts.has(socket)) return
  cuts.set(socket, { bytesThrownAway: 0 })
  // What the HTTP server calls behind its last answer.
  socket.destroySoon = () => linger(socket)
}

export function isCutOff(socket: Socket): boolean {
  return cuts.has(socket)
}

/** Closes our side now, and the other when the client does or its time is up. */
export function linger(socket: Socket): void {
  if (socket.destroyed) return
  socket.end()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

function feed(socket: Socket, bytes: Buffer, parse: (bytes: Buffer) => void): void {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    const cut = cuts.get(socket)
    if (cut) {
      throwAway(socket, cut, bytes.length - at)
      return
    }
    if (socket.isPaused()) {
      // Too many answers wait to be written: the parser takes nothing until they are.
      socket.unshift(bytes.subarray(at))
      return
    }
    parse(bytes.subarray(at, at + sliceBytes))
  }
}

function throwAway(socket: Socket, cut: Cut, bytes: number): void {
  cut.bytesThrownAway += bytes
  if (cut.bytesThrownAway > lingerBytesMax) socket.destroy()
  // Otherwise a fast sender has two megabytes read at a stretch, and so has the next, while others wait.
  socket.pause()
  setImmediate(() => socket.resume())
}
