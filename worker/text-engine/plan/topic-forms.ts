import { type Expertise, expertiseLevels, type GenerateMode } from '#shared/prompts/generate-options.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { TopicKnowledge, TopicLines } from '../knowledge/schemas.ts'

export interface TopicOptions {
  mode: GenerateMode
  expertise: Expertise
  /** Of the target. */
  modalities: readonly Modality[]
}

/** The lines for a level of expertise. */
export function linesFor(all: TopicLines, expertise: Expertise): string[] {
  const at = expertiseLevels.indexOf(expertise)
  return all
    .filter(
      ({ from = 'beginner', to = 'expert' }) =>
        expertiseLevels.indexOf(from) <= at && at <= expertiseLevels.indexOf(to),
    )
    .map((line) => line.text)
}

/** Every line that may be added to a topic. */
export function topicLines({ said, modes, languages }: TopicKnowledge): string[] {
  const localised = Object.values(languages).flatMap((forms) => Object.values(forms).flatMap((form) => form.lines))
  const english = [...Object.values(said), ...Object.values(modes).map((form) => form.lines)].flat()
  return [...english.map((line) => line.text), ...localised]
}
