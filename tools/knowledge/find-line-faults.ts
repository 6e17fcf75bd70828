import type { IntentKnowledge } from '../../worker/text-engine/intent/card.ts'
import type { TopicKnowledge } from '../../worker/text-engine/plan/topic-forms.ts'

const lineWordsMax = 25
/** A line commands; these begin a statement. */
const statements = new Set('the it this that there you i a an he she they we your'.split(' '))
/** What a line must not hold: a condition, a reference to something that may be absent, padding. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?<!\bas )\bif\b/iu, 'has a condition'],
  [/\b(?:below|above|attached|as shown)\b(?! all)/iu, 'speaks of something that may be absent'],
  [/\b(?:I|me) (?:told|gave|mentioned|did not)\b/u, 'speaks of what the author may not have said'],
  [/\b(?:world-class|masterpiece|8k|trending on|take a deep breath|think step by step)\b/iu, 'is padding'],
  [/[[\]{}]|\bTODO\b/u, 'holds a blank'],
  [/ {2}|!|\?$/u, 'is not a plain sentence'],
]

/** What is wrong with the wording of the lines; one sentence each. */
export function findLineFaults({ cards, deliverables }: IntentKnowledge, { modes }: TopicKnowledge): string[] {
  const ofCards = cards.flatMap(({ deliverableId, id, lines }) =>
    lines.map(({ text }) => ({ place: `cards/${deliverableId}/${id}`, text })),
  )
  const ofForms = Object.entries(modes).flatMap(([mode, forms]) =>
    forms.flatMap(({ id, lines }) => lines.map(({ text }) => ({ place: `topics, ${mode}/${id}`, text }))),
  )
  const ofDeliverables = deliverables.flatMap(({ id, wordings }) =>
    Object.values(wordings).flatMap(({ sentence }) =>
      sentence ? [{ place: `deliverables, ${id}`, text: sentence }] : [],
    ),
  )
  const english = deliverables.flatMap(({ id, wordings }) =>
    wordings.en?.sentence ? [{ place: `deliverables, ${id}`, text: wordings.en.sentence }] : [],
  )
  return [
    ...[...ofCards, ...ofForms, ...english].flatMap(({ place, text }) =>
      faultsOf(text).map((why) => `${place}: "${text}" ${why}`),
    ),
    ...ofDeliverables
      .filter(({ text }) => countWords(text) > lineWordsMax + 5)
      .map(({ place, text }) => `${place}: "${text}" is long`),
  ]
}

function faultsOf(text: string): string[] {
  const faults = forbidden.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)
  if (countWords(text) > lineWordsMax) faults.push(`has over ${lineWordsMax} words`)
  if (!/^["A-Z].*\.$/u.test(text)) faults.push('does not begin with a capital and end with a full stop')
  if (statements.has(text.split(' ', 1)[0]?.toLowerCase() ?? '')) faults.push('does not command')
  return faults
}

function countWords(text: string): number {
  return text.split(/\s+/u).length
}
