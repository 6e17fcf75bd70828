import type { LanguageCode } from '../language-code.ts'
import type { DecisionPool } from './decision-table.ts'
import { germanWorks, portugueseWorks } from './localised-works-de-pt.ts'
import { frenchWorks, spanishWorks } from './localised-works-es-fr.ts'
import { hindiWorks, japaneseWorks } from './localised-works-hi-ja.ts'
import { moreLocalisedWorks } from './localised-works-more.ts'
import { chineseWorks, traditionalWorks } from './localised-works-zh.ts'

/** What a plainly named piece of work wants, in the author's language; by the names of the works. */
export const localisedWorks: Partial<Record<LanguageCode, Readonly<Record<string, DecisionPool>>>> = {
  es: { ...spanishWorks, ...moreLocalisedWorks.es },
  fr: { ...frenchWorks, ...moreLocalisedWorks.fr },
  de: { ...germanWorks, ...moreLocalisedWorks.de },
  pt: { ...portugueseWorks, ...moreLocalisedWorks.pt },
  hi: { ...hindiWorks, ...moreLocalisedWorks.hi },
  zh: { ...chineseWorks, ...moreLocalisedWorks.zh },
  'zh-Hant': { ...traditionalWorks, ...moreLocalisedWorks['zh-Hant'] },
  ja: { ...japaneseWorks, ...moreLocalisedWorks.ja },
}
