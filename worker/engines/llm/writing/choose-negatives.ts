import { targets } from '../../../targets/registry.ts'
import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { readWords, stemOf, type Word } from '../../../text-engine/text/words.ts'
import type { ReplyShape } from '../request/compose-call.ts'
import type { AuthorFacts } from './author-text.ts'
import { findLeak } from './check-reply.ts'

const termsMax = 8
const termLengthMax = 60
const tellingLength = 4
const parameter = ' --no '
/** A parameter's terms are single nouns, at most two words. */
const parameterTerm = /^[\p{Ll}\p{Lo}\p{N}-]{2,24}(?: [\p{Ll}\p{Lo}\p{N}-]{2,24})?$/u
const denial = /^(?:no|not|without|avoid|never) /u

/** The author's exclusions first, then the model's terms; nothing that the author's text wants. */
export function chooseNegatives(
  terms: readonly string[],
  author: Draft,
  { excludedTerms }: Pick<AuthorFacts, 'excludedTerms'>,
): string[] {
  const wanted = stemsOfWhole(author.words)
  const own = excludedTerms.map((term) => term.toLowerCase())
  const added = terms
    .map((term) => term.toLowerCase().replace(denial, '').replace(/[.;]$/u, '').trim())
    .filter((term) => term !== '' && term.length <= termLengthMax && !/[\n,]/u.test(term))
    .filter((term) => !isWanted(term, wanted) && findLeak(author.text, term) === null)
  return [...new Set([...own, ...added])].slice(0, Math.max(termsMax, own.length))
}

function stemsOfWhole(words: readonly Word[]): Set<string> {
  return new Set(words.map(({ lower }) => stemOf(lower)))
}

function isWanted(term: string, wanted: ReadonlySet<string>): boolean {
  const telling = readWords(term).filter(({ lower }) => lower.length >= tellingLength)
  return telling.length > 0 && telling.every(({ lower }) => wanted.has(stemOf(lower)))
}

/** Where the target takes exclusions as a parameter, and the reply has none, they are set behind the others. */
export function appendParameter(prompt: string, terms: readonly string[], { targetId, modality }: ReplyShape): string {
  const takesParameter = modality === 'image' && (targets[targetId].image.parameters?.has('no') ?? false)
  if (!takesParameter || readParameter(prompt) !== null) return prompt
  const caption = stemsOfWhole(readWords(prompt))
  const fitting = terms.filter(
    (term) => parameterTerm.test(term) && ![...stemsOfWhole(readWords(term))].some((stem) => caption.has(stem)),
  )
  return fitting.length === 0 ? prompt : `${prompt}${parameter}${fitting.slice(0, termsMax).join(', ')}`
}

/** The terms of the `--no` of a prompt; null where it has none. */
export function readParameter(prompt: string): string[] | null {
  const at = prompt.indexOf(parameter)
  if (at < 0) return null
  const value = prompt.slice(at + parameter.length).split(' --', 1)[0] ?? ''
  return value.split(',').flatMap((term) => (term.trim() === '' ? [] : [term.trim()]))
}
