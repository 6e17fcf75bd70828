import type { TopicForm, TopicKnowledge } from '../../worker/text-engine/plan/topic-forms.ts'

/** What is wrong with the forms of the topics; one sentence each. */
export function findTopicFaults(topics: TopicKnowledge, outputs: ReadonlySet<string>): string[] {
  const forms = Object.entries(topics.modes).flatMap(([mode, list]) => list.map((form) => ({ mode, form })))
  const named = [
    ...Object.entries(topics.takes).flatMap(([mode, ids]) => ids.map((id) => ({ place: `takes, ${mode}`, id }))),
    ...Object.keys(topics.modeOfOutput).map((id) => ({ place: 'modeOfOutput', id })),
    ...Object.keys(topics.makers).map((id) => ({ place: 'makers', id })),
    ...forms.map(({ mode, form }) => ({ place: `${mode}/${form.id}`, id: form.output })),
  ]
  return [
    ...named.filter(({ id }) => !outputs.has(id)).map(({ place, id }) => `topics, ${place}: there is no output ${id}`),
    ...forms.flatMap(({ mode, form }) => findTemplateFaults(mode, form)),
    ...Object.entries(topics.modes).flatMap(([mode, list]) => findUncovered(mode, list)),
    ...Object.entries(topics.languages).flatMap(([code, { modes }]) =>
      Object.keys(topics.modes)
        .filter((mode) => modes[mode]?.request.split('{topic}').length !== 2)
        .map((mode) => `topics, ${code}: no request for the mode ${mode} that holds the topic once`),
    ),
  ]
}

function findTemplateFaults(mode: string, { id, about, question, howTo }: TopicForm): string[] {
  return [about, question, howTo]
    .filter((template) => template !== undefined)
    .filter((template) => template.split('{topic}').length !== 2 || !/^[A-Z{].*[.?]$/u.test(template))
    .map((template) => `topics, ${mode}/${id}: "${template}" does not put the topic into one sentence`)
}

/** The last form of a mode takes all remaining topics. */
function findUncovered(mode: string, forms: readonly TopicForm[]): string[] {
  const last = forms.at(-1)
  const isOpen = last?.about && last.question && last.howTo && !last.topicNouns && !last.starts && !last.shapes
  return isOpen ? [] : [`topics, ${mode}: the last form does not take every topic`]
}
