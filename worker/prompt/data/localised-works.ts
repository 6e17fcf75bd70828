import type { LanguageCode } from '../language-code.ts'
import type { DecisionPool } from './decision-table.ts'
import { germanWorks, portugueseWorks } from './localised-works-de-pt.ts'
import { frenchWorks, spanishWorks } from './localised-works-es-fr.ts'
import { hindiWorks, japaneseWorks } from './localised-works-hi-ja.ts'
import { moreLocalisedWorks } from './localised-works-more.ts'
import { taskLocalisedWorks } from './localised-works-tasks.ts'
import { chineseWorks, traditionalWorks } from './localised-works-zh.ts'

/** What a plainly named piece of work wants, in the author's language; by the names of the works. */
export const localisedWorks: Partial<Record<LanguageCode, Readonly<Record<string, DecisionPool>>>> = {
  es: { ...spanishWorks, ...moreLocalisedWorks.es, ...taskLocalisedWorks.es },
  fr: { ...frenchWorks, ...moreLocalisedWorks.fr, ...taskLocalisedWorks.fr },
  de: { ...germanWorks, ...moreLocalisedWorks.de, ...taskLocalisedWorks.de },
  pt: { ...portugueseWorks, ...moreLocalisedWorks.pt, ...taskLocalisedWorks.pt },
  hi: { ...hindiWorks, ...moreLocalisedWorks.hi, ...taskLocalisedWorks.hi },
  zh: { ...chineseWorks, ...moreLocalisedWorks.zh, ...taskLocalisedWorks.zh },
  'zh-Hant': { ...traditionalWorks, ...moreLocalisedWorks['zh-Hant'], ...taskLocalisedWorks['zh-Hant'] },
  ja: { ...japaneseWorks, ...moreLocalisedWorks.ja, ...taskLocalisedWorks.ja },
}
