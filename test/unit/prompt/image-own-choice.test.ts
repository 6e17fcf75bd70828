import { describe, expect, it } from 'vitest'
import { cleanCaption } from '../../../worker/prompt/clean-caption.ts'
import { findRatio } from '../../../worker/prompt/find-ratio.ts'
import { findImageAxes } from '../../../worker/prompt/plan-image.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { writePicture } from './image-plan-and-write.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('what the author says of a picture', () => {
  it.each([
    ['palette', 'retrato en blanco y negro de un zapatero'],
    ['palette', "portrait noir et blanc d'une danseuse"],
    ['palette', 'Schwarzweiß-Porträt eines Schmieds'],
    ['palette', 'ritratto in bianco e nero di una sarta'],
    ['palette', 'retrato em preto e branco de um pescador'],
    ['palette', 'foto hitam putih pasar lama'],
    ['palette', 'чёрно-белый портрет старика'],
    ['palette', '노인의 흑백 사진'],
    ['light', 'lençóis ao pôr do sol'],
    ['light', 'plage au coucher de soleil'],
    ['light', 'Hafen von Hamburg, Abendstimmung'],
    ['light', 'rendang, cahaya samping'],
    ['light', 'лиса на снегу, мягкий рассвет'],
    ['light', 'سوق قديم وقت الغروب'],
    ['light', '한옥 마당, 등불 하나'],
    ['light', 'dusty studio, single bulb'],
    ['framing', 'dunas, vista de drone'],
    ['framing', 'лес, вид сбоку'],
    ['framing', 'uma pessoa pequena ao longe'],
    ['lens', 'vada pav, phone photo feel'],
  ] as const)('decides the %s: %s', (axis, caption) => {
    expect([...findImageAxes(readWords(caption))]).toContain(axis)
  })

  it.each([
    ['4k wallpaper iphone, fluid gold', '9:16'],
    ['wallpaper for android phone, lotus pond', '9:16'],
    ['movie poster, political thriller', '2:3'],
    ['tarot card of a juggler', '2:3'],
    ['tree of life, natural dyes, tall', '2:3'],
    ['a tall tower in the city', null],
  ])('names a ratio: %s', (caption, ratio) => {
    expect(findRatio(caption, [])).toBe(ratio)
  })

  it('leaves courtesy out of the caption, and words that are shown in it', () => {
    expect(cleanCaption('pls draw a fox in snow please').text).toBe('a fox in snow')
    expect(cleanCaption('flat icon of a bell, no gradients please!!').text).toBe('flat icon of a bell, no gradients')
    expect(cleanCaption('thank you card with flowers').text).toBe('thank you card with flowers')
    expect(cleanCaption('card that says please, pink').text).toBe('card that says please, pink')
  })

  it('keeps a border from becoming the palette, and flat art from getting depth', () => {
    const sticker = writePicture('sticker of a chubby panda, white border', 'midjourney', 'icon').text
    expect(sticker).not.toMatch(/only the white/u)
    for (let number = 1; number < 20; number += 1)
      expect(writePicture(`madhubani painting of ${number} elephants`, 'gemini', 'fine-art').text).not.toMatch(
        /near to far|foreground|depth/u,
      )
  })

  it('joins no other language with an English word', async () => {
    for (const targetId of ['chatgpt', 'claude', 'gemini', 'flux', 'universal'] as const) {
      const caption = 'Altbauwohnung, hohe Fenster, Dackel im Lichtfleck, Fischgrätparkett, Morgen'
      expect((await optimizeWithRules(caption, targetId)).optimized_prompt).toContain(caption)
    }
  })
})

describe('the list of exclusions', () => {
  it('begins with those of the author, on every target', async () => {
    for (const targetId of ['midjourney', 'flux', 'gemini', 'chatgpt', 'claude', 'universal'] as const) {
      const { negative_prompt: list } = await optimizeWithRules(
        'photo of a hotel lobby, no people, no chandeliers, no text pls',
        targetId,
        true,
      )
      expect(list).toMatch(/^people, chandeliers, text(?:,|$)/u)
    }
  })

  it('names no part of a body for midjourney, whose filter reads each word', async () => {
    for (const caption of ['portrait of a nurse', 'a red panda on a branch', 'two dancers on a stage']) {
      const { negative_prompt: list } = await optimizeWithRules(caption, 'midjourney', true)
      expect(list).not.toMatch(/\b(?:hands?|arms?|limbs?|eyes?|faces?|hair|skin|fingers?|body|legs?)\b/u)
    }
  })

  it('closes a picture in another language for chatgpt', async () => {
    const { optimized_prompt: text } = await optimizeWithRules('calle vieja al amanecer', 'chatgpt', true)
    expect(text).toMatch(/Sin texto añadido, marcas de agua ni bordes\.$/u)
  })
})
