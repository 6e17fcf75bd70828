import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { openModel } from '../../../worker/prompt/classify-model.ts'
import { chatDomains } from '../../../worker/prompt/data/chat-domains.ts'
import { groupDefaults } from '../../../worker/prompt/data/group-defaults.ts'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { detectChatDomain, detectImageDomain } from '../../../worker/prompt/detect-domain.ts'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const dataFolder = path.join(import.meta.dirname, '../../../worker/prompt/data')
const weightFiles = ['modality-weights.json', 'chat-group-weights.json', 'image-group-weights.json']
const bytesMax = 600_000

function readWeights(file: string) {
  return JSON.parse(readFileSync(path.join(dataFolder, file), 'utf8'))
}

const pictures = [
  'a heron standing in a rice field, dawn mist',
  'logo for a violin maker called "Arco", one colour',
  'wizard tower, floating rocks, matte painting, artstation, highly detailed',
  'make a picture of a snail crossing a chessboard',
  '一只穿着雨衣的青蛙，柔和的光线',
  'un faro bajo la tormenta, luz dorada, estilo cinematográfico',
  'turn the attached photo into a watercolour',
]

const texts = [
  'write a caption for the photo of our new bakery',
  'How do I photograph fireworks with a phone?',
  'Write a poem about an old portrait of my aunt',
  'python script that crops every image in a folder to a square',
  'describe the painting in the hall for a visitor who cannot see it',
  '请写一篇介绍水墨画历史的文章',
  'A baker sells 12 loaves at 4 dollars and 9 rolls at 1 dollar. How much does she take in?',
]

describe('picture or text', () => {
  it.each(pictures)('a picture request is a picture for every target: %s', (text) => {
    for (const targetId of targetIds) expect(detectModality(readDraft(text), targetId)).toBe('image')
  })

  it.each(texts)('a text task that mentions a picture is a text task for every target: %s', (text) => {
    for (const targetId of targetIds) expect(detectModality(readDraft(text), targetId)).toBe('chat')
  })

  it('a parameter of a picture model settles it', () => {
    for (const targetId of targetIds) expect(detectModality(readDraft('energy --ar 3:2'), targetId)).toBe('image')
  })
})

describe('the group of a text task', () => {
  it.each([
    ['translate this notice into Danish: Mind the step', 'translation'],
    ['summarize the following minutes in four bullets', 'summarization'],
    ['is this comment positive, negative or neutral: arrived late but works', 'classification'],
    ['extract all names and dates from the letter below as JSON', 'extraction'],
    ['What are the symptoms of a vitamin B12 deficiency?', 'health'],
    ['lesson plan on the water cycle for grade 5', 'education'],
    ['act as a lighthouse keeper in 1890 and stay in character', 'roleplay'],
    ['can my landlord keep the deposit after I moved out', 'legal'],
    ['用三句话概括下面这篇文章', 'summarization'],
    ['Переведи на английский: Магазин закрыт', 'translation'],
    ['recette de soupe aux lentilles pour quatre personnes', 'lifestyle'],
  ])('%s: %s', (text, group) => {
    expect(detectChatDomain(readDraft(text)).group).toBe(group)
  })

  it('debugging is told from writing code', () => {
    expect(detectChatDomain(readDraft('my flask app throws KeyError: user, how do I fix it')).domain.id).toBe(
      'debugging',
    )
    expect(detectChatDomain(readDraft('write a python function that merges two sorted lists')).domain.id).toBe(
      'code-generate',
    )
  })

  it('a draft that says nothing clearly stays general, and the group is still reported', () => {
    const { domain, group, confidence } = detectChatDomain(readDraft('hmm, the other one then'))
    expect(domain.id).toBe('general')
    expect(confidence).toBeLessThan(0.5)
    expect(group).not.toBe('')
  })
})

describe('the group of a picture', () => {
  it.each([
    ['a lynx in the snow', 'animals'],
    ['bowl of noodles with steam', 'food'],
    ['steam train on a viaduct', 'vehicles'],
    ['oil painting of a harbour', 'fine_art'],
    ['живая лиса в снегу', 'animals'],
    ['北欧风格的卧室，木地板', 'interior'],
  ])('%s: %s', (text, group) => {
    expect(detectImageDomain(readDraft(text)).group).toBe(group)
  })
})

describe('the weights', () => {
  it(`take at most ${bytesMax} bytes together`, () => {
    const bytes = weightFiles.map((file) => statSync(path.join(dataFolder, file)).size)
    expect(bytes.reduce((left, right) => left + right, 0)).toBeLessThanOrEqual(bytesMax)
  })

  it('know every group that the domains belong to, and each group has its usual domain', () => {
    const chat = new Set(chatDomains.map(({ group }) => group))
    const image = new Set(imageDomains.map(({ group }) => group))
    expect(new Set(openModel(readWeights('chat-group-weights.json')).labels)).toEqual(chat)
    expect(new Set(openModel(readWeights('image-group-weights.json')).labels)).toEqual(image)
    const ids = new Set([...chatDomains, ...imageDomains].map(({ id }) => id))
    for (const group of [...chat, ...image]) expect(ids).toContain(groupDefaults[group])
  })

  it('are refused when they do not fit their labels', () => {
    expect(() => openModel({ labels: 'one two', bits: 4, scale: 1, weights: 'AAAA' })).toThrow(RangeError)
  })
})

describe('classifying', () => {
  it('says the same of the same text, whatever was read before', () => {
    const first = detectChatDomain(readDraft('packing list for a week in Oslo'))
    detectChatDomain(readDraft('SELECT 1'))
    expect(detectChatDomain(readDraft('packing list for a week in Oslo'))).toEqual(first)
  })

  it.each(['', ' ', '🦊', '"', '```', '写'.repeat(4000)])('answers %j', (text) => {
    const { confidence } = detectChatDomain(readDraft(text))
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
    expect(['chat', 'image']).toContain(detectModality(readDraft(text), 'universal'))
  })
})

describe('a greeting', () => {
  it.each(['hi there', 'Hello!', 'good morning everyone'])('"%s" is no caption, whatever the target', (text) => {
    for (const targetId of targetIds) expect(detectModality(readDraft(text), targetId)).toBe('chat')
  })
})
