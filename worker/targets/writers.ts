import type { TargetId } from '#shared/catalog/targets.ts'
import { chatgptWriter } from './chatgpt.ts'
import { claudeWriter } from './claude.ts'
import { fluxWriter } from './flux.ts'
import { geminiWriter } from './gemini.ts'
import { midjourneyWriter } from './midjourney.ts'
import type { TargetWriter } from './target-writer.ts'
import { universalWriter } from './universal.ts'

/** The writer of each target. */
export const writers: Readonly<Record<TargetId, TargetWriter>> = {
  midjourney: midjourneyWriter,
  chatgpt: chatgptWriter,
  claude: claudeWriter,
  gemini: geminiWriter,
  flux: fluxWriter,
  universal: universalWriter,
}
