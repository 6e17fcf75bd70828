import { innerStart } from './inner-start.ts'
import { isSpaceless } from './is-spaceless.ts'
import type { Word } from './read-words.ts'

export interface StemIndex {
  /** Beginnings of words, or pieces of runs, with the groups they speak for. */
  groups: ReadonlyMap<string, readonly string[]>
  /** The length of the longest stem under its first character. */
  longest: ReadonlyMap<string, number>
}

/** A group that a word speaks for; `at` counts words, so that early ones can weigh more. */
export interface StemHit {
  group: string
  at: number
  length: number
}

const scannedWordsMax = 80
const runCharactersMax = 60
const pieceLengthMax = 6
/** Shorter stems are whole words: "el" must not match "elefante"; other alphabets say more with fewer letters. */
const latinPrefixMin = 4
const otherPrefixMin = 3
const latinEnd = 0x250
const prefixLengthMax = 12

/** Indexes the stems of each group; a group may have several tables. */
export function indexStems(...tables: readonly Readonly<Record<string, readonly string[]>>[]): StemIndex {
  const index = new Map<string, string[]>()
  const longest = new Map<string, number>()
  for (const [group, stems] of tables.flatMap((table) => Object.entries(table))) {
    for (const stem of stems) {
      const first = stem.charAt(0)
      const groups = index.get(stem) ?? []
      if (groups.includes(group)) continue
      index.set(stem, [...groups, group])
      longest.set(first, Math.max(longest.get(first) ?? 0, stem.length))
    }
  }
  return { groups: index, longest }
}

/** Every stem at the beginning of a word; in scripts without spaces, every stem anywhere. */
export function findStems(index: StemIndex, words: readonly Word[]): StemHit[] {
  const hits: StemHit[] = []
  words.slice(0, scannedWordsMax).forEach(({ stem }, at) => {
    if (isSpaceless(stem)) findInRun(index, stem.slice(0, runCharactersMax), at, hits)
    else if (!findAtStart(index, stem, at, hits)) {
      const inner = innerStart(stem)
      if (inner > 0) findAtStart(index, stem.slice(inner), at, hits)
    }
  })
  return hits
}

function findInRun(index: StemIndex, run: string, at: number, hits: StemHit[]): void {
  let covered = 0
  for (let from = 0; from < run.length; from += 1) {
    const longest = index.longest.get(run.charAt(from)) ?? 0
    for (let length = Math.min(pieceLengthMax, longest, run.length - from); length > 0; length -= 1) {
      // A piece of a longer stem that was found says nothing more.
      if (from + length <= covered) break
      const groups = index.groups.get(run.slice(from, from + length))
      if (!groups) continue
      for (const group of groups) hits.push({ group, at, length: Math.min(length, 3) })
      covered = from + length
      break
    }
  }
}

/** True where a stem was found. */
function findAtStart(index: StemIndex, stem: string, at: number, hits: StemHit[]): boolean {
  let groups = index.groups.get(stem)
  const prefixLengthMin = stem.charCodeAt(0) < latinEnd ? latinPrefixMin : otherPrefixMin
  for (let length = Math.min(prefixLengthMax, stem.length - 1); !groups && length >= prefixLengthMin; length -= 1) {
    groups = index.groups.get(stem.slice(0, length))
  }
  for (const group of groups ?? []) hits.push({ group, at, length: 1 })
  return groups !== undefined
}
