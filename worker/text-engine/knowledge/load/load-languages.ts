import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Type } from 'typebox'
import { type LanguageFile, tags } from '../../analyze/lexicon.ts'
import { slots } from '../../analyze/slots.ts'
import { knowledgeFolder, readYaml } from './read-yaml.ts'

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
    tags: Type.Optional(keyed(tags)),
  },
  { additionalProperties: false },
)

/** The files of the languages, checked. */
export function loadLanguages(): LanguageFile[] {
  const files = readdirSync(path.join(knowledgeFolder, 'languages')).toSorted()
  return files.map((file) => readYaml(`languages/${file}`, languageSchema))
}
