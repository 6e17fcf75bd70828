import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { type Static, type TSchema, Type } from 'typebox'
import Value from 'typebox/value'
import { buildLexicon, type Lexicon, marks } from './prompt-next/reading/lexicon.ts'
import { slots } from './prompt-next/reading/slots.ts'

const folder = path.join(import.meta.dirname, 'prompt-next/knowledge')

const phrases = Type.Array(Type.String({ minLength: 1 }))

function keyed<Key extends string>(keys: readonly Key[]) {
  return Type.Partial(
    Type.Object(Object.fromEntries(keys.map((key) => [key, phrases])) as Record<Key, typeof phrases>, {
      additionalProperties: false,
    }),
  )
}

const languageSchema = Type.Object(
  {
    language: Type.String({ minLength: 2 }),
    functionWords: Type.String(),
    letters: Type.Optional(Type.String()),
    numbers: Type.Optional(Type.String()),
    slots: Type.Optional(keyed(slots)),
    marks: Type.Optional(keyed(marks)),
  },
  { additionalProperties: false },
)

/** What the text engine knows, read once at start and never changed. */
export interface Knowledge {
  lexicon: Lexicon
}

/** Reads and checks the knowledge of the text engine; throws where a file is missing or does not fit its schema. */
export function loadKnowledge(): Knowledge {
  const languages = readdirSync(path.join(folder, 'languages')).toSorted()
  return { lexicon: buildLexicon(languages.map((file) => readYaml(`languages/${file}`, languageSchema))) }
}

/** One file of the knowledge, such as `languages/en.yaml`. */
export function readYaml<Schema extends TSchema>(file: string, schema: Schema): Static<Schema> {
  const content: unknown = load(readFileSync(path.join(folder, file), 'utf8'))
  if (Value.Check(schema, content)) return content
  const [error] = Value.Errors(schema, content)
  throw new Error(`knowledge/${file}${error?.instancePath ?? ''}: ${error?.message ?? 'does not fit its schema'}`)
}
