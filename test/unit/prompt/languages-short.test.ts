import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../worker/prompt/detect-language.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'

const detect = (text: string) => detectLanguage(text, readWords(text))

describe('the language of a few words', () => {
  it.each([
    'draft notice u/s 138 NI act',
    'IT act section 66A explained',
    'DA arrears calculation 2026',
    'MI band vs Fitbit',
    'DRAFT NOTICE FOR UNPAID RENT',
  ])('"%s" holds an abbreviation, and no word of another language', (text) => {
    expect(detect(text)).toBe('en')
  })

  it.each([
    'itinerary Como Milano Roma 6 days',
    'Santa hat cat sticker',
    'Las Vegas bachelor party plan',
    'Rio de Janeiro carnival dancer portrait',
    'Der Spiegel style magazine cover',
    'poster for La Luna cafe',
    'balcony door stuck in monsoon',
    'bride in red lehenga looking over her shoulder',
  ])('"%s" is English, whatever its names look like', (text) => {
    expect(detect(text)).toBe('en')
  })

  it.each([
    ['fr', 'lettre de motivation stage marketing'],
    ['fr', 'Salon marocain, zellige vert, coussins brodés'],
    ['fr', 'vieille dame tricotant près du feu'],
    ['pt', 'prato de moqueca, panela de barro, coentro'],
    ['pt', 'Praia deserta, rede entre coqueiros'],
    ['pt', 'vira-lata caramelo na calçada'],
    ['de', 'Arbeitsblatt Satz des Pythagoras Klasse 8'],
    ['de', 'Test Bruchrechnung Klasse 6'],
    ['de', 'Photosynthese'],
    ['de', 'Widerspruch Steuerbescheid'],
    ['it', 'spiaggia deserta tramonto barche'],
    ['it', 'vicolo napoletano panni stesi'],
    ['id', 'pantai sepi ombak sore hari'],
    ['id', 'surat pengunduran diri'],
    ['es', 'contrato alquiler cláusula fianza'],
    ['es', 'CARTA DE RENUNCIA'],
    ['hi-Latn', 'dukaan ke liye naam batao'],
  ])('%s: "%s" has hardly a function word', (language, text) => {
    expect(detect(text)).toBe(language)
  })

  it.each(['protein', 'a piano', 'congruent triangles', 'Photosynthesis', 'bond yields'])(
    '"%s" may be of any language, and is English',
    (text) => {
      expect(detect(text)).toBe('en')
    },
  )

  it('knows German by its small words between its nouns', () => {
    expect(detect('Plane ein Wochenende in Hamburg ohne Auto für zwei Personen, Budget 300 €.')).toBe('de')
  })
})
