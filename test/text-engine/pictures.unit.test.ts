import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { targets } from '../../worker/targets/registry.ts'
import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import { verifyResult } from '../../worker/text-engine/guardrails/verify-result.ts'
import { loadKnowledge } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { planPicture, planPictureTopic } from '../../worker/text-engine/plan/plan-picture.ts'

const { lexicon, pictures } = loadKnowledge()
const folder = 'worker/text-engine/knowledge/examples/picture'
/** Example captions with the kind that they are filed under. */
const captions = readdirSync(folder).flatMap((file) => {
  const { examples } = load(readFileSync(path.join(folder, file), 'utf8')) as { examples: string[] }
  return examples.map((text) => ({ text, kind: path.basename(file, '.yaml') }))
})
const scenes = [...pictures.kinds.values()].filter(({ isUse, ratio, id }) => !isUse && ratio && id !== 'topic')
const drawers = ['midjourney', 'flux'] as const
type Drawer = (typeof drawers)[number]

function planOf(text: string, kind: string | null) {
  return planPicture(readDraft(text, lexicon), pictures, { kind, kindProbability: 1 })
}

function said(text: string, kind: string | null): string {
  return planOf(text, kind).clauses.join(', ')
}

function written(text: string, kind: string | null, targetId: Drawer = 'midjourney'): string {
  return targets[targetId].image.write(planOf(text, kind), { usual: lexicon.usual, withNegatives: false }).text
}

describe('a bare caption', () => {
  it('gets the frame and one plain clause of its kind', () => {
    expect(written('old fisherman', 'portrait')).toBe(
      'Old fisherman, seen from the waist up, soft light from one side --ar 4:5',
    )
    expect(written('Old fisherman', 'portrait', 'flux')).toBe(
      'Old fisherman, seen from the waist up, soft light from one side, vertical 4:5 format.',
    )
  })

  it('gets at most generic additions if its kind is uncertain', () => {
    expect(written('a blorb', null)).toBe('A blorb, in full view, natural light --ar 4:3')
    const unsure = planPicture(readDraft('a blorb', lexicon), pictures, { kind: 'food', kindProbability: 0.2 })
    expect(unsure).toEqual(planOf('a blorb', null))
    const edit = planPicture(readDraft('lose the bin', lexicon), pictures, { kind: 'edit', kindProbability: 0.3 })
    expect([edit.clauses, edit.ratio]).toEqual([[], null])
  })

  it('gets its additions as a second sentence if it is a sentence', () => {
    expect(written('A cat sleeps.', 'animal', 'flux')).toBe(
      'A cat sleeps. Seen at eye level, natural light, wide 3:2 format.',
    )
  })
})

describe('the example captions', () => {
  it('have known kinds, at least twenty captions for each', () => {
    const kinds = new Set([...pictures.kinds.keys()].filter((id) => id !== 'other' && id !== 'topic'))
    expect(new Set(captions.map(({ kind }) => kind))).toEqual(kinds)
    for (const kind of kinds)
      expect(captions.filter((caption) => caption.kind === kind).length, kind).toBeGreaterThanOrEqual(20)
  })

  it('keep their facts and follow the syntax of the target', () => {
    for (const { text, kind } of captions)
      for (const targetId of drawers) {
        const result = readDraft(written(text, kind, targetId), lexicon)
        const options = { targetId, modality: 'image', writer: 'local', negatives: [] } as const
        const { violations } = verifyResult(readDraft(text, lexicon), result, options)
        expect(
          violations.filter(({ severity }) => severity === 'error'),
          `${text}: ${result.text}`,
        ).toEqual([])
      }
  })

  it('do not change on a second pass, even under another kind', () => {
    for (const { text, kind } of captions)
      for (const targetId of drawers) {
        const once = written(text, kind, targetId)
        if (said(text, kind) === '') continue
        expect(written(once, kind, targetId)).toBe(once)
        expect(written(once, 'food', targetId)).toBe(once)
      }
  })

  it('get one ratio for Midjourney, unless they edit a picture or lack only the default ratio', () => {
    for (const { text, kind } of captions) {
      // Clauses are English; a few captions hold a word that looks foreign ("die-cut").
      if (readDraft(text, lexicon).language !== 'en') continue
      const { clauses } = planOf(text, kind)
      const addsNothing = kind === 'edit' || (clauses.length === 0 && pictures.kinds.get(kind)?.ratio === '1:1')
      expect(written(text, kind).split(' --ar ').length - 1, text).toBe(addsNothing ? 0 : 1)
    }
  })

  it('get at most two clauses, which repeat none of their longer words', () => {
    for (const { text, kind } of captions) {
      const { clauses } = planOf(text, kind)
      expect(clauses.length, text).toBeLessThanOrEqual(2)
      const own = new Set(text.toLowerCase().split(/[^a-z]+/u))
      for (const word of clauses.join(' ').match(/[a-z]{6,}/gu) ?? [])
        expect(own.has(word), `${text}: ${word}`).toBe(false)
    }
  })
})

describe('the author’s choices', () => {
  it.each([['watercolor'], ['pixel art'], ['line drawing'], ['close-up'], ['seen from above']])(
    '%s: no clause is added',
    (look) => {
      for (const { id } of scenes) expect(said(`a thing, ${look}`, id), id).toBe('')
    },
  )

  it.each([['at night'], ['at sunset'], ['by candlelight'], ['in fog'], ['in the style of Dalí'], ['eerie']])(
    '%s: no light is added',
    (look) => {
      for (const { id } of scenes) expect(said(`a thing, ${look}`, id), id).not.toMatch(/\blight\b|daylight/)
    },
  )

  it('two looks, a long caption, several sentences: no clause is added', () => {
    const long = 'a fox that has walked all the way down from the hills to the small harbour to see the boats come in'
    for (const text of ['a fox, eerie, muted palette', long, 'A fox sleeps. A hare watches it.'])
      expect(said(text, 'animal'), text).toBe('')
  })

  it('poster lettering: no headline is invented', () => {
    expect(said('poster saying "Sale"', 'poster')).toBe('one bold image that reads from afar')
  })

  it('a stated frame: no second ratio is added', () => {
    expect(planOf('book cover for a thriller, square', 'book-cover').ratio).toBeNull()
    expect(planOf('book cover for a thriller --ar 1:1', 'book-cover').ratio).toBeNull()
    expect(planOf('times square in the rain', 'street').ratio).toBe('3:2')
    expect(planOf('horizontal banner', 'banner').ratio).toBe('3:1')
  })

  it('a shape in words: Midjourney gets a common ratio', () => {
    expect(written('a fox, vertical', 'animal')).toMatch(/ --ar 2:3$/)
    expect(written('a fox, 9:16', 'animal')).toMatch(/ --ar 9:16$/)
    expect(written('a fox, vertical', 'animal', 'flux')).not.toMatch(/\d/)
  })
})

describe('only the syntax of the target', () => {
  it.each([
    ['remove the background from my photo', 'edit'],
    ['ein Hund am Strand mit einem Ball', 'animal'],
    ['pointillism style {prompt} . dots of color', 'abstract'],
  ])('applies to %j', (text, kind) => {
    const plan = planOf(text, kind)
    expect([plan.fallbackLevel, plan.clauses, plan.ratio, plan.isTiled]).toEqual(['finished', [], null, false])
  })
})

describe('the number of subjects', () => {
  it.each([
    ['a photo of four chairs', 'object', /^each in full view/],
    ['4 red chairs', 'object', /^each in full view/],
    ['two cottages', 'building', /^all of them in frame/],
    ['portrait of two women in red', 'portrait', /everyone/],
    ['3 boys fishing', 'person-acting', /everyone/],
  ])('%j: clauses for several', (text, kind, expected) => {
    expect(said(text, kind)).toMatch(expected)
  })

  it.each([['80 year old man'], ['a man with two hats'], ['one woman']])('%j: clauses for one', (text) => {
    expect(said(text, 'portrait')).toMatch(/waist/)
  })
})

describe('an exclusion', () => {
  it('is a parameter for Midjourney', () => {
    expect(written('a street with no people', 'street')).toMatch(/--ar 3:2 --no people$/)
  })

  it('is rephrased positively for FLUX where natural, and else kept as written', () => {
    expect(written('a street with no people', 'street', 'flux')).toMatch(/^A street quiet and deserted, /)
    expect(written('a cat, no people', 'animal', 'flux')).toMatch(/^A cat, no people, /)
    expect(written('a lake without boats', 'landscape', 'flux')).toMatch(/^A lake without boats, /)
    expect(written('logo no text i will add labels my self', 'logo', 'flux')).toMatch(/^Logo no text i will add /)
  })

  it('is not contradicted by an added clause', () => {
    for (const kind of pictures.kinds.values())
      for (const word of new Set(said('a thing', kind.id).match(/[a-z]{6,}/gu) ?? []))
        expect(said(`a thing, no ${word}`, kind.id), kind.id).not.toContain(word)
  })
})

describe('a picture from a topic', () => {
  it('has two clauses and a ratio even if the topic names nothing visible', () => {
    for (const kind of [null, 'abstract', 'animal']) {
      const { clauses, ratio } = planPictureTopic(readDraft('sustainability', lexicon), pictures, {
        kind,
        kindProbability: 1,
      })
      expect(clauses).toHaveLength(2)
      expect(ratio).not.toBeNull()
    }
  })
})
