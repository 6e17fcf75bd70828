import { findFreePort, isPortFree } from './services/free-port.ts'

const defaultPort = 3000

/** Reads PORT and makes sure that the API can listen there; throws one sentence that a newcomer can act on. */
export async function chooseApiPort(host: string): Promise<number> {
  const port = parsePort(process.env.PORT)
  if (port === 0) return findFreePort()
  if (await isPortFree(port, host)) return port
  const next = port < 65_535 ? port + 1 : defaultPort
  throw new Error(`Port ${port} is taken. Stop what listens there, or choose another one: PORT=${next} npm start`)
}

/** The preferred port, or any free one if it is taken: nobody depends on where local metrics are. */
export async function chooseMetricsPort(preferredPort: number): Promise<number> {
  return (await isPortFree(preferredPort, '127.0.0.1')) ? preferredPort : findFreePort()
}

function parsePort(given: string | undefined): number {
  const port = given === undefined || given === '' ? defaultPort : Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error('PORT is not a port number: it must be a whole number from 0 to 65535 (0 takes any free port).')
}
