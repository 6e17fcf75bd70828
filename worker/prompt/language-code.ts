/** Languages with labels and decisions of their own. */
export type WrittenLanguage = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'hi' | 'zh' | 'zh-Hant' | 'ja'

/** What a text is written in; `und` when it cannot be told. Codes follow BCP 47. */
export type LanguageCode =
  | WrittenLanguage
  | (
      | 'ru'
      | 'uk'
      | 'bg'
      | 'sr'
      | 'ko'
      | 'ar'
      | 'fa'
      | 'ur'
      | 'he'
      | 'el'
      | 'th'
      | 'lo'
      | 'km'
      | 'my'
      | 'ka'
      | 'hy'
      | 'am'
    )
  | ('bn' | 'pa' | 'gu' | 'or' | 'ta' | 'te' | 'kn' | 'ml' | 'si' | 'mr' | 'hi-Latn')
  | ('it' | 'nl' | 'tr' | 'pl' | 'vi' | 'id' | 'ro' | 'cs' | 'sv' | 'da' | 'fi' | 'hu')
  | 'und'

/** Chinese and Japanese write without spaces: cues are compared as substrings. */
export function isUnspaced(language: LanguageCode | 'latin'): boolean {
  return language === 'zh' || language === 'zh-Hant' || language === 'ja'
}
