import type { AttackReport, AttackTarget } from './attack.ts'
import { keepConnections } from './open-attack-connection.ts'

/** More than the API takes from all clients together. */
const connections = 2100

/** Connections of one client that send nothing; each that is ended is opened anew. */
export function silentConnections(target: AttackTarget): Promise<AttackReport> {
  return keepConnections(target, connections, () => {})
}
