import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { readWords } from '../prompt/read-words.ts'
import { sayFlags } from './flag-words.ts'
import { fluxProfile } from './profiles/flux.ts'
import { render } from './render.ts'
import type { TargetWriter } from './target-writer.ts'
import { writeUniversalChat } from './universal.ts'
import { writeScene } from './write-scene.ts'

/** Two to four sentences, subject first, with nothing denied. */
export const fluxWriter: TargetWriter = { profile: fluxProfile, writeChat: writeUniversalChat, writeImage }

function writeImage(plan: ImagePlan) {
  const flags = sayFlags(plan)
  const scene = writeScene(plan, fluxProfile.imageWordsMax)
  const text = [...scene, ...placeLettering(plan, scene.join(' ')), ...flags.sentences]
  return render(text.map(stripDashes), ' ', flags.conversions, flags.warnings)
}

/** This model sets type only when it is told where and in which kind of letters. */
function placeLettering(plan: ImagePlan, text: string): string[] {
  const quotes = plan.draft.spans.filter((span) => span.kind === 'quote' && span.text.startsWith('"'))
  const isPlaced =
    /\b(?:font|serif|sans-serif|letters|lettering|script|typeface|handwritten|printed|bold|hand-lettered)\b/iu.test(
      text,
    )
  if (quotes.length !== 1 || isPlaced || plan.isUntouched || readWords(quotes[0]?.text ?? '').length > 8) return []
  return ['The lettering appears once, in a clean sans-serif.']
}

function stripDashes(text: string): string {
  return text.replaceAll(/(?<=^|\s)-{2,}(?=[A-Za-z])/gu, '').replaceAll(/-{2,}/gu, '–')
}
