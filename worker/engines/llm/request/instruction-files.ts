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

/** Everything a model is instructed by, each text once, with the fields unfilled. */
export function instructionTexts(): ReadonlySet<string> {
  return new Set(instructions.values())
}

/**
 * An instruction with its `{{fields}}` filled in one pass, so that a value that looks like a field stays as it is; a
 * paragraph whose only field is empty is left out. Throws for a name or a field that is not there: a slip in a file
 * shows at the first test, not in a reply.
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
