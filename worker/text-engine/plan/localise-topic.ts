import type { Draft } from '../analyze/draft.ts'
import type { Topic } from './read-topic.ts'
import type { PlanKnowledge, TopicOptions, WordMode } from './topic-forms.ts'

export interface LocalisedTopic {
  request: string
  lines: readonly string[]
}

const linesForBeginners = 2

/** A topic in a language other than English, with a request in that language; null where the language has none. */
export function localiseTopic(
  draft: Draft,
  topic: Topic,
  mode: WordMode,
  { expertise }: TopicOptions,
  { topics }: PlanKnowledge,
): LocalisedTopic | null {
  const language = topics.languages[draft.language]
  if (!language) return null
  if (language.requestVerbs.includes(topic.words[0] ?? '')) return { request: draft.text.trim(), lines: [] }
  const form = language.modes[mode]
  if (!form) return null
  const lines = expertise === 'beginner' ? form.lines.slice(0, linesForBeginners) : form.lines
  return { request: form.request.replace('{topic}', () => topic.text), lines }
}
