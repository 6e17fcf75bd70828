import { describe, expect, it } from 'vitest'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { kindsOf } from './kinds-of.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('text that reads like a caption', () => {
  it.each([
    "vitest cant find my tsconfig paths, ERR_MODULE_NOT_FOUND '@/lib/db', works in next dev tho",
    'lofoten 6 days early march 2 ppl + dog, rental car, no tents, €1,400 w/o flights, want northern lights',
    'kyoto 4 days november 2 ppl + dog, budget 900, temples and easy hikes',
    '6 midjourney prompts for a hotel brand shoot, coastal, each with --ar 3:2',
    'write ideogram prompts for 4 wedding invitations',
    'edit my essay: keep the tone, fix the grammar',
    'add a caption to my photo',
  ])('is text on every target: %s', (text) => {
    expect(kindsOf(text)).toEqual(new Set(['chat']))
  })

  it.each([
    'edit my photo: replace the background with a plain grey studio wall, keep face and glasses exactly',
    'edit this picture: remove the tourist behind me',
    'in my photo swap the blue shirt for a white one',
    'botanical plate of Monstera deliciosa, root to fruit, latin labels in italics',
    'herbarium sheet of Papaver rhoeas, pressed, handwritten label',
    'dolomites at blue hour w/ a tiny red tent, long exposure star trails?? wide',
  ])('is a picture on every target: %s', (text) => {
    expect(kindsOf(text)).toEqual(new Set(['image']))
  })

  it('is a picture of a room for a model that only draws', () => {
    const room = '4x5m kids room for 2, bunk bed, japandi, sage + oak'
    expect(detectModality(readDraft(room), 'midjourney')).toBe('image')
  })
})

describe('an edit of a picture', () => {
  it('gets no light, view or colours of ours, and the rest of the picture stays', async () => {
    for (const targetId of ['universal', 'gemini', 'chatgpt'] as const) {
      const { optimized_prompt: optimizedPrompt } = await optimizeWithRules(
        'remove the tourist behind me in this photo',
        targetId,
      )
      expect(optimizedPrompt).toBe(
        'Remove the tourist behind me in this photo. Keep everything else in the picture exactly as it is.',
      )
    }
  })

  it('names what stays for a model that keeps what is named, and nothing that the edit speaks of', async () => {
    const { optimized_prompt: text } = await optimizeWithRules('remove the background from this photo', 'flux')
    expect(text).toContain('Keep everything else in the picture exactly as it is: the faces')
    expect(text.match(/background/gu)).toHaveLength(1)
  })

  it('says nothing of the rest where its author does', async () => {
    const { optimized_prompt: optimizedPrompt } = await optimizeWithRules(
      'change the sofa in my photo to green velvet, everything else stays',
      'gemini',
    )
    expect(optimizedPrompt).toBe('Change the sofa in my photo to green velvet, everything else stays.')
  })
})

describe('prompts for a model that draws', () => {
  it('are captions with one light and one view, not a letter or a post', async () => {
    const { optimized_prompt: optimizedPrompt } = await optimizeWithRules(
      'write ideogram prompts for 4 wedding invitations',
      'chatgpt',
    )
    expect(optimizedPrompt).toMatch(/each prompt|every prompt/u)
    expect(optimizedPrompt).not.toMatch(/greeting|recipient/iu)
  })
})
