import { connect } from 'node:net'

const replyMs = 2_000
const silenceMs = 50

/** What the server on this port of 127.0.0.1 says to a request; empty if it refuses the connection or is silent for 2 s. */
export function readReply(port: number, request: string | Buffer): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let reply = ''
  const socket = connect({ port, host: '127.0.0.1', timeout: replyMs })
  const end = (): void => void socket.destroy()
  socket.on('connect', () => socket.write(request))
  socket.on('data', (bytes) => {
    reply += bytes.toString('latin1')
    socket.setTimeout(silenceMs)
  })
  socket.on('timeout', end).on('end', end).on('error', end)
  socket.on('close', () => resolve(reply))
  return promise
}
