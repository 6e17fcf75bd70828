import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import { loadKnowledge } from '../../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { loadPictures } from '../../../worker/text-engine/knowledge/load/load-pictures.ts'
import { nounsOf } from '../../../worker/text-engine/pictures/picture-index.ts'
import { planPicture } from '../../../worker/text-engine/plan/plan-picture.ts'

const { lexicon, pictures } = loadKnowledge()
const files = loadPictures()
/** The first noun of every entry. */
const nouns = files.things.flatMap(({ things }) => things.map((thing) => nounsOf(thing.nouns)[0] ?? ''))

function planOf(text: string) {
  return planPicture(readDraft(text, lexicon), pictures)
}

function said(text: string): string {
  return planOf(text).clauses.join(', ')
}

describe('the use of a picture', () => {
  it.each([
    ['book cover for a thriller', '2:3'],
    ['album cover for a lofi beat tape', '1:1'],
    ['logo bakery minimal', '1:1'],
    ['sunset over the sea, phone wallpaper', '9:16'],
    ['birthday invitation dinosaur theme', '5:7'],
  ])('of %j gives it the frame %s', (text, ratio) => {
    const plan = planOf(text)
    expect(plan.ratio).toBe(ratio)
    expect(plan.clauses.length).toBeGreaterThan(0)
  })

  it('gives no frame where the author gave one', () => {
    expect(planOf('book cover for a thriller, square').ratio).toBeNull()
    expect(planOf('book cover for a thriller --ar 1:1').ratio).toBeNull()
  })

  it('is what the picture is, not what is on a thing in it', () => {
    expect(planOf('a logo on a coffee mug').cardId).not.toBe('logo')
  })
})

describe('what is only syntax', () => {
  it.each([
    ['remove the background from my photo'],
    ['turn this photo into a watercolor'],
    ['energy'],
    ['ein Hund am Strand mit einem Ball'],
    ['pointillism style {prompt} . dots of color'],
    ['fox, watercolor, soft light, muted palette, low angle, cinematic'],
  ])('%j gets no clause', (text) => {
    expect(planOf(text).clauses).toEqual([])
  })
})

describe('the thing shown', () => {
  it('brings where it is, what it is made of and its light', () => {
    const plan = planOf('a panda')
    expect(plan.clauses).toHaveLength(3)
    expect(plan.fallbackLevel).toBe('card')
  })

  it.each([
    ['a cup of chai', /steam/],
    ['a frothy beer', /foam/],
    ['fireworks', /night/],
    ['a bowl of ramen', /steam/],
  ])('shows in %j by %s', (text, expected) => {
    expect(said(text)).toMatch(expected)
  })

  it('is not a modifier: neither its place nor its detail is said', () => {
    for (const animal of ['cat', 'bear', 'fox', 'panda', 'owl', 'tiger'])
      for (const other of ['mug', 'mask', 'poster', 'keyring', 'lily', 'costume'])
        for (const clause of planOf(`a ${animal}`).clauses.slice(0, 2))
          expect(said(`a ${animal} ${other}`)).not.toContain(clause)
  })

  it.each([['a toy panda'], ['a panda made of paper'], ['a wooden panda']])('keeps no usual looks in %j', (text) => {
    expect(said(text)).not.toMatch(/fur|bamboo/)
  })

  it('keeps no detail that a stated colour contradicts', () => {
    expect(said('a green bear')).not.toMatch(/coat/)
    expect(said('a purple polar bear')).not.toMatch(/yellow/)
  })

  it('stands in no place of ours where the author put it into one or gave it something to do', () => {
    expect(said('a panda on a beach')).not.toMatch(/bamboo/)
    expect(said('a panda riding a bicycle')).not.toMatch(/bamboo/)
  })
})

describe('several things', () => {
  it('are kept in view together where nothing relates them', () => {
    expect(said('a photo of a handbag and a toaster')).toMatch(/side by side/)
    expect(said('a dog and a horse')).toMatch(/both in full view/)
  })

  it('get no relation beside a stated one', () => {
    for (const text of ['a dog behind a horse', 'a dog chasing a horse', 'a wolf and the moon', 'horse and cart'])
      expect(said(text)).not.toMatch(/side by side/)
  })

  it('are counted where the author counts them', () => {
    expect(said('a photo of four chairs')).toMatch(/all in full view/)
  })
})

describe('no clause', () => {
  it('says what the author leaves out, for any thing', () => {
    for (const noun of nouns.filter((_, at) => at % 6 === 0))
      for (const word of new Set(said(`a ${noun}`).match(/[a-z]{4,}/gu) ?? [])) {
        const clauses = said(`a ${noun}, no ${word}`)
        expect(clauses.split(/[^a-z]+/u), `${noun}, no ${word}: ${clauses}`).not.toContain(word)
      }
  })

  it('brings daylight into the night, for any thing', () => {
    for (const noun of nouns) expect(said(`a ${noun} at night`), noun).not.toMatch(/\bday|\bsun|morning|noon/)
  })

  it('takes for granted what a place or a form rules out', () => {
    expect(said('a sofa, outdoors in a field')).not.toMatch(/window|room/)
    expect(said('vintage travel poster for Lisbon')).toMatch(/headline/)
  })

  it('brings colours into a picture without', () => {
    for (const noun of nouns)
      expect(said(`a ${noun}, black and white`), noun).not.toMatch(
        /\b(?:red|green|blue|yellow|golden|purple|pink|orange|colou?rs?|coloured)\b/,
      )
  })

  it('brings people where there are to be none', () => {
    for (const noun of nouns)
      expect(said(`a ${noun}, no people`), noun).not.toMatch(
        /\b(?:people|person|man|woman|child|crowd|hands?|face|eyes)\b/,
      )
  })

  it('repeats a word of substance of the caption', () => {
    expect(said('steaming chai, steam rising')).not.toMatch(/steam/)
  })
})

describe('every result', () => {
  it('is left alone on a second pass', () => {
    for (const noun of nouns) {
      const { clauses } = planOf(`a ${noun}`)
      if (clauses.length > 0) expect(said(`A ${noun}, ${clauses.join(', ')}.`), noun).toBe('')
    }
  })

  it('has at most three clauses, fewer for long captions, none for very long ones', () => {
    const long = 'a fox that has walked all the way from the hills to the small harbour to see the boats come in'
    expect(planOf(long).clauses.length).toBeLessThanOrEqual(1)
    expect(said(`${long} and ${long}`)).toBe('')
    for (const noun of nouns) expect(planOf(`a ${noun}`).clauses.length).toBeLessThanOrEqual(3)
  })
})

describe('the tables', () => {
  it('name no noun twice', () => {
    const all = files.things.flatMap(({ things }) => things.flatMap((thing) => nounsOf(thing.nouns)))
    expect(all.filter((noun, at) => all.indexOf(noun) !== at)).toEqual([])
  })
})

interface Row {
  draft: string
  /** The thing that the picture is of, or its use; null where no table can know it. */
  shows: string | null
  ratio?: string
}

describe('everyday captions', () => {
  const rows = readFileSync('test/fixtures/pictures.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

  it('are read by what they show in at least 97 of 100', () => {
    const wrong = rows.filter(({ draft, shows }) => planOf(draft).cardId !== shows)
    expect(wrong.length / rows.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03)
  })

  it('have the frame of their use', () => {
    for (const { draft, ratio } of rows) if (ratio !== undefined) expect(planOf(draft).ratio, draft).toBe(ratio)
  })

  it('get a clause in at least two of five: things beside or amid others are left to the author', () => {
    const helped = rows.filter(({ draft }) => planOf(draft).clauses.length > 0)
    expect(helped.length / rows.length).toBeGreaterThan(0.4)
  })
})
