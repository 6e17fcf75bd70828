import type { ChatDomain } from '../chat-domain.ts'
import { article } from './chat-domains-writing-article.ts'
import { audioVideo } from './chat-domains-writing-audio-video.ts'
import { career } from './chat-domains-writing-career.ts'
import { creativeWriting } from './chat-domains-writing-creative.ts'
import { editing } from './chat-domains-writing-editing.ts'
import { email } from './chat-domains-writing-email.ts'
import { essay } from './chat-domains-writing-essay.ts'
import { speech } from './chat-domains-writing-speech.ts'

export const writingDomains: readonly ChatDomain[] = [
  article,
  email,
  editing,
  career,
  essay,
  speech,
  creativeWriting,
  audioVideo,
]
