import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { writeAssurance } from './assurances.ts'
import { sayFlags } from './flag-words.ts'
import { geminiProfile } from './profiles/gemini.ts'
import { renderSentences } from './render-sentences.ts'
import type { Rendering } from './target-writer.ts'
import { writeRatio, writeScene } from './write-scene.ts'

/** Narrative sentences with the ratio in words; what must stay out is said by what is there instead. */
export function writeGeminiImage(plan: ImagePlan): Rendering {
  const flags = sayFlags(plan, 'positive')
  const options = { wordsMax: geminiProfile.imageWordsMax, wordsMin: 0, ratioNoun: 'format' }
  const said = [...writeScene(plan, options), ...flags.sentences, ...writeAssurance(plan)]
  return renderSentences(plan, [...said, ...writeRatio(plan, said)], flags)
}
