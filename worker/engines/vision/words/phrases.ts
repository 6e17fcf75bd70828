import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { type Static, type TSchema, Type } from 'typebox'
import Value from 'typebox/value'
import {
  ambiences,
  angles,
  dayParts,
  frameShapes,
  grains,
  photographs,
  sharpParts,
  shots,
  splitTones,
} from '../facts/visual-facts.ts'
import { lightDirections } from '../pixels/measure/measure-light.ts'
import { placements } from '../pixels/measure/measure-saliency.ts'
import { drawnMedia } from '../pixels/medium/image-medium.ts'

const text = Type.String({ minLength: 1 })
const texts = Type.Array(text)
const verbNames = ['come', 'cover', 'fall', 'fill', 'keep', 'pass', 'rise', 'set'] as const
const verb = Type.Union(verbNames.map((name) => Type.Literal(name)))
const closed = { additionalProperties: false }

/** An entry for each of the keys, and no other. */
function each<const Key extends string, Entry extends TSchema>(keys: readonly Key[], entry: Entry) {
  const entries = Object.fromEntries(keys.map((key) => [key, entry])) as Record<Key, Entry>
  return Type.Object(entries, closed)
}

function record<Entries extends Record<string, TSchema>>(entries: Entries) {
  return Type.Object(entries, closed)
}

const framed = record({ described: text, framed: text })

const phrasesSchema = record({
  media: each(
    [...photographs, ...drawnMedia],
    record({
      name: text,
      noun: text,
      surface: texts,
      subject: Type.Optional(text),
      excluded: Type.Optional(texts),
    }),
  ),
  light: record({
    hardness: each(['hard', 'soft'], text),
    warmth: each(['warm', 'cool'], text),
    warmTones: each(['warm', 'cool'], text),
    key: each(['high', 'low'], text),
    contrast: each(['low', 'high'], record({ noun: text, adjective: text })),
    splitTone: each(splitTones, record({ described: text, prompt: text })),
    direction: each(lightDirections, record({ place: text, verb })),
    undirected: record({ place: text, verb }),
    flash: record({ name: text, place: text, verb }),
    dayPart: each(dayParts, record({ after: text, before: text })),
    ambience: each(ambiences, record({ light: text, verb, place: text })),
    unseen: record({ light: text, verb, place: text }),
    verbs: each(verbNames, record({ finite: text, participle: text })),
  }),
  view: record({
    frame: each(frameShapes, text),
    shot: each(shots, text),
    angle: each(angles, record({ described: text, view: text, beside: text })),
    transparency: framed,
    symmetry: framed,
    horizon: record({
      line: each(['level', 'tilted', 'skyline'], text),
      height: each(['upper', 'middle', 'lower'], text),
    }),
    placement: each(placements, record({ described: text, framed: text, subject: text })),
    space: each(['generous', 'dense'], text),
    corners: each(['darkened'], text),
    composition: each(['symmetric', 'centred', 'offCentre', 'filling', 'plain', 'empty'], text),
  }),
  surface: record({
    grain: each(grains, record({ described: text, prompt: text })),
    focus: each(['deep', 'sharp', 'soft', 'shallow'], text),
    motion: each(['horizontal', 'vertical'], text),
    sharpPart: each(sharpParts, text),
  }),
  palette: record({
    degree: each(['monochrome', 'muted', 'natural', 'vibrant'], Type.Union([text, Type.Null()])),
    field: text,
  }),
  subject: each(
    ['unseen', 'field', 'open', 'symmetric', 'cutOut', 'dense', 'spare', 'full', 'transparent', 'ground'],
    text,
  ),
  excluded: record({
    sharp: text,
    clean: text,
    level: text,
    muted: text,
    sparse: text,
    placed: text,
    first: texts,
    last: texts,
  }),
  contradictions: Type.Array(record({ shown: texts, terms: texts })),
})

export type VerbName = (typeof verbNames)[number]

/** What the facts of an image are called. */
export const phrases: Static<typeof phrasesSchema> = loadPhrases()

function loadPhrases(): Static<typeof phrasesSchema> {
  const content: unknown = load(readFileSync(path.join(import.meta.dirname, 'phrases.yaml'), 'utf8'))
  if (Value.Check(phrasesSchema, content)) return content
  const [error] = Value.Errors(phrasesSchema, content)
  throw new Error(`phrases.yaml${error?.instancePath ?? ''}: ${error?.message ?? 'does not fit its schema'}`)
}

/** With "a" or "an", by the first letter, which is enough for these phrases. */
export function withArticle(phrase: string): string {
  return `${'aeiou'.includes(phrase.charAt(0).toLowerCase()) ? 'an' : 'a'} ${phrase}`
}

/** "slate blue, sand and teal". */
export function joinAnd(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The parts that are known, in one line. */
export function joinKnown(parts: readonly (string | null | undefined)[], separator = ' '): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator)
}
