import { targets } from '../../../targets/registry.ts'
import { stemOf } from '../../../text-engine/text/stems.ts'
import { readWords } from '../../../text-engine/text/words.ts'
import type { ReplyShape } from './check-reply.ts'
import { findLeak } from './find-leak.ts'

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
  author: { text: string; excludedTerms: readonly string[] },
): string[] {
  const wanted = readStems(author.text)
  const own = author.excludedTerms.map((term) => term.toLowerCase())
  const added = terms
    .map((term) => term.toLowerCase().replace(denial, '').replace(/[.;]$/u, '').trim())
    .filter((term) => term !== '' && term.length <= termLengthMax && !/[\n,]/u.test(term))
    .filter((term) => !isWanted(term, wanted) && findLeak(author.text, term) === null)
  return [...new Set([...own, ...added])].slice(0, Math.max(termsMax, own.length))
}

function readStems(text: string): Set<string> {
  return new Set(readWords(text).map(({ lower }) => stemOf(lower)))
}

function isWanted(term: string, wanted: ReadonlySet<string>): boolean {
  const telling = readWords(term).filter(({ lower }) => lower.length >= tellingLength)
  return telling.length > 0 && telling.every(({ lower }) => wanted.has(stemOf(lower)))
}

/** Where the target takes exclusions as a parameter, and the reply has none, they are set behind the others. */
export function appendParameter(prompt: string, terms: readonly string[], { targetId, modality }: ReplyShape): string {
  const takesParameter = modality === 'image' && (targets[targetId].image.parameters?.has('no') ?? false)
  if (!takesParameter || readParameter(prompt) !== null) return prompt
  const caption = readStems(prompt)
  const fitting = terms.filter(
    (term) => parameterTerm.test(term) && ![...readStems(term)].some((stem) => caption.has(stem)),
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
