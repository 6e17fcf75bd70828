import { bodyAt, type Load } from './open-loop.ts'
import { type BenchProcess, type RunningProcesses, startProcesses } from './start-processes.ts'

export interface Contestant extends RunningProcesses {
  name: 'floor' | 'ours'
  load: Load
}

/** Starts the processes and waits until a first call is answered. */
export async function startContestant(options: {
  name: Contestant['name']
  processes: readonly BenchProcess[]
  load: Load
}): Promise<Contestant> {
  const { name, processes, load } = options
  const isAnswered = async (): Promise<boolean> => {
    const headers = { 'content-type': 'application/json', authorization: load.nextAuthorization() }
    const answer = await fetch(load.url, { method: 'POST', headers, body: bodyAt(load, 0) }).catch(() => null)
    return answer?.status === 200
  }
  return { name, load, ...(await startProcesses(name, processes, isAnswered)) }
}
