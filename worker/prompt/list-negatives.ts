import { negativesAbroad } from './data/negatives-abroad.ts'
import type { ImagePlan, PromptPlan } from './prompt-plan.ts'

const termsMax = 8

/**
 * What the caller gets to paste elsewhere, the author's exclusions first: the parameter where the result has one, with
 * what may not stand in it; else what the closing sentence names and what spoils pictures of this kind.
 */
export function listNegatives(plan: PromptPlan, result: string, ofTask: string[]): string[] {
  if (plan.kind !== 'image') return ofTask
  const own = plan.denied ?? []
  const parameter = readNoParameter(result)
  // What the parameter may not name is listed all the same: elsewhere it can be used.
  if (parameter)
    return [...parameter, ...own.filter((item) => !parameter.some((term) => item.toLowerCase().endsWith(term)))]
  const all = [...new Set([...own, ...plan.exclusions, ...readClosingSentence(result), ...translate(ofTask, plan)])]
  return all.slice(0, Math.max(termsMax, own.length))
}

/** In the language of the draft, where we write of pictures in it. */
function translate(terms: readonly string[], { draft }: ImagePlan): readonly string[] {
  const wordings = negativesAbroad.get(draft.language)
  return wordings ? [...new Set(terms.flatMap((term) => wordings.get(term) ?? []))] : terms
}

/** "No stray text, border or watermark." at the end says the same as the list. */
function readClosingSentence(prompt: string): string[] {
  const terms = /(?:^|[.!?] )No ([^.!?\n]{1,200})\.$/u.exec(prompt)?.[1]?.split(/, (?:or )?| or /u) ?? []
  return terms.map((term) => term.replace(/^no /u, ''))
}

/** The terms of a closing `--no`; null where a prompt has none. */
export function readNoParameter(prompt: string): string[] | null {
  return /(?:^|\s)--no ([^\n]+)$/u.exec(prompt)?.[1]?.split(', ') ?? null
}
