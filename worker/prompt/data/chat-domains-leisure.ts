import type { ChatDomain } from '../chat-domain.ts'
import { cooking } from './chat-domains-leisure-cooking.ts'
import { lifestyle } from './chat-domains-leisure-lifestyle.ts'
import { recommendation } from './chat-domains-leisure-recommendation.ts'
import { travel } from './chat-domains-leisure-travel.ts'

export const leisureDomains: readonly ChatDomain[] = [travel, cooking, lifestyle, recommendation]
