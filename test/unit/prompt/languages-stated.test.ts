import { describe, expect, it } from 'vitest'
import { countConstraints } from '../../../worker/prompt/count-constraints.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

describe('what a draft in another language states', () => {
  it.each([
    ['es', 'Escribe un artículo de máximo 120 palabras, en tono cercano, dirigido a principiantes, sin cifras'],
    ['fr', 'Écris un article de 120 mots maximum, sur un ton chaleureux, destiné aux débutants, sans chiffres'],
    ['de', 'Schreibe einen Artikel mit höchstens 120 Wörtern, in freundlichem Tonfall, für Anfänger, ohne Zahlen'],
    ['pt', 'Escreva um artigo de no máximo 120 palavras, em tom acolhedor, para iniciantes, sem números'],
    ['hi', 'शुरुआती पाठकों के लिए सरल भाषा में अधिकतम 120 शब्दों में लेख लिखें, बिना आँकड़ों के'],
    ['zh', '写一篇120字以内的文章，语气亲切，面向初学者，不要使用数据'],
    ['zh-Hant', '寫一篇120字以內的文章，語氣親切，面向初學者，不要使用數據'],
    ['ja', '初心者向けに、やさしい口調で、120文字以内の記事を書いてください。ただし数字は使わないでください。'],
  ])('finds length, tone, reader and rules in %s', (language, text) => {
    const draft = readDraft(text)
    expect(draft.language).toBe(language)
    expect(draft.stated).toMatchObject({ length: true, tone: true, audience: true, rules: true })
  })

  it.each([
    'Escribe un artículo sobre las abejas',
    'Écris un article sur les abeilles',
    'Schreibe einen Artikel über Bienen',
    'Escreva um artigo sobre abelhas',
    'मधुमक्खियों पर एक लेख लिखें',
    '写一篇关于蜜蜂的文章',
    '寫一篇關於蜜蜂的文章',
    'ミツバチについての記事を書いてください',
  ])('finds nothing in a bare request: %s', (text) => {
    const { format, length, tone, audience, role } = readDraft(text).stated
    expect({ format, length, tone, audience, role }).toEqual({
      format: false,
      length: false,
      tone: false,
      audience: false,
      role: false,
    })
  })
})

describe('counting constraints', () => {
  it.each([
    ['Write about bees', 'Write about bees in 200 words, for children, without figures, ending with a question'],
    [
      'Escribe sobre las abejas',
      'Escribe sobre las abejas en 200 palabras, para niños, sin cifras, y termina con una pregunta',
    ],
    [
      'Écris sur les abeilles',
      'Écris sur les abeilles en 200 mots, pour des enfants, sans chiffres, et termine par une question',
    ],
    [
      'Schreibe über Bienen',
      'Schreibe über Bienen in 200 Wörtern, für Kinder, ohne Zahlen, und schließe mit einer Frage',
    ],
    [
      'Escreva sobre abelhas',
      'Escreva sobre abelhas em 200 palavras, para crianças, sem números, e termine com uma pergunta',
    ],
    ['मधुमक्खियों पर लिखें', 'मधुमक्खियों पर 200 शब्दों में लिखें, बच्चों के लिए, बिना संख्या के, और अंत में एक प्रश्न दें'],
    ['写写蜜蜂', '写写蜜蜂，200字以内，面向儿童，不要数字，结尾提一个问题'],
    ['寫寫蜜蜂', '寫寫蜜蜂，200字以內，面向兒童，不要數字，結尾提一個問題'],
    ['ミツバチについて書いて', 'ミツバチについて、子ども向けに、200字以内で、数字を使わず、最後に質問を入れて書いて'],
  ])('finds more in the stricter of two drafts: %s', (weak, strict) => {
    expect(countConstraints(readDraft(strict))).toBeGreaterThan(countConstraints(readDraft(weak)) + 2)
  })

  it('counts the same words twice only once', () => {
    const once = 'Write about bees, at most 200 words.'
    expect(countConstraints(readDraft(`${once} ${once} ${once}`))).toBe(countConstraints(readDraft(once)))
  })
})
