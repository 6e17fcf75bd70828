import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Shared instructions, and those of single targets. */
const folders = [path.join(import.meta.dirname, '../instructions'), path.join(import.meta.dirname, '../../../targets')]
const field = /\{\{([a-z_]{1,40})\}\}/gu

/** Every instruction by its name without `.md`, such as `optimize-chat` or `requests/generate`; read once, at start. */
const instructions: ReadonlyMap<string, string> = new Map(folders.flatMap(readFolder))

function readFolder(folder: string): (readonly [name: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => [
      name.slice(0, -'.md'.length).split(path.sep).join('/'),
      readFileSync(path.join(folder, name), 'utf8').trim(),
    ])
}

/** All instruction texts, without duplicates and with unfilled fields. */
export function instructionTexts(): ReadonlySet<string> {
  return new Set(instructions.values())
}

/**
 * Fills the `{{fields}}` of an instruction in one pass, so that a value that looks like a field is not filled again; a
 * paragraph whose fields are all empty is omitted. Throws for an unknown name or field, so that a mistake in a file
 * fails the first test instead of reaching a reply.
 */
export function fillInstruction(name: string, values: Readonly<Record<string, string>> = {}): string {
  const text = instructions.get(name)
  if (text === undefined) throw new Error(`no instruction named ${name}`)
  const fieldOf = (key: string): string => {
    const value = values[key]
    if (value === undefined) throw new Error(`instruction ${name} asks for ${key}`)
    return value
  }
  const paragraphs = text.split('\n\n').flatMap((paragraph) => {
    const keys = [...paragraph.matchAll(field)].map((match) => match[1] ?? '')
    const isEmpty = keys.length > 0 && keys.every((key) => fieldOf(key) === '')
    return isEmpty ? [] : [paragraph.replaceAll(field, (_whole, key: string) => fieldOf(key))]
  })
  return paragraphs.join('\n\n')
}
