import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { slots } from '../../analyze/slots.ts'
import type { IntentKnowledge } from '../../intent/card.ts'
import { parseIntents } from '../../intent/parse-intents.ts'
import { knowledgeFolder, readYaml } from './read-yaml.ts'

const text = Type.String({ minLength: 1 })
const phrases = Type.Array(text)
const someSlots = Type.Array(Type.Enum(slots))
const closed = { additionalProperties: false }

const wordingSchema = Type.Object(
  {
    verbs: Type.Optional(phrases),
    weakVerbs: Type.Optional(phrases),
    nouns: Type.Optional(phrases),
    nounsWith: Type.Optional(Type.Record(Type.String(), phrases)),
    openings: Type.Optional(phrases),
    weakOpenings: Type.Optional(phrases),
    joiners: Type.Optional(phrases),
    sentence: Type.Optional(text),
  },
  closed,
)

const deliverableSchema = Type.Object(
  {
    id: text,
    group: text,
    settledBy: Type.Optional(someSlots),
    withNumbers: Type.Optional(text),
    needs: Type.Optional(someSlots),
    notBefore: Type.Optional(phrases),
    exclude: Type.Optional(phrases),
    wordings: Type.Record(Type.String({ minLength: 2 }), wordingSchema),
  },
  closed,
)

const cardSchema = Type.Object(
  {
    id: text,
    isGeneral: Type.Optional(Type.Boolean()),
    otherOutputs: Type.Optional(phrases),
    group: text,
    triggerNouns: Type.Optional(phrases),
    verbs: Type.Optional(phrases),
    openings: Type.Optional(phrases),
    requireAny: Type.Optional(phrases),
    requireAnywhere: Type.Optional(phrases),
    exclude: Type.Optional(phrases),
    lines: Type.Array(
      Type.Object(
        {
          text,
          coveredBy: Type.Optional(Type.Enum(slots)),
          needs: Type.Optional(someSlots),
          unless: Type.Optional(someSlots),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    missingInfo: Type.Optional(someSlots),
    examples: phrases,
    negativeExamples: Type.Optional(phrases),
  },
  closed,
)

const grammarSchema = Type.Record(
  Type.String(),
  Type.Object(
    {
      openers: phrases,
      beforeVerb: phrases,
      beforeThing: phrases,
      beforeNoun: phrases,
      makers: phrases,
      givers: phrases,
      definite: phrases,
      containers: phrases,
      stoppers: phrases,
      stating: phrases,
      finite: phrases,
      turning: phrases,
      courtesies: phrases,
      greetings: phrases,
      choices: phrases,
      asking: phrases,
      indirect: phrases,
      needing: phrases,
      converters: phrases,
      telegraphic: phrases,
    },
    closed,
  ),
)

/** Reads and checks deliverables, cards and the grammar of requests. A card's folder is its deliverable. */
export function loadIntents(): IntentKnowledge {
  const cards = readdirSync(path.join(knowledgeFolder, 'cards'))
    .toSorted()
    .flatMap((deliverableId) =>
      readdirSync(path.join(knowledgeFolder, 'cards', deliverableId))
        .toSorted()
        .map((file) => ({ deliverableId, entry: readYaml(`cards/${deliverableId}/${file}`, cardSchema) })),
    )
  return parseIntents({
    deliverables: readYaml('deliverables.yaml', Type.Array(deliverableSchema)),
    grammars: readYaml('request-grammar.yaml', grammarSchema),
    cards,
  })
}
