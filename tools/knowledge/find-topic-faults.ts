import type { TopicKnowledge } from '../../worker/text-engine/knowledge/schemas.ts'

/** What is wrong with the forms of the topics; one sentence each. */
export function findTopicFaults(
  { modes, languages, subjects, help, verbs }: TopicKnowledge,
  outputs: ReadonlySet<string>,
): string[] {
  const named = [...subjects, ...help, ...Object.keys(verbs)].filter((id) => id !== 'picture')
  const requests = [
    ...Object.entries(modes).flatMap(([mode, { about, question }]) =>
      [about, question].map((text) => ({ place: mode, text })),
    ),
    ...Object.entries(languages).flatMap(([language, forms]) =>
      Object.entries(forms).map(([mode, { request }]) => ({ place: `${language}/${mode}`, text: request })),
    ),
  ]
  return [
    ...named.filter((id) => !outputs.has(id)).map((id) => `topics: there is no output ${id}`),
    ...requests
      .filter(({ text }) => text.split('{topic}').length !== 2 || !/^\p{Lu}.*[.?]$/u.test(text))
      .map(({ place, text }) => `topics, ${place}: "${text}" does not put the topic into one sentence`),
  ]
}
