import type { ChatDomain } from '../chat-domain.ts'
import { adviceDomains } from './chat-domains-advice.ts'
import { businessDomains } from './chat-domains-business.ts'
import { dataDomains } from './chat-domains-data.ts'
import { learningDomains } from './chat-domains-learning.ts'
import { leisureDomains } from './chat-domains-leisure.ts'
import { promotionDomains } from './chat-domains-promotion.ts'
import { technicalDomains } from './chat-domains-technical.ts'
import { textDomains } from './chat-domains-text.ts'
import { writingDomains } from './chat-domains-writing.ts'

/** Every kind of text task the engine has decisions for. */
export const chatDomains: readonly ChatDomain[] = [
  ...technicalDomains,
  ...dataDomains,
  ...promotionDomains,
  ...writingDomains,
  ...businessDomains,
  ...learningDomains,
  ...textDomains,
  ...leisureDomains,
  ...adviceDomains,
]
