import { beforeAll, describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import { createLocalEngine } from '../../worker/engines/local-engine.ts'
import { warmUp } from '../../worker/engines/warm-up.ts'
import { loadKnowledge } from '../../worker/load-knowledge.ts'

/** Every mark that patterns look for, of the scripts that drafts are written in; white space too. */
const marks = [
  ...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...' \t\n\u00a0',
  ...'§°·¡¿«»–—‘’“”„…•‹›',
  ...'、。「」『』，．：；？！（）【】・।؟،؛',
]
const sizes = [1000, 2000, 4000] as const
/** Where a run may stand: patterns that trim look at its end, those that split at what is between. */
const shapes: Readonly<Record<string, (mark: string, characters: number) => string>> = {
  between: (mark, characters) => `a red fox${mark.repeat(characters - 17)} at dawn`,
  behind: (mark, characters) => `a red fox at dawn${mark.repeat(characters - 17)}`,
  before: (mark, characters) => `${mark.repeat(characters - 17)}a red fox at dawn`,
  spaced: (mark, characters) => `a red fox ${`${mark} `.repeat((characters - 17) / 2)} at dawn`,
  lines: (mark, characters) => `write a mail ${`${mark}\n`.repeat((characters - 17) / 2)} at dawn`,
  'behind words': (mark, characters) => `a red fox ${`dawn${mark}`.repeat((characters - 17) / 5)} at dawn`,
}
/** Four times the characters may take four times the time, and half as much again. */
const growthMax = (sizes[2] / sizes[0]) * 1.5
/** Below this a draft of 4,000 characters costs nobody anything, and its time is mostly noise. */
const floorMs = 60
const runs = 5

let engine: Engine
beforeAll(async () => {
  engine = createLocalEngine(loadKnowledge())
  await warmUp(engine)
}, 60_000)

/** Processor time, which other programs cannot lengthen; the least of several runs, since collections of garbage can. */
async function costMs(targetId: TargetId, prompt: string, runsMax: number): Promise<number> {
  const { signal } = new AbortController()
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runsMax; run += 1) {
    const before = process.cpuUsage()
    // A draft that nothing can be made of is refused; that must be fast as well.
    await engine
      .optimize({ prompt, targetId, negativePrompt: true, includeAnalysis: true }, { signal })
      .catch(() => null)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
    if (least < floorMs) break
  }
  return least
}

async function findOffence(targetId: TargetId, shape: string, mark: string): Promise<string | null> {
  const draftOf = (characters: number): string => shapes[shape]?.(mark, characters) ?? ''
  const longest = await costMs(targetId, draftOf(sizes[2]), runs)
  if (longest < floorMs) return null
  const [short, middle] = [
    await costMs(targetId, draftOf(sizes[0]), runs),
    await costMs(targetId, draftOf(sizes[1]), runs),
  ]
  const isLinear = longest <= growthMax * short || (longest <= 3 * middle && middle <= 3 * short)
  const name = JSON.stringify(mark)
  return isLinear ? null : `${name} ${shape}: ${[short, middle, longest].map((ms) => ms.toFixed(1)).join(', ')} ms`
}

describe('the time that a draft takes grows with its length and no faster', () => {
  it.each(targetIds)('for %s, whatever mark it is full of', { timeout: 120_000 }, async (targetId) => {
    const offences: string[] = []
    for (const shape of Object.keys(shapes)) {
      for (const mark of marks) {
        const offence = await findOffence(targetId, shape, mark)
        if (offence) offences.push(offence)
      }
    }
    expect(offences).toEqual([])
  })
})
