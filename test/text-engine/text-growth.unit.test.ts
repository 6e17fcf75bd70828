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
/** The longest draft allowed, and a longer one: only there does growth stand out from noise. */
const [size, longSize] = [4000, 16_000] as const
/** Positions of a run of marks: trimming patterns depend on its end, splitting patterns on the text between. */
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
/** For four times the characters: linear growth plus half; quadratic growth would be sixteen. */
const growthMax = (longSize / size) * 1.5
/** Below this, the time of a draft does not matter and is mostly noise. */
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
  // A draft without a result is refused; that must be fast as well.
  const request = { endpoint: 'optimize', prompt, targetId, negativePrompt: true, includeAnalysis: true } as const
  await engine.run(request, { signal }).catch(() => null)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Compares the minimum of several runs, since garbage collection and load only add; the lengths alternate. */
async function findOffence(targetId: TargetId, shape: string, mark: string): Promise<string | null> {
  const draftOf = (characters: number): string => shapes[shape]?.(mark, characters) ?? ''
  let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let run = 0; run < runs; run += 1) {
    short = Math.min(short, await costMs(targetId, draftOf(size)))
    if (short < floorMs) return null
    long = Math.min(long, await costMs(targetId, draftOf(longSize)))
    // Within the bound, whatever further runs measure.
    if (long <= growthMax * floorMs) return null
  }
  const name = JSON.stringify(mark)
  return long <= growthMax * short ? null : `${name} ${shape}: ${short.toFixed(1)}, ${long.toFixed(1)} ms`
}

/**
 * The shapes of draft to try with one mark. All shapes for all targets take half a minute, so the usual run tries each
 * shape of a mark for one target only, and for the next mark with another target.
 */
function shapesFor(targetId: TargetId, markAt: number): string[] {
  const targetAt = targetIds.indexOf(targetId)
  return Object.keys(shapes).filter((_, at) => inject('isLong') || (markAt + at) % targetIds.length === targetAt)
}

describe('the time for a draft grows at most linearly with its length', () => {
  it.each(targetIds)('for %s, with any repeated mark', { timeout: 120_000 }, async (targetId) => {
    const offences: string[] = []
    for (const [markAt, mark] of marks.entries()) {
      for (const shape of shapesFor(targetId, markAt)) {
        const offence = await findOffence(targetId, shape, mark)
        if (offence) offences.push(offence)
      }
    }
    expect(offences).toEqual([])
  })
  it.each(targetIds)('for %s, with a long list of exclusions', async (targetId) => {
    expect(await findOffence(targetId, 'listed', '/')).toBeNull()
  })
})
