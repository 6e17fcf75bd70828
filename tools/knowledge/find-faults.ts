import type { Slot } from '../../worker/text-engine/analyze/slots.ts'
import { loadIntents } from '../../worker/text-engine/knowledge/load/load-intents.ts'
import { loadKnowledge, loadLanguages } from '../../worker/text-engine/knowledge/load/load-knowledge.ts'
import { loadTopics } from '../../worker/text-engine/knowledge/load/load-topics.ts'
import { findCardFaults } from './find-card-faults.ts'
import { findLineFaults } from './find-line-faults.ts'
import { findTopicFaults } from './find-topic-faults.ts'

/** Everything that is wrong with the knowledge of kinds and pictures, one sentence each; throws where a file does not fit its schema. */
export function findKnowledgeFaults(): string[] {
  const intents = loadIntents()
  const topics = loadTopics()
  const english = loadLanguages().find(({ language }) => language === 'en')
  const filledSlots = new Set(Object.keys(english?.slots ?? {}) as Slot[])
  return [
    ...findLineFaults(intents, topics),
    ...findCardFaults(intents, loadKnowledge(), filledSlots),
    ...findTopicFaults(topics, intents),
  ]
}
