import type { ChatDomain } from '../chat-domain.ts'
import { classification } from './chat-domains-text-classification.ts'
import { extraction } from './chat-domains-text-extraction.ts'
import { summarization } from './chat-domains-text-summarization.ts'
import { translation } from './chat-domains-text-translation.ts'

export const textDomains: readonly ChatDomain[] = [summarization, extraction, classification, translation]
