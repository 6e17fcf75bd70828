import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { DraftFacts } from '../../worker/prompt/draft-facts.ts'
import type { ReadRecord } from './weigh-examples.ts'

/** A sentence and for which media it is talk. */
export interface TalkExample {
  text: string
  isTalkInText: boolean
  isTalkInCaption: boolean
  /** Sentences of one group never stand on both sides of a test. */
  group: string
  /** How much it counts in a text and in a caption. */
  textWeight: number
  captionWeight: number
}

/** A sentence of talk counts this often, since there are far fewer of them than of others. */
const talkWeight = 4
/** Requests in plain words are the hardest to tell from talk. */
const plainWeight = 20
const sightWeight = 30
/** The background of a request shares its words with small talk, which the company decides. */
const storyWeight = 10
const smallTalkCaptionWeight = 2
/** The first sentence of a prompt is never judged; it only shows of what words requests are made. */
const firstWeight = 0.5

/** Where nobody speaks or is spoken to, small talk could be a picture. */
const speaker = /\b(?:i|me|my|we|us|our|you|your|ye|mi)\b/iu

/** Remarks that say nothing, small talk that could be painted, plain requests with their background, and sights; each a file of sentences. */
export function readTalkFiles(folder: string): TalkExample[] {
  const read = (name: string) => readSentences(path.join(folder, name), name)
  return [
    ...[...read('remarks.txt'), ...read('voices.txt')].map((line) =>
      example(line, [true, true], [talkWeight, talkWeight]),
    ),
    ...read('everyday.txt').map((line) => {
      const speaks = speaker.test(line.text)
      return example(line, [true, speaks], [talkWeight, speaks ? talkWeight : 0])
    }),
    ...read('small-talk.txt').map((line) => example(line, [true, false], [talkWeight, smallTalkCaptionWeight])),
    ...read('requests.txt').map((line) => example(line, [false, false], [plainWeight, plainWeight])),
    ...read('stories.txt').map((line) => example(line, [false, false], [storyWeight, storyWeight])),
    ...read('sights.txt').map((line) => example(line, [false, false], [0, sightWeight])),
  ]
}

/** The sentences of prompts, all of them meant; those of captions are examples for captions alone. */
export function readPromptSentences(records: readonly ReadRecord[]): TalkExample[] {
  return records.flatMap(({ draft, media, group, source }) =>
    joinTails(draft).map((text, at) => {
      const weight = at === 0 ? firstWeight : 1
      return example({ text, group: `${source} ${group}` }, [false, false], [media === 'chat' ? weight : 0, weight])
    }),
  )
}

/** Where the recogniser cuts a remark off hangs on what was learnt before, which must not change what is learnt now. */
export function joinTails({ instruction, sentences }: DraftFacts): string[] {
  const joined: string[] = []
  sentences.forEach(({ text, start }, at) => {
    const before = sentences[at - 1]
    const isTail =
      before && !/[.!?।。！？।]$/u.test(before.text) && !instruction.slice(before.end, start).includes('\n')
    if (isTail) joined.push(`${joined.pop() ?? ''} ${text}`)
    else joined.push(text)
  })
  return joined
}

interface Line {
  text: string
  group: string
}

/** Lines that start with # are headings; the sentences below one are a group. */
function readSentences(file: string, name: string): Line[] {
  let heading = name
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.startsWith('# ')) heading = line
      if (line.trim() === '' || line.startsWith('# ')) return []
      return [{ text: line, group: heading === name ? `${name} ${at}` : heading }]
    })
}

function example(
  { text, group }: Line,
  [isTalkInText, isTalkInCaption]: readonly [boolean, boolean],
  [textWeight, captionWeight]: readonly [number, number],
): TalkExample {
  return { text, group, isTalkInText, isTalkInCaption, textWeight, captionWeight }
}
