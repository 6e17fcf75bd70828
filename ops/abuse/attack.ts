/** The input of an attack, which runs in a separate process so that its work does not count as the service's. */
export interface AttackTarget {
  /** Of the API, without a path; an address of this machine. */
  url: string
  /** Of the attacking account: every endpoint, the largest plan, more credits than it can use. */
  key: string
  /** Of accounts like it, for an attack that continues when the plan of the first one is used up. */
  successors?: readonly string[]
  /** The attack ends itself after this time. */
  seconds: number
  /** Of a picture that arrives one byte at a time and never ends; the worker may load it. */
  drippingUrl: string
  /** Of a webhook receiver that accepts connections and never answers. */
  tarpitUrl: string
}

export interface AttackReport {
  /** Calls or connections begun. */
  sent: number
  /** How often each status came back; `cut` where the connection ended without one. */
  answers: Record<string, number>
}

export type Attack = (target: AttackTarget) => Promise<AttackReport>

/** Logs a broken promise of docs/reliability.md; returns `isKept`. */
export function logBrokenPromise(isKept: boolean): boolean {
  if (!isKept) console.log('  The promise is broken.')
  return isKept
}

/** Different from the other accounts' IP, so that IP limits do not hit them. Only Linux has a second loopback IP. */
export const attackerIp = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** @throws Error unless the address is one of this machine: no other machine is ever attacked. */
export function requireOwnMachine(address: string): void {
  const host = URL.parse(address)?.hostname
  if (host === undefined || !loopbackHosts.has(host)) throw new Error('Attacks are for services on this machine only.')
}
