import { stopwords } from './data/stopwords.ts'
import type { LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'

const sampleWordsMax = 400
/** Below this count of function words a Latin text is too short or too foreign to call. */
const hitsMin = 1
const shortDraftWords = 6

/** Tells the language by script, then by function words; `und` when neither decides. */
export function detectLanguage(text: string, words: readonly Word[]): LanguageCode {
  const scripted = detectScript(text)
  if (scripted !== 'latin') return scripted
  const counts = new Map<LanguageCode, number>()
  for (const word of words.slice(0, sampleWordsMax)) {
    for (const language of stopwords.get(word.text.toLowerCase().replaceAll('’', "'")) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1)
    }
  }
  const ranked = [...counts].toSorted((left, right) => right[1] - left[1])
  const best = ranked[0]
  if (!best || best[1] < hitsMin) return isPlainAscii(text) ? 'en' : 'und'
  const english = counts.get('en') ?? 0
  if (english >= best[1]) return 'en'
  // One short word that two languages share proves nothing in plain letters.
  return best[1] === 1 && words.length > shortDraftWords && isPlainAscii(text) ? 'en' : best[0]
}

function detectScript(text: string): LanguageCode | 'latin' {
  let latin = 0
  let han = 0
  let kana = 0
  let devanagari = 0
  let other = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x250) latin += /[A-Za-z\u00c0-\u024f]/u.test(character) ? 1 : 0
    else if (code >= 0x3040 && code <= 0x30ff) kana += 1
    else if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf)) han += 1
    else if (code >= 0x900 && code <= 0x97f) devanagari += 1
    else if (/\p{L}/u.test(character)) other += 1
  }
  const total = latin + han + kana + devanagari + other
  if (total === 0) return 'und'
  // A Japanese or Chinese character says as much as several Latin letters.
  if ((kana + han) * 3 > latin + other && kana + han > 0) return kana * 12 > han ? 'ja' : 'zh'
  if (devanagari * 2 > latin + other) return 'hi'
  return other > latin ? 'und' : 'latin'
}

function isPlainAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7f) return false
  return /[a-z]{3}/iu.test(text)
}
