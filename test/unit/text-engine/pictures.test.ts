import { describe, expect, it } from 'vitest'
import { loadKnowledge } from '../../../worker/load-knowledge.ts'
import { planPicture } from '../../../worker/prompt-next/plan/plan-picture.ts'
import { readDraft } from '../../../worker/prompt-next/reading/read-draft.ts'

const { lexicon, pictures } = loadKnowledge()

function planOf(text: string) {
  return planPicture(readDraft(text, lexicon), pictures)
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
})

describe('what is only syntax', () => {
  it.each([
    ['remove the background from my photo'],
    ['turn this photo into a watercolor'],
    ['energy'],
    ['ein Hund am Strand mit einem Ball'],
    ['fox, watercolor, soft light, muted palette, low angle, cinematic'],
  ])('%j gets no clause', (text) => {
    expect(planOf(text).clauses).toEqual([])
  })
})

describe('a modifier', () => {
  it.each([['tiger lily'], ['cat mask'], ['panda mug']])('is not the thing shown in %j', (text) => {
    expect(planOf(text).clauses.join(' ')).not.toMatch(/fur|bamboo|whiskers/)
  })
})
