import { describe, expect, it } from 'vitest'
import { localisedDecisions } from '../../../worker/prompt/data/localised-decisions.ts'
import { simplifiedOnly, traditionalOnly } from '../../../worker/prompt/data/script-ranges.ts'
import { decideLocalised } from '../../../worker/prompt/decide-localised.ts'
import { limitsAnswer } from '../../../worker/prompt/limits-answer.ts'
import { polishSentence } from '../../../worker/prompt/polish-sentence.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { readTaskKind } from '../../../worker/prompt/read-task-kind.ts'

const tables = Object.entries(localisedDecisions).flatMap(([language, table]) =>
  Object.entries(table).map(([kind, pool]) => ({ language, kind, pool })),
)
const wordsOf = (text: string) => text.split(/\s+/u).length
const decide = (text: string) => decideLocalised(readDraft(text), 'general')

describe('the tables of decisions in other languages', () => {
  it('have eight requirements and three forms for every kind, none twice', () => {
    for (const { language, kind, pool } of tables) {
      const name = `${language} ${kind}`
      expect(pool.requirements.length, name).toBeGreaterThanOrEqual(8)
      expect(pool.output.length, name).toBeGreaterThanOrEqual(3)
      const texts = [...pool.requirements, ...pool.output].map(({ text }) => text)
      expect(new Set(texts).size, name).toBe(texts.length)
    }
  })

  it('say each wish in one finished sentence of moderate length', () => {
    for (const { language, kind, pool } of tables) {
      for (const { text } of [...pool.requirements, ...pool.output]) {
        expect(text, `${language} ${kind}`).toMatch(/[.。।]$/u)
        expect(text.includes('|'), text).toBe(false)
        expect(wordsOf(text), text).toBeLessThanOrEqual(26)
      }
      for (const { text } of pool.requirements) expect(text, text).not.toMatch(/[.!?。！？।]\s*\S/u)
    }
  })

  it('keep the two Chinese scripts apart', () => {
    for (const { language, pool } of tables.filter((row) => row.language.startsWith('zh'))) {
      const wrong = language === 'zh' ? traditionalOnly : simplifiedOnly
      const right = language === 'zh' ? simplifiedOnly : traditionalOnly
      const characters = [...pool.requirements, ...pool.output].flatMap(({ text }) => [...text])
      expect(characters.filter((character) => wrong.has(character) && !right.has(character))).toEqual([])
    }
  })
})

describe('choosing decisions in other languages', () => {
  it.each([
    ['message', 'Escribe un correo a la comunidad sobre el ascensor averiado'],
    ['translation', 'Traduis ce paragraphe en anglais : le chat dort.'],
    ['summary', 'Fasse den folgenden Bericht zusammen: Der Umsatz stieg.'],
    ['explanation', 'Resume los beneficios del compostaje'],
    ['code', 'Escreva uma função em Python que some duas listas'],
    ['story', '寫一個關於燈塔的故事'],
    ['plan', '新しい図書館の開館計画を立ててください'],
    ['advice', '京都旅行の計画を立ててください'],
    ['advice', 'Planifica un viaje de tres días a Oporto'],
    ['article', 'मुझे जल संरक्षण पर एक निबंध लिखें'],
    ['debugging', 'Mein Code stürzt ab, warum?'],
    ['marketing', '为一家茶馆写一句标语'],
    ['advice', 'Was soll ich gegen Rückenschmerzen tun?'],
    ['roleplay', 'Aja como um guia de museu'],
    ['editing', 'Corrige este texto: Haber si vienes.'],
    ['math', 'समीकरण हल करें: 3x + 1 = 10'],
  ])('knows %s by the words of the request', (kind, text) => {
    expect(readTaskKind(readDraft(text), 'other')).toBe(kind)
  })

  it('draws by the text: the same draft gets the same lines, and drafts of one kind differ', () => {
    const drafts = ['el mar', 'la lluvia', 'mi abuela', 'un tren', 'la niebla', 'el pan'].map(
      (topic) => `Escribe un poema sobre ${topic}`,
    )
    const chosen = drafts.map((draft) => decide(draft).requirements.join('\n'))
    expect(drafts.map((draft) => decide(draft).requirements.join('\n'))).toEqual(chosen)
    expect(new Set(chosen).size).toBeGreaterThan(3)
  })

  it('uses no clause in most drafts of a kind', () => {
    const topics = 'mar,pan,sol,río,tren,luna,café,viento,puente,jardín,reloj,barco,bosque,gato,faro,nieve'.split(',')
    const openings = ['Escribe un cuento sobre', 'Cuéntame una historia sobre', 'Inventa un relato que trate de']
    const drafts = openings.flatMap((opening) => topics.map((topic) => `${opening} el ${topic} de mi pueblo`))
    const counts = new Map<string, number>()
    for (const draft of drafts)
      for (const line of decide(draft).requirements) counts.set(line, (counts.get(line) ?? 0) + 1)
    expect(Math.max(...counts.values()) / drafts.length).toBeLessThanOrEqual(0.3)
  })

  it('leaves out what the draft settles already', () => {
    expect(decide('Schreibe einen Artikel über Bienen in drei Absätzen').output).toEqual([])
    expect(decide('Schreibe einen Artikel über Bienen').output).toHaveLength(1)
    expect(decide('写一份关于节水的表格').output).toEqual([])
  })

  it('names the language it cannot write, except where a translation is asked', () => {
    expect(decide('Напиши статью о пчёлах').output).toEqual(['Answer in Russian, the language of the request.'])
    expect(decideLocalised(readDraft('переведи на английский: пчёлы летят'), 'translation').output).toEqual([])
  })

  it.each([
    'Responde solo sí o no: ¿la ballena es un pez?',
    'Réponds uniquement par oui ou non : la baleine est-elle un poisson ?',
    'Antworte nur mit Ja oder Nein: Ist der Wal ein Fisch?',
    'Responda apenas com sim ou não: a baleia é um peixe?',
    'केवल एक शब्द में उत्तर दें: व्हेल मछली है?',
    '只回答是或否：鲸是鱼吗？',
    '只回答是或否：鯨是魚嗎？',
    '「はい」か「いいえ」だけで答えてください。クジラは魚ですか。',
  ])('sees that the answer is limited: %s', (text) => {
    expect(limitsAnswer(readDraft(text))).toBe(true)
  })
})

describe('ending a sentence', () => {
  it.each([
    ['hi', 'एक कविता लिखें', 'एक कविता लिखें।'],
    ['zh-Hant', '寫一首詩', '寫一首詩。'],
    ['zh', '如何种番茄', '如何种番茄'],
    ['de', 'wie wächst Moos', 'Wie wächst Moos'],
    ['th', 'เขียนบทกวี', 'เขียนบทกวี'],
    ['es', 'escribe un poema', 'Escribe un poema.'],
    ['und', '1/2', '1/2'],
  ] as const)('suits %s', (language, text, finished) => {
    expect(polishSentence(text, language)).toBe(finished)
  })
})
