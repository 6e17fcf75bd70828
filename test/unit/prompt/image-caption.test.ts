import { describe, expect, it } from 'vitest'
import type { TargetId } from '#shared/catalog/targets.ts'
import { cleanCaption } from '../../../worker/prompt/clean-caption.ts'
import { findRatio, readRatio } from '../../../worker/prompt/find-ratio.ts'
import type { LanguageCode } from '../../../worker/prompt/language-code.ts'
import { joinKeywords } from '../../../worker/prompt/plan-image-words.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { stripWeights } from '../../../worker/prompt/strip-weights.ts'
import { turnClause } from '../../../worker/prompt/turn-clause.ts'
import { writePicture } from './image-plan-and-write.ts'

function joined(caption: string, targetId: TargetId, language: LanguageCode = 'en'): string {
  return joinKeywords(caption, readDraft(caption, language), targetId)
}

describe('a caption', () => {
  it.each([
    ['Create an image of a fox in the snow', 'a fox in the snow'],
    ['draw a fox', 'a fox'],
    ['Please generate me a photo of two dogs', 'a photo of two dogs'],
    ['can you make a logo for Crumb', 'a logo for Crumb'],
    ['/imagine prompt: a castle on a hill', 'a castle on a hill'],
    ['crea una imagen de un gato', 'un gato'],
    ['a hand drawing an image', 'a hand drawing an image'],
    ['design thinking workshop', 'design thinking workshop'],
    ['a girl, 8k uhd, masterpiece, red coat, trending on artstation', 'a girl, red coat'],
    ['a perfect circle', 'a perfect circle'],
    ['8k, masterpiece', '8k, masterpiece'],
  ])('loses its request and its empty praise, and no more: %s', (draft, caption) => {
    expect(cleanCaption(draft).text).toBe(caption)
  })

  it('loses the marks of other tools but not the words in them', () => {
    expect(stripWeights('girl, (red hair:1.3), ((freckles)), <lora:x:0.8>').text).toBe('girl, red hair, freckles')
    expect(stripWeights('cat::2 dog::1').text).toBe('cat, dog')
  })

  it('becomes prose when it is a list of keywords', () => {
    expect(joined('woman, red hair, green eyes, forest, mist', 'gemini')).toBe(
      'woman with red hair, green eyes, forest and mist',
    )
    expect(joined('a woman in the forest, in the mist', 'gemini')).toBe('a woman in the forest, in the mist')
    expect(joined('running shoe, side view, sole #FF5A1F, studio', 'gemini')).toBe(
      'running shoe, side view, sole #FF5A1F, studio',
    )
  })

  it('stays a list where a list reads well, and in other languages', () => {
    const list = 'woman, red hair, green eyes, forest, mist'
    for (const targetId of ['chatgpt', 'claude', 'universal', 'midjourney'] as const)
      expect(joined(list, targetId)).toBe(list)
    const german = 'Altbauwohnung, hohe Fenster, Dackel, Lichtfleck, Nebel'
    expect(joined(german, 'gemini', 'de')).toBe(german)
  })

  it.each([
    'concert poster, 12 May 2026, town hall, blue type',
    'jazz night, June 3, 2026, Blue Room',
    'gym flyer, 3/4/2026, 10 am, red type',
    'birthday card, Saturday, red balloons, cake',
  ])('is no list of keywords when it holds a date: %s', (caption) => {
    expect(joined(caption, 'gemini')).toBe(caption)
  })
})

describe('a light clause', () => {
  it('turns into a part of a list', () => {
    expect(turnClause('soft light falls across the face')).toBe('soft light falling across the face')
    expect(turnClause('a calm morning')).toBeNull()
  })
})

describe('a ratio', () => {
  it('is reduced to small whole numbers', () => {
    expect(readRatio('1920:1080')).toBe('16:9')
    expect(readRatio('8.5x11')).toBe('17:22')
    expect(readRatio('wide')).toBeNull()
  })

  it('is found in words and figures, and the author decides', () => {
    expect(findRatio('a square image of a fox', [])).toBe('1:1')
    expect(findRatio('phone wallpaper of a fox', [])).toBe('9:16')
    for (const targetId of ['flux', 'chatgpt', 'gemini', 'universal', 'claude', 'midjourney'] as const)
      expect(writePicture('a fox --ar 16:9', targetId, 'wildlife').text).toContain('16:9')
  })

  it('of pixels is reduced for midjourney, and a dash counts as two hyphens', () => {
    expect(writePicture('a fox --ar 1920:1080', 'midjourney', 'wildlife').text).toContain('--ar 16:9')
    expect(writePicture('a fox —ar 16:9', 'midjourney', 'wildlife').text).toContain('--ar 16:9')
  })
})

describe('parameters', () => {
  it('reach other models as words or as a warning', () => {
    const { text, warnings, lost } = writePicture('a fox --s 250 --v 7 --seed 42', 'flux', 'wildlife')
    expect(text).toContain('250')
    expect(text).not.toContain('--')
    expect(warnings.join(' ')).toContain('--v 7')
    expect(lost).toEqual([])
  })
})
