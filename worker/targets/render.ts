import type { Conversion } from '../prompt/prompt-plan.ts'
import type { Rendering } from './target-writer.ts'

/** A rendering from its blocks; empty blocks leave no trace. */
export function render(
  blocks: readonly string[],
  separator: string,
  conversions: readonly Conversion[] = [],
  warnings: readonly string[] = [],
): Rendering {
  return { text: blocks.filter((block) => block !== '').join(separator), conversions, warnings }
}
