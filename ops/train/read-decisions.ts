import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isFactual } from '../../worker/prompt/talk-flags.ts'
import { hasWideScript } from '../../worker/prompt/wide-script.ts'
import type { TalkExample } from './read-talk.ts'
import type { ForeignExample } from './train-foreign.ts'

const tables = [
  { files: /^(?:chat-(?:domains|genres|decisions)|fallback-|topic-mode)/u, textWeight: 1, captionWeight: 0 },
  { files: /^image-(?:domains|pools)/u, textWeight: 0, captionWeight: 1 },
] as const
/** The same in other languages. */
const foreignFiles = /^(?:localised-decisions|localised-works|image-localised|topic-localised)/u
/** Two characters of a script without spaces make about one word. */
const charactersMin = 5
const foreignWeight = 2
/** A shorter piece is a term and no sentence of its own. */
const wordsMin = 3

/** What we ask for ourselves: the sentences of our own tables, none of which may ever pass as talk. */
export async function readDecisions(folder: string): Promise<TalkExample[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const read = tables.map(async ({ files, textWeight, captionWeight }) => {
    const wanted = names.filter((name) => files.test(name))
    const modules: unknown[] = await Promise.all(wanted.map((name) => import(path.join(folder, name))))
    const sentences = [...new Set(modules.flatMap(listStrings))].filter(isSentence)
    const answer = { group: 'decisions', isTalkInText: false, isTalkInCaption: false, textWeight, captionWeight }
    return sentences.map((text) => ({ text, ...answer }))
  })
  return (await Promise.all(read)).flat()
}

/** What we ask for in other languages: whole sentences, and what our captions are made of. */
export async function readForeignDecisions(folder: string): Promise<ForeignExample[]> {
  const names = readdirSync(folder).filter((name) => foreignFiles.test(name) && name.endsWith('.ts'))
  const modules: unknown[] = await Promise.all(names.map((name) => import(path.join(folder, name))))
  return [...new Set(modules.flatMap(listStrings).flatMap(splitList))]
    .filter((text) => isForeignPiece(text) && !isFactual(text))
    .map((text) => ({ text, isTalk: false, weight: foreignWeight }))
}

/** Some tables are one text with a piece a line. */
function splitList(text: string): string[] {
  return text.split(/[;；\n]/u).flatMap((piece) => (piece.trim() === '' ? [] : [piece.trim()]))
}

function isForeignPiece(text: string): boolean {
  return hasWideScript(text) ? text.length >= charactersMin : text.split(' ').length >= wordsMin
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  if (value instanceof Map) return [...value.values()].flatMap(listStrings)
  return (Array.isArray(value) || value instanceof Set ? [...value] : Object.values(value)).flatMap(listStrings)
}

function isSentence(text: string): boolean {
  return /^[A-Z].*[.!?]$/u.test(text) && text.split(' ').length >= wordsMin
}
