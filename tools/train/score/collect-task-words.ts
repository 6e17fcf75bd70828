import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { knowledgeFolder } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { isTopicWord } from '../../../worker/text-engine/score/read-content.ts'
import { stemOf } from '../../../worker/text-engine/text/stems.ts'
import { readWords } from '../../../worker/text-engine/text/words.ts'

/** What these hold is said by authors, and not by prompts. */
const recognitionKeys = new Set(
  'nouns heads examples not openings weakOpenings verbs weakVerbs nounsWith with without also notBefore starts'.split(
    ' ',
  ),
)
const wordsMin = 3

/** The words of the lines that are added to prompts and of the better of judged prompts, without those of any prompt. */
export function collectTaskWords(kind: 'chat' | 'image', judged: readonly string[]): string[] {
  const files = readdirSync(knowledgeFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )
  const own = files
    .filter((file) => isOf(kind, file))
    .flatMap((file) => sentencesOf(load(readFileSync(path.join(knowledgeFolder, file), 'utf8'))))
  const stems = [...own, ...judged].flatMap((text) =>
    readWords(text)
      .filter(isTopicWord)
      .map(({ lower }) => stemOf(lower)),
  )
  return [...new Set(stems)].toSorted()
}

function isOf(kind: 'chat' | 'image', file: string): boolean {
  if (file.startsWith('languages')) return false
  const isPicture = file.startsWith('things') || file.startsWith('picture')
  return kind === 'image' ? isPicture : !isPicture
}

/** Every text of some words in a file, except under the keys by which requests are recognized. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(' ').length >= wordsMin ? [value] : []
  if (Array.isArray(value)) return value.flatMap(sentencesOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (recognitionKeys.has(key) ? [] : sentencesOf(inner)))
}

/** One string for each first letter, so that the file stays readable. */
export function byFirstLetter(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word.charAt(0)).values()].map((group) => group.join(' '))
}
