import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import type { LocalTextEngine } from '../../worker/engines/engine.ts'
import { createLocalEngine, warmUp } from '../../worker/engines/local/local-engine.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'

/** Every mark that patterns look for, of the scripts that drafts are written in; white space too. */
const marks = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...' \t\n\u00a0',
  ...'§°·¡¿«»–—‘’“”„…•‹›',
  ...'、。「」『』，．：；？！（）【】・।؟،؛',
]
const many = (count: number, write: (at: number) => string): string =>
  Array.from({ length: Math.trunc(count) }, (_, at) => write(at)).join(' ')
/** As long as a draft may be; and longer, since only there growth stands out from noise. */
const [size, longSize] = [4000, 16_000] as const
/** Where a run may stand: patterns that trim look at its end, those that split at what is between. */
const shapes: Readonly<Record<string, (mark: string, characters: number) => string>> = {
  between: (mark, characters) => `a red fox${mark.repeat(characters - 17)} at dawn`,
  behind: (mark, characters) => `a red fox at dawn${mark.repeat(characters - 17)}`,
  before: (mark, characters) => `${mark.repeat(characters - 17)}a red fox at dawn`,
  spaced: (mark, characters) => `a red fox ${`${mark} `.repeat((characters - 17) / 2)} at dawn`,
  lines: (mark, characters) => `write a mail ${`${mark}\n`.repeat((characters - 17) / 2)} at dawn`,
  quoted: (mark, characters) => `a sign ${many(characters / 6, (at) => `"${at}"${mark}`)}`,
  figures: (mark, characters) => `a wall of ${many(characters / 6, (at) => `${at} m${mark}`)}`,
  excluded: (mark, characters) => `write a mail ${many(characters / 9, (at) => `no b${at}${mark}`)}`,
  paragraphs: (mark, characters) => `write a mail\n\n${`dawn${mark}\n \n`.repeat((characters - 17) / 8)}`,
  traces: (mark, characters) => `fix this:\n\n${`E: x\n at a\n at b\n\nwhy${mark}\n\n`.repeat((characters - 17) / 23)}`,
  listed: (mark, characters) => `no ${many(characters / 6, (at) => `b${at}`).replaceAll(' ', mark)}`,
  'behind words': (mark, characters) => `a red fox ${`dawn${mark}`.repeat((characters - 17) / 5)} at dawn`,
}
/** Four times the characters may take four times the time, and half as much again; squares would take sixteen times. */
const growthMax = (longSize / size) * 1.5
/** Below this a draft costs nobody anything, and its time is mostly noise. */
const floorMs = 10
const runs = 7

let engine: LocalTextEngine
beforeAll(async () => {
  engine = createLocalEngine(loadKnowledge())
  await warmUp(engine)
}, 60_000)

/** Processor time of this thread, which other programs cannot lengthen. */
async function costMs(targetId: TargetId, prompt: string): Promise<number> {
  const { signal } = new AbortController()
  const before = process.threadCpuUsage()
  // A draft that nothing can be made of is refused; that must be fast as well.
  const request = { endpoint: 'optimize', prompt, targetId, negativePrompt: true, includeAnalysis: true } as const
  await engine.run(request, { signal }).catch(() => null)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The least of some runs, since collections of garbage and a busy machine only add; the two lengths in turn. */
async function findOffence(targetId: TargetId, shape: string, mark: string): Promise<string | null> {
  const draftOf = (characters: number): string => shapes[shape]?.(mark, characters) ?? ''
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < runs; run += 1) {
    short = Math.min(short, await costMs(targetId, draftOf(size)))
    if (short < floorMs) return null
    long = Math.min(long, await costMs(targetId, draftOf(longSize)))
    // Within the bound, whatever further runs would say.
    if (long <= growthMax * floorMs) return null
  }
  const name = JSON.stringify(mark)
  return long <= growthMax * short ? null : `${name} ${shape}: ${short.toFixed(1)}, ${long.toFixed(1)} ms`
}

/**
 * The shapes of draft that one mark is tried in. Every shape for every target takes half a minute, so the usual run tries each
 * shape of each mark for one target, which is another one for the next mark.
 */
function shapesFor(targetId: TargetId, markAt: number): string[] {
  const targetAt = targetIds.indexOf(targetId)
  return Object.keys(shapes).filter((_, at) => inject('isLong') || (markAt + at) % targetIds.length === targetAt)
}

describe('the time that a draft takes grows with its length and no faster', () => {
  it.each(targetIds)('for %s, whatever mark it is full of', { timeout: 120_000 }, async (targetId) => {
    const offences: string[] = []
    for (const [markAt, mark] of marks.entries()) {
      for (const shape of shapesFor(targetId, markAt)) {
        const offence = await findOffence(targetId, shape, mark)
        if (offence) offences.push(offence)
      }
    }
    expect(offences).toEqual([])
  })
  it.each(targetIds)('for %s, whatever is left out', async (targetId) => {
    expect(await findOffence(targetId, 'listed', '/')).toBeNull()
  })
})
