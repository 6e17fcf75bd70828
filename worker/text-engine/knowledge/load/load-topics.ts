import { type TopicKnowledge, topicSchema } from '../../plan/topic-forms.ts'
import { readYaml } from './read-yaml.ts'

/** Reads and checks the forms of prompts that are made from a topic. */
export function loadTopics(): TopicKnowledge {
  return readYaml('topics.yaml', topicSchema)
}
