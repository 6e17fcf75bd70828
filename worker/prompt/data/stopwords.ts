import type { LanguageCode } from '../language-code.ts'

const lists: readonly (readonly [LanguageCode, string])[] = [
  [
    'en',
    'the a an and of to in is for with on that this from by are be it as at or not what how why write give make about my your you i we can should into between one two image photo no do it me at its has have was which there',
  ],
  [
    'es',
    'el la los las un una y de en que con para por del al mi tu su es como qué cómo más sobre este esta cuáles escribe dame hazme crea explica sin debe puede o',
  ],
  [
    'fr',
    'le la les un une des et de en que avec pour par du au mon ton son est comme sur ce cette quels écris donne fais crée explique sans dans vous je il elle où ou ne pas doit être',
  ],
  [
    'de',
    'der die das ein eine und von zu in ist für mit auf dass den dem des mir mein sind nicht wie was schreibe erkläre erstelle über ohne oder eines einer ich',
  ],
  [
    'pt',
    'os um uma e de em que com para por da na dos das meu minha seu sua é como mais sobre este esta escreva crie explique sem ou não você',
  ],
]

/** Function word → the languages that use it. */
export const stopwords: ReadonlyMap<string, readonly LanguageCode[]> = invert()

function invert(): Map<string, LanguageCode[]> {
  const byWord = new Map<string, LanguageCode[]>()
  for (const [language, words] of lists) {
    for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), language])
  }
  return byWord
}
