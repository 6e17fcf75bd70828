import type { ChatDomain } from '../chat-domain.ts'
import { marketingCopy } from './chat-domains-promotion-copy.ts'
import { marketingPlan } from './chat-domains-promotion-marketing-plan.ts'
import { namingIdeas } from './chat-domains-promotion-naming.ts'
import { sales } from './chat-domains-promotion-sales.ts'
import { seo } from './chat-domains-promotion-seo.ts'
import { slogan } from './chat-domains-promotion-slogan.ts'
import { socialMedia } from './chat-domains-promotion-social.ts'

export const promotionDomains: readonly ChatDomain[] = [
  marketingCopy,
  slogan,
  marketingPlan,
  socialMedia,
  seo,
  sales,
  namingIdeas,
]
