import { describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import { createRulesEngine } from '../../../worker/engines/rules-engine.ts'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { readCore } from '../../../worker/prompt/read-core.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const detect = (text: string, targetId: TargetId) =>
  detectModality(readCore(readDraft(text), 'caption').draft, targetId)
const chatTargets = targetIds.filter((id) => id !== 'midjourney' && id !== 'flux')

describe('picture or text', () => {
  it.each([
    'child rash on cheeks after strawberry',
    'laptop screen flickers when on charger',
    'tomato leaves curling, terrace, chennai',
    'dog vomiting yellow foam since morning, eats grass',
    'kitchen sink smells, tried soda',
    'router red light blinking',
    'washing machine leaking, only in spin',
    'puppy biting hands, 10 weeks',
  ])('"%s" tells of a trouble and is text for every target', (text) => {
    for (const targetId of targetIds) expect(detect(text, targetId), targetId).toBe('chat')
  })

  it.each([
    'leaking pipe in an abandoned factory, moody light',
    'crying child, black and white portrait',
    'dog barking at waves, sunset',
    'yellow leaves on wet street',
    'blue apples on a tree with yellow leaves',
    'woman with swollen eyes, close-up, soft light',
  ])('"%s" is shown, though something in it is worn or ill', (text) => {
    for (const targetId of targetIds) expect(detect(text, targetId), targetId).toBe('image')
  })

  it.each(['entropy', 'osmosis', 'capitalism', 'supply and demand', 'dark matter'])(
    '"%s" alone is an idea to read about for a chat model',
    (text) => {
      for (const targetId of chatTargets) expect(detect(text, targetId), targetId).toBe('chat')
    },
  )

  it.each([
    'mascot for a tax filing startup, a beaver',
    '4 panel comic: programmer fixes bug, creates two, drinks chai',
    'cover art for a podcast about finance',
    'character design for a grumpy accountant',
    'dental clinic reception 200 sq ft, teal + wood, render',
    'coloring page of a doctor with a teddy bear',
    'tattoo of a stethoscope, fine line',
    'logo for a law firm, scales of justice',
  ])('"%s" is drawn, whatever trade it is for', (text) => {
    for (const targetId of targetIds) expect(detect(text, targetId), targetId).toBe('image')
  })

  it.each([
    'logo design contract',
    'icon library react comparison',
    'portrait photography pricing',
    'mascot costume rental contract',
    'photo consent form school',
    'opencv detect faces in photo',
    'train to goa from pune',
  ])('"%s" only speaks of pictures', (text) => {
    for (const targetId of targetIds) expect(detect(text, targetId), targetId).toBe('chat')
  })
})

describe('a draft with labels', () => {
  const mail = 'From: Mona\nSubject: tiles\nHi, Bert orders the tiles. Somebody paints the hall.'

  it.each([
    `Goal: list who does what.\n\nMaterial:\n\`\`\`\n${mail}\n\`\`\`\n\nOutput: a table.`,
    `# Task\nSummarise the mail.\n\n# Material\n${mail}`,
    `<task>Name each promise.</task>\n<requirements>\n- Keep the order.\n</requirements>`,
    `Aufgabe: Nenne die Aufgaben.\n\nAnforderungen:\n- Eine Zeile je Person.`,
  ])('of a task is text for every target: %s', (text) => {
    for (const targetId of targetIds) expect(detect(text, targetId), targetId).toBe('chat')
  })

  it.each([
    'Subject: an old harbour\nLighting: low sun\nPalette: rust and teal',
    '<brief>\n<subject>A fox</subject>\n</brief>',
  ])('of a picture is a picture for every target: %s', (text) => {
    for (const targetId of targetIds) expect(detect(text, targetId), targetId).toBe('image')
  })
})

describe('a result sent in again', () => {
  const engine = createRulesEngine()
  const signal = new AbortController().signal

  it.each([
    'From the mail below, who must do what by when?\n\nFrom: Lena\nSubject: audit prep\n\nHi all, Tomasz sends the logs by noon.',
    'Chand Baori stepwell from the top edge at 7am, one woman in a yellow saree for scale, 24mm',
    'tea estate in Assam at sunrise, rows to the horizon',
    'lettre de motivation stage marketing',
    'fix grammar: me and him has went to the shop',
    'logo for a bakery called Crumb & Co',
  ])('is what it was, for every target: %s', async (prompt) => {
    for (const targetId of targetIds) {
      const request = { targetId, negativePrompt: true, includeAnalysis: true }
      const first = await engine.optimize({ prompt, ...request }, { signal })
      for (const other of targetIds)
        expect(detect(first.optimized_prompt, other), `${targetId} at ${other}`).toBe(first.analysis?.modality)
    }
  })
})
