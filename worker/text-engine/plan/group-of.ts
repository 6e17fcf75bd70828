import type { IntentIndex } from '../intent/intent-index.ts'
import { groupOfKind, type PictureKinds } from '../pictures/picture-kinds.ts'
import type { PromptPlan } from './plan.ts'

const groupOfAnything = 'general_knowledge'

/** The API's label for the domain of a plan: of its card, else of its deliverable, else of what a picture shows. */
export function groupOf(
  plan: PromptPlan,
  { intents, pictures }: { intents: IntentIndex; pictures: PictureKinds },
): string {
  if (plan.kind === 'picture') return groupOfKind(plan.cardId, pictures)
  const { deliverableId, cardId } = plan
  if (deliverableId === null) return groupOfAnything
  const card = intents.cards.get(deliverableId)?.find(({ id }) => id === cardId)
  return card?.group ?? intents.deliverables.get(deliverableId)?.group ?? groupOfAnything
}
