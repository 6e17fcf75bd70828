import { countPictureWords } from '../prompt/count-picture-words.ts'
import type { ImagePlan } from '../prompt/prompt-plan.ts'
import { sayFlags } from './flag-words.ts'
import { universalProfile } from './profiles/universal.ts'
import { renderSentences } from './render-sentences.ts'
import type { Rendering } from './target-writer.ts'
import { writeRatio, writeScene } from './write-scene.ts'

/** Room for the ratio, which is said in words. */
const ratioWords = 7

/** Prose that every model reads and that pastes into the shortest of them. */
export function writeUniversalImage(plan: ImagePlan): Rendering {
  const flags = sayFlags(plan, 'remark')
  const taken = Math.max(ratioWords, countPictureWords(flags.sentences.join(' ')))
  const options = { wordsMax: universalProfile.imageWordsMax - taken, wordsMin: 0, ratioNoun: 'format' }
  const said = [...writeScene(plan, options), ...flags.sentences]
  return renderSentences(plan, [...said, ...writeRatio(plan, said)], flags)
}
