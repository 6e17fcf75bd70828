import type { Slot } from '../analyze/slots.ts'

/** One sentence that may be added to a request of a task. English only. */
export interface Guideline {
  text: string
  /** The slot that makes the guideline superfluous if the draft fills it. */
  coveredBy?: Slot
  /** Only if the draft fills each of these. */
  needs?: readonly Slot[]
  /** Not if the draft fills one of these. */
  unless?: readonly Slot[]
}

/** A type of request, with what applies to every request of the type. */
export interface Task {
  /** The output and the name: `mail/apology`. */
  id: string
  /** A label of the API's domain groups. */
  group: string
  /** Best first; none where a draft needs nothing. */
  guidelines: readonly Guideline[]
  /** Information that only the author has and the answer depends on. */
  missing?: readonly Slot[]
}

/** By id. */
export type TaskCatalogue = ReadonlyMap<string, Task>

/** The type of output of a task: `mail` of `mail/apology`. */
export function outputOf(id: string): string {
  return id.split('/', 1)[0] ?? id
}
