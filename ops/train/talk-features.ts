import { kindNames, kindsOf, mannerBit } from '../../worker/prompt/filler-senses.ts'
import { readWords, type Word } from '../../worker/prompt/read-words.ts'
import { obliging, speaking } from '../../worker/prompt/talk-entries.ts'
import { isFigure, isNameLike, readTalkFlags, talkFlags } from '../../worker/prompt/talk-flags.ts'

/** The features of a sentence by name, as `worker/prompt/weigh-talk.ts` adds them up; a name may occur several times. */
export function talkFeatures(text: string): string[] {
  const words = readWords(text)
  const bits = readTalkFlags(text, words, {
    hasManner: words.some(({ stem }) => (kindsOf(stem) & mannerBit) !== 0),
    isObliging: words.some(({ stem }) => obliging.has(stem)),
    speaks: words.some(({ stem }) => speaking.has(stem)),
    strangeCount: words.filter((word) => !isFigure(word) && kindsOf(word.stem) === 0).length,
  })
  const flags = talkFlags.filter((_, at) => (bits >> at) & 1).map((name) => `flag ${name}`)
  const [first, second] = words
  return [
    'always',
    ...flags,
    ...words.flatMap((word, at) => [...wordFeatures(word), ...(at > 0 && isNameLike(word) ? ['capital'] : [])]),
    ...(first ? [`opening ${first.stem}`] : []),
    ...(first && second ? [`pair ${first.stem} ${second.stem}`] : []),
  ]
}

function wordFeatures(word: Word): string[] {
  if (isFigure(word)) return ['figure']
  const bits = kindsOf(word.stem)
  const kinds = kindNames.filter((_, at) => (bits >> at) & 1).map((name) => `kind ${name}`)
  return [...(kinds.length > 0 ? kinds : ['unknown']), `word ${word.stem}`]
}

/** Features that one sentence alone holds teach nothing; each must occur in so many groups. */
export function groupsMinOf(feature: string): number {
  if (feature.startsWith('pair ')) return 3
  return /^(?:word|opening) /u.test(feature) ? 2 : 1
}
