import { describe, expect, it } from 'vitest'
import { checkMidjourney } from '../../../worker/prompt/checks/check-midjourney.ts'
import { checkProseImage } from '../../../worker/prompt/checks/check-prose-image.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const caption = 'A fox on a wall, soft light falling from one side, eye-level view'
const many = 'word '.repeat(70).trim()
const fifty = `A fox and a hen stand on a wall. ${'They look at the gate with great care. '.repeat(18)}`

describe('the rules for midjourney', () => {
  it.each<[string, string, string?]>([
    ['midjourney-1', `${caption} --s 100 --ar 3:2 and more`],
    ['midjourney-2', `${caption}  --ar 3:2`],
    ['midjourney-2', `${caption} —ar 3:2`],
    ['midjourney-3', `${caption}, --ar 3:2`],
    ['midjourney-3', `${caption} --ar 3:2, --raw`],
    ['midjourney-4', `${caption} --sparkle 3`],
    ['midjourney-4', `${caption} --s 10 --stylize 20`],
    ['midjourney-5', `${caption} --s 4000`],
    ['midjourney-6', `${caption} --ar 8.5:11`],
    ['midjourney-6', `${caption} --ar 1920:1080`],
    ['midjourney-6', `${caption} --ar 15:1`],
    ['midjourney-7', `${caption} --no fox`],
    ['midjourney-7', `${caption} --no very big houses`],
    ['midjourney-7', `${caption} --no Text`],
    ['midjourney-7', `${caption} --no shirt`],
    ['midjourney-7', `${caption} --no a, b, c, d, e, f, g, h, i`],
    ['midjourney-8', `${caption} with no people`],
    ['midjourney-9', `${caption} (wall:1.3)`],
    ['midjourney-9', 'fox::2 wall::1'],
    ['midjourney-10', 'Create an image of a fox'],
    ['midjourney-11', many],
    ['midjourney-11', 'fox, wall, dusk, mist, moss'],
    ['midjourney-12', `${caption}, masterpiece`],
    ['midjourney-13', `${caption}, golden hour, moonlight`],
    ['midjourney-13', `${caption}, 35mm lens, 85mm lens`],
    ['midjourney-13', `${caption}, oil painting, pixel art`],
    ['midjourney-14', 'A shop on a corner', 'a shop named "Blue Door"'],
    ['midjourney-15', `${caption} --v 7`, 'a fox'],
    ['midjourney-16', `${caption}\nmore`],
  ])('name %s in %j', (check, text, draft) => {
    const faults = checkMidjourney(text, draft === undefined ? null : readDraft(draft))
    expect(faults.map((fault) => fault.check)).toContain(check)
  })

  it('find nothing in a good prompt', () => {
    expect(
      checkMidjourney(`${caption}, 85mm lens at f/2, palette of moss and grey --ar 4:5 --raw --no text, watermark`),
    ).toEqual([])
  })
})

const flux =
  'A fox stands on a mossy wall beside a gate. Soft light falls from one side and catches the fur. Framed in an eye-level view, 85mm lens at f/2, in a palette of moss and grey.'

describe('the rules for flux', () => {
  it.each<[string, string, string?]>([
    ['flux-1', `${flux} --ar 3:2`],
    ['flux-2', `${flux} There is no hen.`],
    ['flux-2', `${flux} The gate is free of rust.`],
    ['flux-3', `Soft light falls from one side. ${flux}`, 'a fox on a wall'],
    ['flux-4', 'A fox on a wall. Soft light, eye-level view.'],
    ['flux-4', fifty.repeat(2)],
    [
      'flux-5',
      'A fox stands on a mossy wall beside a gate and looks at the hens in the yard, where they pick at the grain that the farmer threw to them early today in passing.',
    ],
    ['flux-5', flux.replace('A fox', 'A watercolour of a fox')],
    ['flux-6', flux.slice(0, -1)],
    ['flux-6', 'Fox, wall, moss, gate, hens, yard, grain, farmer, light, view.'],
    ['flux-7', `${flux} A poster reads “Eggs”.`],
    ['flux-7', `${flux} "Eggs" is there.`],
    ['flux-8', `${flux} Grey #AABBCCD.`],
    ['flux-9', '{"scene": "a fox", "mystery": 1}'],
    ['flux-9', '{"scene": "a fox", "color_palette": ["#12"]}'],
    ['flux-9', '{"scene": '],
    ['flux-10', `${flux} 8k.`],
    ['flux-11', `${flux} Negative prompt: hens.`],
    ['flux-12', `${flux} In the manner of Greg Rutkowski.`, 'a fox'],
  ])('name %s in %j', (check, text, draft) => {
    const faults = checkProseImage(text, 'flux', draft === undefined ? null : readDraft(draft))
    expect(faults.map((fault) => fault.check)).toContain(check)
  })

  it('find nothing in a good prompt, and let an author name an artist', () => {
    expect(checkProseImage(flux, 'flux', readDraft('a fox on a wall'))).toEqual([])
    const text = flux.replace('A fox', 'A fox by Monet')
    expect(checkProseImage(text, 'flux', readDraft('a fox by Monet'))).toEqual([])
  })
})

describe('the rules for the other models', () => {
  it.each<['chatgpt' | 'gemini' | 'universal' | 'claude', string, string]>([
    ['chatgpt', 'chatgpt-8', `${flux} Wide 3:2 format. --raw`],
    ['chatgpt', 'chatgpt-10', flux],
    ['chatgpt', 'chatgpt-10', 'A fox on a wall in a wide 3:2 format.'],
    ['chatgpt', 'chatgpt-10', `${flux} Wide 3:2 format. No text. The fox is red.`],
    ['gemini', 'gemini-8', 'A fox on a wall in a wide 3:2 format.'],
    ['gemini', 'gemini-8', flux],
    ['gemini', 'gemini-8', `${flux} Wide 3:2 format. --raw`],
    ['gemini', 'gemini-8', `A fox without a tail. ${flux} Wide 3:2 format.`],
    ['gemini', 'gemini-8', 'Fox, wall, moss, gate, hens. Wide 3:2 format.'],
    ['universal', 'universal-1', `${flux} <b>3:2</b>`],
    ['universal', 'universal-2', `${many}. Wide 3:2 frame.`],
    ['universal', 'universal-3', `${flux} Wide 3:2. No text. No hens.`],
    ['universal', 'universal-4', flux],
    ['universal', 'universal-5', `${flux} Wide 3:2 frame`],
    ['claude', 'claude-1', 'A fox on a wall.'],
    ['claude', 'claude-1', '<brief>\n<subject>A fox.</subject>\n<look></look>\n</brief>\n\n<task>\nWrite it.\n</task>'],
    ['claude', 'claude-3', '<brief>\n<subject>A fox.</subject>\n</brief>'],
    ['claude', 'claude-8', '<brief>\n<subject>A fox. --raw</subject>\n</brief>\n\n<task>\nWrite it.\n</task>'],
  ])('of %s name %s in %j', (targetId, check, text) => {
    expect(checkProseImage(text, targetId, readDraft('a fox')).map((fault) => fault.check)).toContain(check)
  })

  it('find nothing in good prompts', () => {
    expect(checkProseImage(`${flux} Set in a wide 3:2 format. No extra text or border.`, 'chatgpt')).toEqual([])
    expect(checkProseImage(`${flux} Set in a wide 3:2 format.`, 'gemini')).toEqual([])
    expect(checkProseImage(`${flux} Wide 3:2 frame.`, 'universal')).toEqual([])
  })
})
