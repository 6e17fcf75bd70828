import { isUnspaced } from '../prompt/language-code.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import type { FlagWords } from './flag-words.ts'
import { render } from './render.ts'
import type { Rendering } from './target-writer.ts'

/** A rendering in prose: sentences a space apart, or without one where the script has none. */
export function renderSentences(plan: ImagePlan, sentences: readonly string[], flags: FlagWords): Rendering {
  const isWide = isUnspaced(plan.draft.language)
  const rendering = render(sentences, ' ', flags.conversions, flags.warnings)
  return isWide ? { ...rendering, text: rendering.text.replaceAll('。 ', '。') } : rendering
}
