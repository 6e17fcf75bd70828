import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { negationLexicon } from '../../../worker/prompt/data/negation-lexicons.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { sayPositively } from '../../../worker/prompt/say-positively.ts'
import { writePicture } from './image-plan-and-write.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const things = [
  ...['false ceiling', 'popcorn ceiling', 'exposed ceiling pipes', 'ceiling fan', 'seating', 'advertising boards'],
  ...['fishing nets', 'hunting cabin', 'styling chairs', 'building cranes', 'railings', 'bunk bed', 'big red cars'],
  ...['plastic bottles', 'marble fountains', 'gazebos', 'wedding rings', 'parked scooters', 'old rusty bicycles'],
  ...['barbed wire fence', 'neon lighting', 'garden gnomes', 'chipped coffee cups', 'drying laundry', 'swings'],
  ...['floating lanterns', 'billboards', 'scaffolding', 'litter', 'flying drones', 'red bedding', 'cardboard boxes'],
]
const denials: readonly ((thing: string) => string)[] = [
  (thing) => `no ${thing}`,
  (thing) => `without ${thing}`,
  (thing) => `without any ${thing}`,
  (thing) => `do not show ${thing}`,
  (thing) => `don't include any ${thing}`,
  (thing) => `avoid ${thing}`,
  (thing) => `there are no ${thing}`,
  (thing) => `leave out ${thing}`,
]
const courtesies = ['', ' pls', ' please', ', thanks', ' plz!!', ' thank you']
const scenes = [
  'photo of a quiet courtyard in summer',
  'photo of a stone hall, blue hour',
  'photo of a wide valley with one oak',
]

const aThing = fc.constantFrom(...things)
const aDenial = fc.constantFrom(...denials)
const aScene = fc.constantFrom(...scenes)

/** What is left once everything that says the absence is gone. */
function asserted(text: string, thing: string): string {
  const positive = sayPositively(thing, negationLexicon('en')).phrase
  return text
    .replace(/--no .*$/u, '')
    .replaceAll(/clear of any [^.,]*/gu, '')
    .toLowerCase()
    .replaceAll(positive.toLowerCase(), '')
}

describe('an exclusion', () => {
  it.each(['midjourney', 'flux', 'gemini'] as const)('never becomes the thing itself for %s', (targetId) => {
    fc.assert(
      fc.property(aScene, aThing, aDenial, fc.constantFrom(...courtesies), (scene, thing, deny, courtesy) => {
        const { text, lost } = writePicture(`${scene}, ${deny(thing)}${courtesy}`, targetId, 'scene')
        const stems = new Set(readWords(asserted(text, thing)).map(({ stem }) => stem))
        expect(readWords(thing).filter(({ stem }) => stems.has(stem))).toEqual([])
        expect(text).not.toMatch(/\b(?:pls|plz|please|thanks|thank)\b/iu)
        expect(lost.filter((word) => !/^(?:pls|plz|please|thanks|thank|you)$/iu.test(word))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('is carried by every target in its own way, and by the list beside it', async () => {
    await fc.assert(
      fc.asyncProperty(aScene, aThing, aDenial, async (scene, thing, deny) => {
        const denied = deny(thing)
        for (const targetId of ['midjourney', 'flux', 'gemini', 'chatgpt', 'claude', 'universal'] as const) {
          const result = await optimizeWithRules(`${scene}, ${denied}`, targetId, true)
          const text = result.optimized_prompt
          const positive = sayPositively(thing, negationLexicon('en')).phrase.replace(/^a scene /u, '')
          const said = text.toLowerCase()
          // What only holds in another scene gives way to plain words.
          const isTurned = said.includes(positive.toLowerCase()) || said.includes(`clear of any ${thing}`)
          const short = thing.split(' ').slice(-2).join(' ')
          const isSaid =
            targetId === 'midjourney'
              ? text.split('--no')[1]?.includes(short) || isTurned
              : targetId === 'flux' || targetId === 'gemini'
                ? isTurned
                : said.includes(denied.toLowerCase())
          expect(isSaid, `${targetId}: ${text}`).toBe(true)
          expect(result.negative_prompt, targetId).toContain(short)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['living room, budget look, no false ceiling', 'false ceiling'],
    ['portrait of a nurse, no text pls', 'text'],
    ['flat lay, no coins no people', 'people'],
    ['villa, no cars parked in front of the house', 'parked cars'],
  ])('stands whole behind --no: %s', (caption, item) => {
    expect(writePicture(caption, 'midjourney', 'scene').text).toMatch(new RegExp(`--no (?:.*, )?${item}(?:,|$)`, 'u'))
  })

  it.each([
    ['a wall with a no parking sign', 'no parking sign'],
    ['perfume bottle, Chanel No 5, marble', 'No 5'],
    ['poster in sans serif letters', 'sans serif'],
  ])('is none where something is shown: %s', (caption, shown) => {
    expect(writePicture(caption, 'midjourney', 'scene').text).toContain(shown)
  })

  it.each([
    ['es', 'calle vieja al amanecer, sin gente', 'gente'],
    ['it', "vicolo di Venezia all'alba con la nebbia, senza turisti", 'turisti'],
    ['de', 'eine alte Gasse im Nebel, ohne Menschen', 'menschen'],
    ['id', 'pasar terapung dengan perahu kayu, tanpa orang', 'orang'],
    ['ru', 'улица старого города на рассвете, без людей', 'людей'],
    ['hi', 'सुबह का घाट और नदी, कोई भीड़ नहीं', 'भीड़'],
    ['zh', '山间小屋，晨雾，不要文字', '文字'],
    ['ja', '神社の夜、提灯、文字なし', '文字'],
    ['ko', '한옥 골목과 눈, 사람 없음', '사람'],
  ])('is turned in %s as well: %s', (_, caption, item) => {
    const midjourney = writePicture(caption, 'midjourney', 'scene').text
    expect(midjourney).toMatch(new RegExp(`--no ${item}$`, 'u'))
    const flux = writePicture(caption, 'flux', 'scene')
    expect(flux.text).not.toContain(item)
    expect(flux.lost).toEqual([])
  })

  it('decides nothing about what is shown', async () => {
    const { optimized_prompt: text } = await optimizeWithRules(
      'empty polling booth in a school, no faces',
      'midjourney',
    )
    expect(text.split('--no')[0]).not.toMatch(/\bface|cheek|jaw/u)
    expect(readDraft(text).text).toContain('--no faces')
  })
})
