import { loadExamples, loadKnowledge, loadLanguages } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import type { Slot } from '../../worker/text-engine/knowledge/schemas.ts'
import { topicLines } from '../../worker/text-engine/plan/plan-topic.ts'
import { outputOf } from '../../worker/text-engine/recognize/recognize.ts'
import { findLineFaults } from './find-line-faults.ts'
import { findTaskFaults } from './find-task-faults.ts'
import { findTopicFaults } from './find-topic-faults.ts'

/** Everything that is wrong with the knowledge of tasks and pictures, one sentence each; throws where a file does not fit its schema. */
export function findKnowledgeFaults(): string[] {
  const { recognizer, topics } = loadKnowledge()
  const english = loadLanguages().find(({ language }) => language === 'en')
  const tasks = [...recognizer.tasks.values()]
  const lines = [
    ...tasks.flatMap(({ id, guidelines }) => guidelines.map(({ text }) => ({ place: `tasks, ${id}`, text }))),
    ...topicLines(topics).map((text) => ({ place: 'topics', text })),
  ]
  return [
    ...findLineFaults(lines),
    ...findTaskFaults(recognizer, loadExamples(), new Set(Object.keys(english?.slots ?? {}) as Slot[])),
    ...findTopicFaults(topics, new Set(tasks.map(({ id }) => outputOf(id)))),
  ]
}
