import type { ChatDomain } from '../chat-domain.ts'
import { comparison } from './chat-domains-business-comparison.ts'
import { finance } from './chat-domains-business-finance.ts'
import { interview } from './chat-domains-business-interview.ts'
import { jobDescription } from './chat-domains-business-job-description.ts'
import { legal } from './chat-domains-business-legal.ts'
import { legalDrafting } from './chat-domains-business-legal-drafting.ts'
import { meeting } from './chat-domains-business-meeting.ts'
import { projectPlan } from './chat-domains-business-plans.ts'
import { presentation } from './chat-domains-business-presentation.ts'
import { productManagement } from './chat-domains-business-product.ts'
import { businessStrategy } from './chat-domains-business-strategy.ts'
import { customerSupport } from './chat-domains-business-support.ts'

export const businessDomains: readonly ChatDomain[] = [
  businessStrategy,
  productManagement,
  projectPlan,
  meeting,
  presentation,
  jobDescription,
  interview,
  finance,
  customerSupport,
  legal,
  legalDrafting,
  comparison,
]
