import { describe, expect, it } from 'vitest'
import { readObjectCaption } from '../../../worker/prompt/read-object-caption.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const scene = {
  scene: 'A fox waits at a mossy gate in early morning mist',
  subjects: [{ description: 'red fox with a white tail tip', position: 'left third' }],
  color_palette: ['#2F6F73', 'rust', 'bone'],
  lighting: 'soft side light',
  camera: { angle: 'eye level', lens: '85mm' },
}
const simple = {
  prompt: 'an old fisherman mending a net',
  negative_prompt: 'text, watermark',
  aspect_ratio: '4:5',
  seed: 42,
}

describe('an object pasted for midjourney', () => {
  it.each([
    ['on one line', JSON.stringify(scene)],
    ['on many lines', JSON.stringify(scene, null, 2)],
    ['in a fence', `\`\`\`json\n${JSON.stringify(scene, null, 2)}\n\`\`\``],
  ])('%s becomes a caption with every value in its order', async (_, sent) => {
    const { optimized_prompt, analysis } = await optimizeWithRules(sent, 'midjourney')
    expect(optimized_prompt).not.toMatch(/[{}[\]"`]/u)
    const values = [
      scene.scene,
      'red fox with a white tail tip',
      'left third',
      '#2F6F73',
      'rust',
      'bone',
      'soft side light',
      '85mm',
    ]
    const places = values.map((value) => optimized_prompt.indexOf(value))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((left, right) => left - right))
    expect(optimized_prompt).toMatch(/ --ar \d+:\d+/u)
    expect(analysis.retained.kept).toBe(analysis.retained.total)
    const again = await optimizeWithRules(optimized_prompt, 'midjourney')
    expect(again.optimized_prompt).toBe(optimized_prompt)
  })

  it('gives its ratio and its exclusions to the parameters', async () => {
    const { optimized_prompt } = await optimizeWithRules(JSON.stringify(simple), 'midjourney', true)
    expect(optimized_prompt).toMatch(/^An old fisherman mending a net, seed 42\b.* --ar 4:5 .*--no text, watermark$/u)
  })

  it('keeps out whatever stands under a key of exclusions, however it is written', () => {
    for (const avoid of [{ colors: 'red', things: ['cars', 'dogs'] }, ['red', { things: 'cars, dogs' }]]) {
      const caption = readObjectCaption(JSON.stringify({ scene: 'a beach', avoid }))
      expect(caption?.text).toBe('a beach')
      expect(caption?.exclusions).toEqual(['red', 'cars', 'dogs'])
    }
    const named = readObjectCaption('{"scene": "a beach", "exclude": {"people": true, "boats": false}}')
    expect(named?.text).toBe('a beach')
    expect(named?.exclusions).toEqual(['people'])
  })

  it.each([
    ['two values under one key', '{"subject": "a fox", "subject": "a bear", "light": "soft"}', ['fox', 'bear']],
    [
      'a value many levels down',
      `{"scene": "a forest", "a": ${'{"b": '.repeat(9)}"a purple dragon"${'}'.repeat(9)}}`,
      ['forest', 'purple dragon'],
    ],
  ])('loses no word of %s', async (_, sent, words) => {
    const { optimized_prompt } = await optimizeWithRules(sent, 'midjourney')
    for (const word of words) expect(optimized_prompt).toContain(word)
  })

  it('stays an object for flux, which reads one', async () => {
    const { optimized_prompt } = await optimizeWithRules(JSON.stringify(scene), 'flux')
    expect(JSON.parse(optimized_prompt)).toEqual(scene)
  })

  it('is read only where it is one', () => {
    expect(readObjectCaption('a fox {at a gate}')).toBeNull()
    expect(readObjectCaption('{"scene": "a fox",}')).toBeNull()
    expect(readObjectCaption('{"scene": {}}')).toBeNull()
    expect(readObjectCaption('[1, 2]')).toBeNull()
  })
})
