import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readForeignDecisions } from '../../ops/train/read-decisions.ts'
import { readTalkFiles, type TalkExample } from '../../ops/train/read-talk.ts'
import { storeTalk } from '../../ops/train/store-talk.ts'
import { trainTalk } from '../../ops/train/train-talk.ts'
import { weighForeignTalk } from '../../worker/prompt/foreign-talk.ts'
import { readWords } from '../../worker/prompt/read-words.ts'
import { weighTalk } from '../../worker/prompt/weigh-talk.ts'

const own = readTalkFiles(path.join(import.meta.dirname, '../../ops/train/talk'))

function isTalk({ text }: TalkExample, medium: 'text' | 'caption'): boolean {
  return weighTalk(text, readWords(text))[medium] > 0
}

describe('training what is talk', () => {
  it('the same sentences give the same bytes', () => {
    const few = own.slice(0, 200)
    expect(storeTalk(trainTalk(few))).toBe(storeTalk(trainTalk(few)))
  })

  it('the stored weights tell remarks from requests and sights, each alone', () => {
    const share = (examples: readonly TalkExample[], medium: 'text' | 'caption') =>
      examples.filter((one) => isTalk(one, medium)).length / examples.length
    const remarks = own.filter(({ isTalkInText, isTalkInCaption }) => isTalkInText && isTalkInCaption)
    const requests = own.filter(({ isTalkInText, textWeight }) => !isTalkInText && textWeight > 0)
    const sights = own.filter(({ isTalkInCaption, textWeight }) => !isTalkInCaption && textWeight === 0)
    expect(share(remarks, 'text')).toBeGreaterThan(0.85)
    expect(share(remarks, 'caption')).toBeGreaterThan(0.8)
    expect(share(requests, 'text')).toBeLessThan(0.02)
    expect(share(sights, 'caption')).toBeLessThan(0.02)
  })
})

describe('what we ask for in other languages', () => {
  it('is hardly ever talk', async () => {
    const own = await readForeignDecisions(path.join(import.meta.dirname, '../../worker/prompt/data'))
    const taken = own.filter(({ text }) => weighForeignTalk(text, readWords(text)) > 0)
    expect(own.length).toBeGreaterThan(2000)
    expect(taken.length / own.length).toBeLessThan(0.005)
  })
})
