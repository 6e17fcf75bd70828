import { readDraft } from '../../worker/text-engine/analyze/read-draft.ts'
import type { Slot } from '../../worker/text-engine/analyze/slots.ts'
import type { Knowledge } from '../../worker/text-engine/engine-knowledge.ts'
import type { Card, IntentKnowledge } from '../../worker/text-engine/intent/card.ts'
import { type Intent, recognizeIntent } from '../../worker/text-engine/intent/recognize-intent.ts'

const examplesMin = 12
/** Slots that reading fills without a phrase of the lexicon. */
const slotsWithoutPhrase: readonly Slot[] = ['material', 'budget']

/** What is wrong with the cards as a whole; one sentence each. */
export function findCardFaults(
  intents: IntentKnowledge,
  knowledge: Knowledge,
  filledSlots: ReadonlySet<Slot>,
): string[] {
  const intentOf = (text: string): Intent => recognizeIntent(readDraft(text, knowledge.lexicon), knowledge.intents)
  const known = new Set(intents.deliverables.map(({ id }) => id))
  return [
    ...intents.cards.flatMap((card) => [
      ...findStrayReferences(card, known, filledSlots),
      ...findStrayExamples(card, intentOf),
      ...findDeadHeads(card, intentOf),
    ]),
    ...findRepeatedExamples(intents.cards),
    ...findUncarded(intents),
  ]
}

function nameOf({ deliverableId, id }: Card): string {
  return `cards/${deliverableId}/${id}`
}

function findStrayReferences(card: Card, known: ReadonlySet<string>, filled: ReadonlySet<Slot>): string[] {
  const slots = card.lines.flatMap(({ coveredBy, needs = [], unless = [] }) => [
    ...(coveredBy ? [coveredBy] : []),
    ...needs,
    ...unless,
  ])
  const dead = [...new Set([...slots, ...card.missingInfo])].filter(
    (slot) => !filled.has(slot) && !slotsWithoutPhrase.includes(slot),
  )
  const strangers = [card.deliverableId, ...card.otherOutputs].filter((id) => !known.has(id))
  return [
    ...strangers.map((id) => `${nameOf(card)}: there is no deliverable ${id}`),
    ...dead.map((slot) => `${nameOf(card)}: no phrase fills the slot ${slot}`),
  ]
}

function findStrayExamples(card: Card, intentOf: (text: string) => Intent): string[] {
  const short = card.examples.length < examplesMin ? [`${nameOf(card)}: has fewer than ${examplesMin} examples`] : []
  const lost = card.examples.filter((text) => intentOf(text).cardId !== card.id)
  const taken = card.negativeExamples.filter((text) => isOf(intentOf(text), card))
  return [
    ...short,
    ...lost.map((text) => `${nameOf(card)}: its example "${text}" goes to ${describe(intentOf(text))}`),
    ...taken.map((text) => `${nameOf(card)}: takes the near miss "${text}"`),
  ]
}

function isOf({ deliverableId, cardId }: Intent, card: Card): boolean {
  return cardId === card.id && [card.deliverableId, ...card.otherOutputs].includes(deliverableId ?? '')
}

function describe({ deliverableId, cardId }: Intent): string {
  return deliverableId === null ? 'nothing' : `${deliverableId}/${cardId ?? 'no card'}`
}

/** Ways of asking by which a noun must lead to its card. */
const asking = ['write a # for me', '# for me', 'i need a # today', 'give me # now']

function findDeadHeads(card: Card, intentOf: (text: string) => Intent): string[] {
  // The company may be what the head needs.
  const company = card.requireAny[0] === undefined ? '' : ` ${card.requireAny[0]}`
  return card.triggerNouns
    .filter((head) => !asking.some((form) => isOf(intentOf(form.replace('#', head) + company), card)))
    .map((head) => `${nameOf(card)}: nothing that names "${head}" leads to it`)
}

function findRepeatedExamples(cards: readonly Card[]): string[] {
  const all = cards.flatMap((card) => card.examples.map((text) => ({ text, name: nameOf(card) })))
  return [...Map.groupBy(all, ({ text }) => text)]
    .filter(([, uses]) => uses.length > 1)
    .map(([text, uses]) => `"${text}" is an example ${uses.length} times: ${uses.map(({ name }) => name).join(', ')}`)
}

/** More than one general card of a deliverable, of which none would ever be taken. */
function findUncarded({ cards, deliverables }: IntentKnowledge): string[] {
  return deliverables.flatMap(({ id }) => {
    const general = cards.filter(({ deliverableId, isGeneral }) => isGeneral && deliverableId === id)
    return general.length > 1 ? [`${id}: has ${general.length} general cards`] : []
  })
}
