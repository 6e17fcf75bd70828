import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { chatDomains } from '../../../worker/prompt/data/chat-domains.ts'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { detectChatDomain, detectImageDomain, reportedDomain } from '../../../worker/prompt/detect-domain.ts'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { readTaskWords } from '../../../worker/prompt/find-task-words.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const texts: readonly (readonly [text: string, group: string])[] = [
  ['ricetta della caponata per due, senza aglio', 'lifestyle'],
  ['6 kişilik mantı tarifi', 'lifestyle'],
  ['طريقة عمل المجدرة لأربعة أشخاص', 'lifestyle'],
  ['3人分の茶碗蒸しの作り方', 'lifestyle'],
  ['haïku sur un quai de gare vide', 'creative_writing'],
  ['짧은 동화, 달을 모으는 아이', 'creative_writing'],
  ['in un’urna ci sono 4 palline nere e 6 bianche, probabilità di due bianche', 'math_reasoning'],
  ['8 namen voor een kaasboerderij', 'marketing'],
  ['plan de negocio para un taller de bicicletas', 'business'],
  ['किराना दुकान का बिजनेस प्लान, लागत 3 लाख', 'business'],
  ['Übungen gegen Rückenschmerzen im Homeoffice', 'health'],
  ['упражнения от боли в шее', 'health'],
  ['huisbaas wil de huurder eruit, wat mag hij', 'legal'],
  ['mets cette phrase en anglais : le bureau ferme à midi', 'translation'],
  ['tại sao lá cây đổi màu', 'general_knowledge'],
]

const pictures: readonly (readonly [text: string, group: string])[] = [
  ['volpe tra le felci, luce radente', 'animals'],
  ['oude windmolen bij zonsondergang, geen mensen', 'architecture'],
  ['tarlada kırmızı traktör, akşam ışığı', 'vehicles'],
  ['واحة في الصحراء عند الغروب، بلا أشخاص', 'landscape'],
  ['눈 덮인 숲속의 사슴, 역광', 'animals'],
  ['टोकरी में आम, ऊपर से', 'food'],
  ['фарфоровая ваза, мягкий свет', 'product'],
  ['茶室の床の間、朝日', 'interior'],
]

describe('in other languages than English', () => {
  it.each(texts)('"%s" is a text task for every target: %s', (text, group) => {
    const draft = readDraft(text)
    for (const targetId of targetIds) expect(detectModality(draft, targetId)).toBe('chat')
    expect(detectChatDomain(draft).group).toBe(group)
  })

  it.each(pictures)('"%s" is a picture for every target: %s', (text, group) => {
    const draft = readDraft(text)
    for (const targetId of targetIds) expect(detectModality(draft, targetId)).toBe('image')
    expect(detectImageDomain(draft).group).toBe(group)
  })

  it('a poem about a sunset is a poem, and a picture of a recipe book a picture', () => {
    expect(detectModality(readDraft('poesia sul tramonto in montagna'), 'flux')).toBe('chat')
    expect(detectModality(readDraft('foto de un libro de recetas abierto'), 'claude')).toBe('image')
    expect(detectModality(readDraft('夕焼けについての俳句'), 'midjourney')).toBe('chat')
  })

  it('a term stands where it may: at the beginning, at the end, behind a number, behind an article', () => {
    const groupsOf = (text: string) => [...readTaskWords(readDraft(text)).groups]
    expect(groupsOf('मिठाई की दुकान के लिए नाम')).toContain('marketing')
    expect(groupsOf('दुकान का नाम दीपक है')).not.toContain('marketing')
    expect(groupsOf('mijn zoon heet Jan, 5 namen')).toContain('marketing')
    expect(groupsOf("ridurre l'affitto di casa")).toContain('legal')
    expect(groupsOf('أريد الوصفة الأصلية')).toContain('lifestyle')
    expect(groupsOf('grande carta bianca')).toEqual([])
  })
})

describe('what only a picture model understands', () => {
  it.each(['/imagine prompt: how bread is baked', 'explain tides --no text', 'the idea of time --q 2'])(
    '"%s" is a picture for every target',
    (text) => {
      for (const targetId of targetIds) expect(detectModality(readDraft(text), targetId)).toBe('image')
    },
  )

  it.each(['docker run --rm -it node', 'npm install --save-dev vitest fails', 'what does git log --oneline do'])(
    '"%s" is a command of another program',
    (text) => {
      for (const targetId of targetIds) expect(detectModality(readDraft(text), targetId)).toBe('chat')
    },
  )
})

describe('a dish', () => {
  it('is cooked where amounts or times are given, and shown where light or view are', () => {
    for (const targetId of targetIds) {
      expect(detectModality(readDraft('carrot cake without eggs, 24 cm tin'), targetId)).toBe('chat')
      expect(detectModality(readDraft('carrot cake on a marble board, soft light'), targetId)).toBe('image')
    }
    expect(detectChatDomain(readDraft('dal for 5 people, one pot, 40 minutes')).group).toBe('lifestyle')
  })
})

describe('the reported domain', () => {
  it.each([
    'jar of honey with a wooden dipper, product photo',
    'anime boy on a bridge',
    'compare two phones',
    'what does `git stash pop` do',
    '7 day meal plan, 1600 kcal, diabetic',
    'volpe nel bosco',
  ])('belongs to the reported group: %s', (text) => {
    const draft = readDraft(text)
    for (const found of [detectChatDomain(draft), detectImageDomain(draft)]) {
      const domain = [...chatDomains, ...imageDomains].find(({ id }) => id === reportedDomain(found))
      if (domain?.id !== 'general' && domain?.id !== 'scene') expect(domain?.group).toBe(found.group)
    }
  })
})
