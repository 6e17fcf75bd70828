import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createFairTurns } from '#shared/fair-turns.ts'
import type { MeasuredImage, ReadingTask } from './reading-task.ts'
import { type ReadingProcess, startReadingProcess } from './start-reading-process.ts'

export interface PictureReaders {
  /**
   * Reads and measures a picture when it is the owner's turn, which is waited for at most `waitMs`, if given; `deadlineMs` begins then.
   *
   * @throws ImageUnprocessableError as `readImage`; Error when no turn came, or no process could be started.
   */
  read(
    task: ReadingTask,
    turn: { owner: string; waitMs?: number | undefined; deadlineMs: number },
  ): Promise<MeasuredImage>
  /** Replaces the processes, once nobody is being read for: the first ones have compiled what later ones only load. */
  renew(): Promise<void>
  close(): Promise<void>
}

/** Keeps `processesMax` processes that read pictures, one picture at a time each, and serves the owners in turn. */
export async function openPictureReaders(processesMax: number): Promise<PictureReaders> {
  const cacheDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-reader-'))
  const turns = createFairTurns({ underWayMax: processesMax, underWayEachMax: processesMax })
  const started = new Set<Promise<ReadingProcess>>()
  const idle: Promise<ReadingProcess>[] = []
  let isOpen = true

  const start = (): void => {
    const starting = startReadingProcess(cacheDirectory)
    // Whoever takes its turn next is told.
    starting.catch(() => {})
    started.add(starting)
    idle.push(starting)
  }
  const end = async (starting: Promise<ReadingProcess>): Promise<void> => {
    const reader = await starting.catch(() => null)
    await reader?.end()
    started.delete(starting)
  }
  const readNow = async (task: ReadingTask, deadlineMs: number): Promise<MeasuredImage> => {
    // There are as many as there are turns, and each comes back or is replaced before its turn ends.
    const starting = idle.pop()
    if (!starting) throw new Error('No process is left to read pictures.')
    try {
      return await (await starting).read(task, deadlineMs)
    } finally {
      const reader = await starting.catch(() => null)
      if (reader?.isFit) idle.push(starting)
      else {
        await end(starting)
        if (isOpen) start()
      }
    }
  }
  const renew = async (): Promise<void> => {
    const former = idle.splice(0)
    await Promise.all(former.map(end))
    for (const _one of former) start()
    await Promise.allSettled(idle)
  }
  for (let count = 0; count < processesMax; count += 1) start()
  return {
    renew,
    async read(task, { owner, waitMs, deadlineMs }) {
      const endTurn = await turns.take(owner, waitMs)
      if (!endTurn) throw new Error('The turn to be read did not come in time.')
      try {
        return await readNow(task, deadlineMs)
      } finally {
        endTurn()
      }
    },
    async close() {
      isOpen = false
      idle.length = 0
      await Promise.all([...started].map(end))
      await rm(cacheDirectory, { recursive: true, force: true })
    },
  }
}
