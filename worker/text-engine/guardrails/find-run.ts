/** The index at which a run of strings stands in others, at `from` or behind it; -1 where it does not. Linear (Knuth, Morris, Pratt). */
export function findRun(run: readonly string[], words: readonly string[], from: number): number {
  const back = overlapsOf(run)
  let matched = 0
  for (let at = from; at < words.length; at += 1) {
    while (matched > 0 && run[matched] !== words[at]) matched = back[matched - 1] ?? 0
    if (run[matched] === words[at]) matched += 1
    if (matched === run.length) return at - run.length + 1
  }
  return -1
}

/** For each beginning of a run, how much of it ends as it begins. */
function overlapsOf(run: readonly string[]): number[] {
  const back = [0]
  let length = 0
  for (let at = 1; at < run.length; at += 1) {
    while (length > 0 && run[length] !== run[at]) length = back[length - 1] ?? 0
    if (run[length] === run[at]) length += 1
    back.push(length)
  }
  return back
}
