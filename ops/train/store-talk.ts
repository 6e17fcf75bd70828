import type { TalkWeights } from './train-talk.ts'

type Stored = Record<string, readonly [number, number]>

const hundredths = 100
/** Smaller weights change no answer. */
const leastStored = 5

/** The weights as text for a data file: hundredths, for a text and for a caption. */
export function storeTalk(weights: TalkWeights): string {
  const of = (prefix: string): Stored => pickBy(weights, prefix)
  const single = (name: string) => round(weights.get(name) ?? [0, 0])
  const stored = {
    always: single('always'),
    unknown: single('unknown'),
    figure: single('figure'),
    capital: single('capital'),
    flags: of('flag '),
    kinds: of('kind '),
    words: of('word '),
    openings: of('opening '),
    pairs: of('pair '),
  }
  return `${JSON.stringify(stored, null, 2).replaceAll(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/gu, '[$1, $2]')}\n`
}

function pickBy(weights: TalkWeights, prefix: string): Stored {
  const picked = [...weights]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, weight]) => [name.slice(prefix.length), round(weight)] as const)
    .filter(([, [text, caption]]) => Math.abs(text) >= leastStored || Math.abs(caption) >= leastStored)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
  return Object.fromEntries(picked)
}

function round([text, caption]: readonly [number, number]): readonly [number, number] {
  return [Math.round(text * hundredths), Math.round(caption * hundredths)]
}
