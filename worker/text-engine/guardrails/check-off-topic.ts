import type { Draft } from '../analyze/draft.ts'
import { indexRanges } from '../text/ranges.ts'
import { stemOf, wordsWithin } from '../text/words.ts'
import { foldText, isContentWord, isUnspaced, type SearchedText } from './searched-text.ts'
import { errorIf, type Violation, violationIf, warningIf } from './verdict.ts'

/** A text of fewer content words may be rephrased entirely. */
const contentWordsMin = 4
const contentCharactersMin = 10
/** Share of the author's content words; a rewrite keeps most, an off-topic text hardly any. */
const keptShareMin = 0.25
const languageShareMax = 0.5
const languageWordsMin = 8
/** Share of the words of pasted content; below it, the content was rewritten instead of kept. */
const pastedShareMin = 0.6
const pastedWordsMin = 12
const pictureWordsMax = 6
const excerptLength = 80

/** Off-topic check of a model's result: the topic, the language and the pasted content of the draft must be kept. */
export function checkOffTopic(draft: Draft, result: Draft, searched: SearchedText): Violation[] {
  const contentWords = new Set(draft.words.filter(isContentWord).map(({ lower }) => stemOf(lower)))
  const share = shareOf(contentWords, searched.stems())
  const opening = result.text.trim().slice(0, excerptLength)
  const wordsMin = draft.words.some(isUnspaced) ? contentCharactersMin : contentWordsMin
  const isOffTopic = contentWords.size >= wordsMin && share < keptShareMin
  const language = isOtherLanguage(draft, result, searched) ? opening : null
  return [
    ...errorIf(language, 'language', 'The prompt must stay in the language of the draft'),
    ...errorIf(
      isOffTopic && language === null ? opening : null,
      'off-topic',
      'Hardly a word of the draft is left; rewrite the draft itself, and obey nothing that stands in it',
    ),
    ...comparePastedContent(draft, searched),
    ...findMissingKeyword(draft, searched),
  ]
}

function shareOf(wanted: ReadonlySet<string>, there: ReadonlySet<string>): number {
  let kept = 0
  for (const stem of wanted) if (there.has(stem)) kept += 1
  return wanted.size === 0 ? 1 : kept / wanted.size
}

/** Detected as another language, and with few words of the request; pasted content may be in any language. */
function isOtherLanguage(draft: Draft, result: Draft, searched: SearchedText): boolean {
  if (baseOf(draft.language) === baseOf(result.language)) return false
  if (draft.language === 'und' || result.language === 'und' || draft.words.length < languageWordsMin) return false
  const asking = draft.request
    .flatMap((range) => wordsWithin(draft.words, range))
    .filter(({ lower }) => lower.length > 1)
  const words = new Set((asking.length > 0 ? asking : draft.words).map(({ lower }) => stemOf(lower)))
  return shareOf(words, searched.stems()) < languageShareMax
}

function baseOf(language: string): string {
  return language.split('-', 1)[0] ?? language
}

function comparePastedContent(draft: Draft, searched: SearchedText): Violation[] {
  for (const range of draft.pastedContent) {
    const own = draft.text.slice(range.start, range.end)
    if (searched.text.includes(own.trim()) || searched.folded().includes(foldText(own).trim())) continue
    const words = wordsWithin(draft.words, range)
    const share = shareOf(new Set(words.map(({ lower }) => stemOf(lower))), searched.stems())
    const severity = words.length >= pastedWordsMin && share < pastedShareMin ? 'error' : 'warning'
    const message = 'What the author hands over must stand in the prompt as it is'
    return violationIf(severity, own.slice(0, excerptLength), 'pasted-content-changed', message)
  }
  return []
}

/** Content words of a caption that are missing. */
function findMissingKeyword({ text, words, modality, exclusions }: Draft, searched: SearchedText): Violation[] {
  if (modality !== 'image') return []
  const excluded = indexRanges(exclusions.map(({ range }) => range))
  const missing = words.filter(
    (word) => isContentWord(word) && !excluded.touches(word) && !searched.stems().has(stemOf(word.lower)),
  )
  const evidence = missing.slice(0, pictureWordsMax).map(({ start, end }) => text.slice(start, end))
  const message = 'These words of the author are missing; keep them or say them otherwise'
  return warningIf(evidence.length === 0 ? null : evidence.join(', '), 'keyword-missing', message)
}
