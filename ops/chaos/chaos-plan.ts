import { createSeededRandom } from '../seeded-random.ts'
import type { FaultName } from './faults.ts'

/** Of the calls of a phase, before the fault. */
const injectionShare = { min: 0.1, max: 0.25 }
const heldRangeMs = { min: 1500, max: 3500 }

export interface PlannedFault {
  name: FaultName
  /** Of the phase's calls, the one at which the fault begins. */
  injectAtCall: number
  /** From the end of the injection to the healing. */
  heldMs: number
}

interface ChaosPlan {
  phases: readonly PlannedFault[]
  /** At least, in each phase. */
  callsEach: number
}

/** The order of the faults and what happens when: the same for the same seed. */
export function planChaos(seed: number, names: readonly FaultName[], calls: number): ChaosPlan {
  const random = createSeededRandom(seed)
  const callsEach = Math.ceil(calls / names.length)
  const phases = random.shuffle(names).map((name) => ({
    name,
    injectAtCall: Math.ceil(callsEach * random.between(injectionShare.min, injectionShare.max)),
    heldMs: Math.round(random.between(heldRangeMs.min, heldRangeMs.max)),
  }))
  return { phases, callsEach }
}
