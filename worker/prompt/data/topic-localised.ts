import type { LanguageCode } from '../language-code.ts'
import type { LocalisedTopics } from '../topic-localised.ts'
import { germanTopics } from './topic-localised-de.ts'
import { spanishTopics } from './topic-localised-es.ts'
import { frenchTopics } from './topic-localised-fr.ts'
import { hindiTopics } from './topic-localised-hi.ts'
import { japaneseTopics } from './topic-localised-ja.ts'
import { portugueseTopics } from './topic-localised-pt.ts'
import { chineseTopics } from './topic-localised-zh.ts'
import { traditionalChineseTopics } from './topic-localised-zh-hant.ts'

/** Languages other than English in which prompts about topics are written. */
export const localisedTopics: Partial<Record<LanguageCode, LocalisedTopics>> = {
  es: spanishTopics,
  fr: frenchTopics,
  de: germanTopics,
  pt: portugueseTopics,
  hi: hindiTopics,
  zh: chineseTopics,
  'zh-Hant': traditionalChineseTopics,
  ja: japaneseTopics,
}
