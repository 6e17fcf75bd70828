import type { TopicMode, WritingMode } from '../topic-kind.ts'
import { businessMode } from './topic-mode-business.ts'
import { codeMode } from './topic-mode-code.ts'
import { creativeMode } from './topic-mode-creative.ts'
import { marketingMode } from './topic-mode-marketing.ts'
import { researchMode } from './topic-mode-research.ts'
import { educationMode, textMode } from './topic-modes-explaining.ts'

/** What each mode asks for. */
export const topicModes: Readonly<Record<WritingMode, TopicMode>> = {
  text: textMode,
  code: codeMode,
  marketing: marketingMode,
  business: businessMode,
  education: educationMode,
  research: researchMode,
  creative: creativeMode,
}
