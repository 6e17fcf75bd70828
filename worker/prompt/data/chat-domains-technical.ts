import type { ChatDomain } from '../chat-domain.ts'
import { agent } from './chat-domains-technical-agent.ts'
import { codeGenerate } from './chat-domains-technical-code.ts'
import { debugging } from './chat-domains-technical-debugging.ts'
import { devops } from './chat-domains-technical-devops.ts'
import { codeReview } from './chat-domains-technical-review.ts'
import { cybersecurity } from './chat-domains-technical-security.ts'

export const technicalDomains: readonly ChatDomain[] = [
  codeGenerate,
  debugging,
  codeReview,
  devops,
  cybersecurity,
  agent,
]
