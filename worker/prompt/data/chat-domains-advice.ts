import type { ChatDomain } from '../chat-domain.ts'
import { coaching } from './chat-domains-advice-coaching.ts'
import { general } from './chat-domains-advice-general.ts'
import { health } from './chat-domains-advice-health.ts'
import { howTo } from './chat-domains-advice-how-to.ts'
import { roleplay } from './chat-domains-advice-roleplay.ts'

export const adviceDomains: readonly ChatDomain[] = [howTo, health, coaching, roleplay, general]
