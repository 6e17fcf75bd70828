import { describe, expect, it } from 'vitest'
import { findDoubled } from '../../../worker/prompt/checks/check-doubled.ts'
import { findOrientation } from '../../../worker/prompt/find-orientation.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const write = async (prompt: string, targetId: 'midjourney' | 'flux' | 'gemini' | 'chatgpt', isListed = false) =>
  (await optimizeWithRules(prompt, targetId, isListed)).optimized_prompt

describe('what is said of one place in the picture', () => {
  it.each([
    ['group portrait of a brass band, keep the left third free of people', 'keep the left third empty'],
    ['aerial view of a harbour, keep the water free of boats', 'keep the water open and clear'],
    ['wide poster of a mountain pass, leave the sky free of birds', 'leave the sky clear'],
    ['cafe, six diners, leave the gutter in the middle free of faces', 'leave the gutter in the middle empty'],
    ['poster for a jazz night, keep the top free of lettering, "BLUE ROOM" at the bottom', 'keep the top plain'],
  ])('stays there and is said by what the place is like: %s', async (prompt, kept) => {
    const [body = '', excluded = ''] = (await write(prompt, 'midjourney')).split('--no')
    expect(body).toContain(kept)
    expect(excluded).toBe('')
    expect(await write(prompt, 'flux')).toContain(kept)
  })

  it('holds in languages in which we only leave it as it is written', async () => {
    const text = await write('una banda de música en la plaza, deja el tercio izquierdo sin personas', 'midjourney')
    expect(text).toContain('deja el tercio izquierdo sin personas')
    expect(text).not.toContain('--no')
  })

  it('is an exclusion where the place is the picture', async () => {
    const text = await write('a street in Lisbon, keep it free of cars', 'midjourney')
    expect(text).toMatch(/--no cars$/u)
    expect(text).not.toContain('keep it')
  })

  it('is no place when somebody left it', async () => {
    expect(await write('a woman left the party without shoes', 'flux')).not.toContain('party clear')
  })

  it('has an exception that is the only one of its kind', async () => {
    expect(await write('poster, text "AUTUMN", no text other than the title', 'midjourney')).toContain(
      'the title as the only text',
    )
    expect(await write('beach at noon, no people except a fisherman', 'flux')).toContain(
      'a fisherman as the only person',
    )
  })
})

describe('how a picture is to lie', () => {
  it.each([
    'lighthouse, vertical',
    'vertical composition, a lone pine',
    'tall narrow picture of a waterfall',
    'заброшенный маяк в тумане, вертикально',
    'faro abandonado, formato vertical',
    'faro abbandonato nella nebbia, formato verticale',
    'alter Leuchtturm im Nebel, Hochformat',
    'alter Leuchtturm im Nebel, hochkant',
    '霧の中の灯台、縦構図',
    '안개 속의 등대, 세로',
    'فنار مهجور في الضباب، عمودي',
    '雾中的灯塔，竖构图',
  ])('is upright: %s', async (prompt) => {
    const [, width = '', height = ''] = /--ar (\d+):(\d+)/u.exec(await write(prompt, 'midjourney')) ?? []
    expect(Number(height)).toBeGreaterThan(Number(width))
    expect(await write(prompt, 'gemini')).not.toMatch(/\b(?:wide|horizontal) \d|\bwide view\b/u)
  })

  it.each(['horizontal photo of a ballerina', 'alter Leuchtturm im Nebel, Querformat', '霧の中の灯台、横長'])(
    'is wide: %s',
    async (prompt) => {
      const [, width = '', height = ''] = /--ar (\d+):(\d+)/u.exec(await write(prompt, 'midjourney')) ?? []
      expect(Number(width)).toBeGreaterThan(Number(height))
    },
  )

  it.each(['vertical blinds in an office', 'a vertical garden', 'a tall lighthouse at dusk', 'a wide river at dawn'])(
    'is not said by how a thing stands: %s',
    (prompt) => {
      expect(findOrientation(readDraft(prompt))).toBeNull()
    },
  )
})

describe('a phrase of ours', () => {
  it.each(['mercato del pesce a Catania', 'kapal tua', 'старый рыбак чинит сети на рассвете', 'eski vapur Boğazda'])(
    'never stands twice at once: %s',
    async (prompt) => {
      for (const targetId of ['midjourney', 'flux', 'gemini', 'chatgpt'] as const)
        expect(findDoubled(...read(await write(prompt, targetId)))).toBeNull()
    },
  )

  it('is found where it does', () => {
    expect(findDoubled(...read('in a palette of restrained palette of natural tones'))).toBe(
      'palette of restrained palette of',
    )
    expect(findDoubled(...read('from the left to the right of the room'))).toBeNull()
  })
})

const read = (text: string) => {
  const draft = readDraft(text)
  return [draft.text, draft.words] as const
}

describe('the syntax of tools that take weights and a second prompt', () => {
  const prompt =
    '(masterpiece:1.3), best quality, 1girl, red kimono, (cherry blossoms:1.2), <lora:detail:0.6>, 85mm Negative prompt: lowres, bad hands, text'

  it('is read, and none of it comes back', async () => {
    const text = await write(prompt, 'midjourney')
    expect(text).toContain('cherry blossoms')
    expect(text).toMatch(/--no text$/u)
    expect(text).not.toMatch(/lora|:1\.|masterpiece|negative/iu)
  })

  it('gives its own list back to who asks for one', async () => {
    const { negative_prompt: negativePrompt } = await optimizeWithRules(prompt, 'chatgpt', true)
    expect(negativePrompt).toMatch(/^text, lowres, bad hands/u)
  })

  it('makes a picture of a prompt that holds nothing else', async () => {
    const { analysis } = await optimizeWithRules('(best quality:1.2), 1boy, rain\nNegative prompt: watermark', 'flux')
    expect(analysis.modality).toBe('image')
  })
})
