import type { ChatLabels } from './data/chat-labels.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { ChatPlan } from './prompt-plan.ts'

/** A prompt of one part, which stands as it is. */
export function planBareChat(draft: DraftFacts, labels: ChatLabels, task: string): ChatPlan {
  return {
    kind: 'chat',
    draft,
    labels,
    persona: null,
    material: null,
    task,
    context: [],
    requirements: [],
    output: [],
    length: [],
    avoid: [],
    isUntouched: true,
  }
}
