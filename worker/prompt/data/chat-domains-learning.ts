import type { ChatDomain } from '../chat-domain.ts'
import { knowledge } from './chat-domains-learning-knowledge.ts'
import { research } from './chat-domains-learning-research.ts'
import { teaching } from './chat-domains-learning-teaching.ts'

export const learningDomains: readonly ChatDomain[] = [teaching, research, knowledge]
