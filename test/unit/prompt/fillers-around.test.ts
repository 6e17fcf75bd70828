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

const small =
  'Hello! It is so good to talk to you again. I hope you are doing well today. You are wonderful, and I mean it. Thank you so much for your patience.'
const thanks =
  'Thank you so much for your help. You are the best. I really appreciate you. Have a lovely day, and take care.'

describe('the background of a request beside chatter', () => {
  const stories = [
    [
      'a shop',
      'I run a small bookshop in Kochi with one helper. My uncle keeps the accounts. Write a plan for the winter.',
    ],
    [
      'a cat',
      'My cat lost weight this month. We changed her food last week. The vet is closed until Monday. What should I do?',
    ],
    [
      'an app',
      'I am new to programming. Our app freezes when it starts. We tried to reinstall it. How do I find the cause?',
    ],
  ] as const

  it.each(stories)('of %s is kept with chatter before, behind and around it', (_, text) => {
    const told = meantIn(text)
    expect(told).toHaveLength(text.match(/[.?]/gu)?.length ?? 0)
    expect(meantIn(`${small} ${text}`)).toEqual(told)
    expect(meantIn(`${text} ${thanks}`)).toEqual(told)
    expect(meantIn(`${small} ${text} ${thanks}`)).toEqual(told)
  })

  it('counts for the score', async () => {
    const bare = await optimizeWithRules(`${small} Write a plan for the winter.`, 'chatgpt')
    const told = await optimizeWithRules(`${small} ${stories[0][1]}`, 'chatgpt')
    expect(told.analysis.score_before).toBeGreaterThan(bare.analysis.score_before + 5)
  })
})

describe('chatter on both sides', () => {
  it('leaves a short caption that lacks its stop as what is shown', async () => {
    const plain = await optimizeWithRules('a train going to the moon', 'flux')
    const padded = await optimizeWithRules(`${small} a train going to the moon ${thanks}`, 'flux')
    expect(padded.optimized_prompt).toBe(plain.optimized_prompt)
  })

  it('does not hide where the handed text begins', () => {
    const handed = 'Error: the value of total is not a number.\n    at sum (cart.js:14)\n    at main (cart.js:40)'
    const { material } = readDraft(`how do I fix this?\n\n${handed}`)
    expect(readDraft(`${small} ${thanks} how do I fix this?\n\n${handed}`).material?.text).toBe(material?.text)
    expect(material).not.toBeNull()
  })

  it('is in the result what it was in the draft', async () => {
    for (const text of [`${request} ${small} ${thanks}`, `${small} ${thanks} ${request}`]) {
      const plain = await optimizeWithRules(request, 'chatgpt')
      const padded = await optimizeWithRules(text, 'chatgpt')
      expect(Math.abs(padded.optimization_score - plain.optimization_score)).toBeLessThanOrEqual(1)
    }
  })
})

describe('a caption in another language', () => {
  it.each([
    [
      'Spanish',
      'Un faro al anochecer. Mi tío en su barca. Hacía viento y el mar brillaba.',
      'Mil gracias por todo. Espero que estés muy bien. Te lo agradezco de corazón.',
    ],
    [
      'French',
      'Un phare au crépuscule. Mon oncle dans sa barque. La mer était calme.',
      "Merci mille fois pour tout. J'espère que vous allez bien. Vous êtes formidable.",
    ],
    [
      'German',
      'Ein Leuchtturm am Abend. Mein Onkel in seinem Boot. Die Nachbarn sitzen vor der Tür.',
      'Tausend Dank für alles. Ich hoffe, es geht dir gut. Du bist wirklich großartig.',
    ],
    [
      'Portuguese',
      'Um farol ao entardecer. O meu tio no barco. O mar estava calmo.',
      'Muito obrigada por tudo. Espero que esteja bem. Você é incrível.',
    ],
    ['Hindi', 'शाम को एक प्रकाशस्तंभ। मेरे चाचा नाव में। समुद्र शांत था।', 'आपका बहुत धन्यवाद। उम्मीद है आप ठीक होंगे। आप कमाल के हैं।'],
  ])('keeps each of its sentences before chatter in %s', (_, caption, chatter) => {
    const shown = (text: string) => readDraft(text).sentences.filter(({ fillerIn }) => !fillerIn.caption)
    expect(shown(`${caption} ${chatter}`).map(({ text }) => text)).toEqual(shown(caption).map(({ text }) => text))
    expect(shown(caption)).toHaveLength(3)
  })

  it.each([
    ['Mil gracias por todo, de verdad te lo digo. Espero que te vaya muy bien.'],
    ['Guten Tag, ich hoffe, ich störe nicht allzu sehr. Vielen Dank für deine Mühe.'],
    ["Oh là là, je suis trop contente, vraiment. Merci d'avance, tu es un amour."],
  ])('ends where %s begins, though its stop is missing', async (chatter) => {
    const plain = await optimizeWithRules('a photo of a red apple', 'flux')
    const padded = await optimizeWithRules(`a photo of a red apple ${chatter}`, 'flux')
    expect(padded.optimized_prompt).toBe(plain.optimized_prompt)
  })
})
