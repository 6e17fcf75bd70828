import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const request = 'Explain to a school class how volcanoes erupt.'

function meantIn(text: string): string[] {
  return readDraft(text)
    .sentences.filter(({ fillerIn }) => !fillerIn.text)
    .map((sentence) => sentence.text)
}

const remarks = [
  ['Spanish', 'Muchas gracias de antemano. Espero que tengas un buen día. De verdad, es muy importante para mí.'],
  ['German', 'Vielen Dank im Voraus. Ich hoffe, es geht dir gut. Ehrlich gesagt ist mir das wirklich sehr wichtig.'],
  ['Hindi', 'आपका बहुत धन्यवाद। उम्मीद है आप ठीक होंगे। यह मेरे लिए बहुत ज़रूरी है।'],
  ['Japanese', 'いつも本当にありがとうございます。お忙しいところ恐れ入ります。とても楽しみにしています。'],
] as const

describe('chatter around a request', () => {
  it('is chatter before it too', () => {
    const before = 'Hello there! I hope you are doing well today. Thank you so much for your help. You are wonderful.'
    expect(meantIn(`${before} ${request}`)).toEqual([request])
  })

  it('never leaves a text without anything meant', () => {
    expect(meantIn('Hello there! Thank you so much for your help. You are wonderful.')).toHaveLength(1)
  })

  it.each(remarks)('is chatter in %s, and does not change the language of the request', (_, text) => {
    expect(meantIn(`${request} ${text}`)).toEqual([request])
    expect(readDraft(`${request} ${text}`).language).toBe('en')
  })

  it.each(remarks)('in %s leaves a caption that lacks its full stop as it is', async (_, text) => {
    const plain = await optimizeWithRules('a red kite over a harbour at dusk', 'flux')
    const padded = await optimizeWithRules(`a red kite over a harbour at dusk ${text}`, 'flux')
    expect(padded.optimized_prompt).toBe(plain.optimized_prompt)
  })

  it.each([
    ['Spanish', 'Escribe un cuento sobre un faro. El tono debe ser triste. Usa frases cortas. No menciones el mar.'],
    ['German', 'Schreibe eine Kündigung. Die Frist endet im Mai. Der Ton soll höflich sein. Nenne keine Gründe.'],
    ['Hindi', 'किराये के बारे में पत्र लिखो। मकान मालिक का नाम शर्मा है। भाषा सरल रखो।'],
    ['Japanese', '灯台についての短い物語を書いて。主人公は老人です。結末は悲しくして。'],
  ])('is nothing that is asked for in %s', (_, text) => {
    expect(meantIn(text)).toEqual(readDraft(text).sentences.map((sentence) => sentence.text))
  })

  it('begins where the last row of a table ends', () => {
    const table = '| Name | City |\n|---|---|\n| Anna | Rome |\n| Paul | Oslo |'
    const { material } = readDraft(`Who lives further north?\n\n${table} Thank you so much for your help with this.`)
    expect(material?.text).toBe(table)
  })
})
