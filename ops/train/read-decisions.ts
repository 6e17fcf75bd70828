import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { TalkExample } from './read-talk.ts'

const tables = [
  { files: /^(?:chat-(?:domains|genres|decisions)|fallback-|topic-mode)/u, textWeight: 1, captionWeight: 0 },
  { files: /^image-(?:domains|pools)/u, textWeight: 0, captionWeight: 1 },
] as const
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

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return []
  if (value instanceof Map) return [...value.values()].flatMap(listStrings)
  return (Array.isArray(value) || value instanceof Set ? [...value] : Object.values(value)).flatMap(listStrings)
}

function isSentence(text: string): boolean {
  return /^[A-Z].*[.!?]$/u.test(text) && text.split(' ').length >= wordsMin
}
