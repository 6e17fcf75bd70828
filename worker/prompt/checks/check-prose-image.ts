import type { TargetId } from '#shared/catalog/targets.ts'
import type { DraftFacts } from '../draft-facts.ts'
import type { Word } from '../read-words.ts'
import { checkChatgptImage } from './check-chatgpt-image.ts'
import { checkClaudeImage } from './check-claude-image.ts'
import { checkFluxImage } from './check-flux-image.ts'
import { checkGeminiImage } from './check-gemini-image.ts'
import { checkUniversalImage } from './check-universal-image.ts'
import type { Fault } from './fault.ts'
import { type ImageText, readImageText } from './image-text.ts'

type ProseTarget = Exclude<TargetId, 'midjourney'>

const checks: Readonly<Record<ProseTarget, (image: ImageText) => Fault[]>> = {
  flux: checkFluxImage,
  chatgpt: checkChatgptImage,
  claude: checkClaudeImage,
  gemini: checkGeminiImage,
  universal: checkUniversalImage,
}

/** The rules of the target for a picture prompt in sentences; `draft` settles what only its author may use. */
export function checkProseImage(
  text: string,
  targetId: ProseTarget,
  draft: DraftFacts | null = null,
  words?: readonly Word[],
): Fault[] {
  return checks[targetId](readImageText(text, draft, words))
}
