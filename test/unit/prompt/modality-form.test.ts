import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const kinds = (text: string) => new Set(targetIds.map((targetId) => detectModality(readDraft(text), targetId)))

describe('the form that is named decides, whatever is spoken of and whatever the target', () => {
  it.each([
    'svg icon of a paper plane, code only',
    'mermaid diagram of a login',
    'ascii art of a snail',
    'critique my logo: two circles in teal',
    'dog food comparison table, grain free',
    'a clause for sunset provisions, sunset clause',
    'picture book text about a shy whale',
    'guided meditation with ocean sounds',
    'design a card game about trains',
    'train a flower image classifier',
    'product listing: kettle with a dent',
    'pandas: df with columns store and date',
    'jasmine spies on a private method',
    '10 slides on coral reefs',
    'pancakes without eggs',
    'poem: rain on a tin roof',
    'Photoshop: cómo quitar el fondo de una foto',
    'describe esta foto para una persona ciega',
    'ejemplos de metáforas sobre el mar',
    'ロゴデザインの料金相場',
  ])('is text: %s', (text) => {
    expect([...kinds(text)]).toEqual(['chat'])
  })

  it.each([
    'thumbnail for a video about index funds, shocked man left',
    'dusty pink mood board for a wedding',
    'empty courtroom after the verdict',
    'wes anderson style post office',
    'python coiled around a server rack',
    'goblin tax collector, character design for a board game',
    'abstract waves #0F4C5C for a phone wallpaper',
    'grief as architecture, abstract, no figures',
    'a cat, not black, not sleeping',
    'quero um logo minimalista',
    'necesito un logotipo para mi peluquería',
    'ich brauche ein Logo für meine Werkstatt',
    'je veux une photo de croissants',
    'disegna una volpe che legge',
    'мне нужен логотип для пекарни',
    'saya butuh logo untuk warung kopi',
    'moto no asfalto molhado, sem texto',
  ])('is a picture: %s', (text) => {
    expect([...kinds(text)]).toEqual(['image'])
  })

  it.each([
    ['three giant pandas in a bamboo forest', 'image'],
    ['a developer asleep at a desk, isometric illustration', 'image'],
    ['picture of a wooden table, morning light', 'image'],
    ['design a poster for a card game', 'image'],
    ['empty state copy for a to-do app', 'chat'],
    ['review of the film Amelie in 200 words', 'chat'],
  ])('leaves what it does not name alone: %s', (text, kind) => {
    expect(detectModality(readDraft(text), 'chatgpt')).toBe(kind)
  })
})
