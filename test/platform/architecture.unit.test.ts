import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type TargetId, targetIds } from '#shared/catalog/targets.ts'

const root = path.join(import.meta.dirname, '../..')
const folders = ['api', 'worker', 'shared', 'console/src', 'migrations', 'ops', 'tools'] as const
const linesMax = 250
const filesPerFolderMax = 25

interface SourceFile {
  /** From the root, with forward slashes. */
  file: string
  text: string
  /** Without comments and the contents of strings, so that words in them are no findings. */
  code: string
  /** The folders at the root that it imports from. */
  imports: string[]
}

function stripWords(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")
    .replace(/\/\/.*$/gm, '')
}

function importedFolders(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [specifier.slice(1).split('/', 1)[0] ?? '']
    if (!specifier.startsWith('.')) return []
    const target = path.posix.join(path.posix.dirname(file), specifier)
    return [target.split('/', 1)[0] ?? '']
  })
}

function listCode(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
}

const files: SourceFile[] = folders.flatMap(listCode).map((file) => {
  const text = readFileSync(path.join(root, file), 'utf8')
  return { file, text, code: stripWords(text), imports: importedFolders(file, text) }
})

function offenders(isOffender: (source: SourceFile) => boolean): string[] {
  return files.filter(isOffender).map((source) => source.file)
}

describe('the source', () => {
  it('is found in every folder', () => {
    for (const folder of folders) expect(files.some(({ file }) => file.startsWith(`${folder}/`))).toBe(true)
    expect(files.find(({ file }) => file === 'api/app.ts')?.imports).toEqual(expect.arrayContaining(['api', 'shared']))
  })

  it(`has no file over ${linesMax} lines`, () => {
    expect(offenders(({ text }) => text.trimEnd().split('\n').length > linesMax)).toEqual([])
  })

  it(`has no folder with more than ${filesPerFolderMax} files of code beside one another`, () => {
    // Migrations stay in one folder, where their number only grows.
    const limited = [...folders.filter((folder) => folder !== 'migrations'), 'test']
    const sizes = Map.groupBy(limited.flatMap(listCode), (file) => path.posix.dirname(file))
    expect([...sizes].filter(([, inside]) => inside.length > filesPerFolderMax).map(([folder]) => folder)).toEqual([])
  })

  it('exports each name once', () => {
    const exported = files
      .filter(({ file }) => /^(api|worker|shared)\//.test(file))
      .flatMap(({ file, code }) => {
        const names = code.matchAll(/^export (?:async )?(?:function|const|interface|type|class) (\w+)/gm)
        return [...new Set([...names].map(([, name = '']) => name))].map((name) => ({ name, file }))
      })
    const places = Map.groupBy(exported, ({ name }) => name)
    expect(exported.length).toBeGreaterThan(1000)
    expect([...places].filter(([, found]) => found.length > 1).map(([name]) => name)).toEqual([])
  })

  it('has no barrels', () => {
    expect(offenders(({ file }) => path.posix.basename(file) === 'index.ts')).toEqual([])
    expect(offenders(({ code }) => /\bexport\s+(type\s+)?(\*|\{[^}]*\}\s*from\b)/.test(code))).toEqual([])
  })

  it('has no `any` and switches no check of the compiler off', () => {
    expect(offenders(({ code }) => /(?:[:<,|&(]\s*|\bas\s+|\bextends\s+)any\b(?!\s*\()/.test(code))).toEqual([])
    expect(offenders(({ text }) => /@ts-(ignore|expect-error|nocheck)/.test(text))).toEqual([])
  })

  it('renders visual facts without reading its own English: no regular expression in vision/words', () => {
    const isWords = ({ file }: SourceFile) => file.startsWith('worker/engines/vision/words/')
    const pattern = /\bRegExp\b|(?:^|[=(,:;?&|![{>]|\breturn)\s*\/(?![/*])(?:[^/\\\n[]|\\.|\[[^\]\n]*\])+\/[dgimsuvy]*/m
    expect(files.some(isWords)).toBe(true)
    expect(offenders((source) => isWords(source) && pattern.test(source.code))).toEqual([])
  })

  it('has no TODO comments', () => {
    expect(offenders(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text))).toEqual([])
  })

  it('has file names that say what is inside, in one style', () => {
    const vague = /^(utils?|helpers?|common|misc|types|interfaces|constants)\.ts$/
    expect(offenders(({ file }) => vague.test(path.posix.basename(file)))).toEqual([])
    expect(offenders(({ file }) => !/^[a-z0-9-]+\.tsx?$/.test(path.posix.basename(file)))).toEqual([])
  })
})

describe('a target', () => {
  /** Where the same word names something else: a provider of models, a tool that wrote an image file. */
  const homonyms: Partial<Record<TargetId, RegExp>> = {
    gemini: /^(shared\/catalog\/engines\.ts|worker\/engines\/llm\/provider)/,
    midjourney: /^worker\/engines\/vision\/metadata\/embedded\/read-embedded-midjourney\.ts$/,
  }
  /** With the examples of the documentation. */
  const mayName = /^(worker\/targets\/|shared\/catalog\/targets\.ts$|api\/resources\/docs\/)/

  it.each(targetIds)('%s is named in its folder and the catalogue alone, not in code for all targets', (id) => {
    const literal = new RegExp(`(['"\`])${id}\\1|(?:^|[\\s{,])${id}\\s*:`, 'mu')
    const isOffender = ({ file, text }: SourceFile) =>
      /^(api|shared|worker)\//.test(file) &&
      !mayName.test(file) &&
      !homonyms[id]?.test(file) &&
      literal.test(text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, ''))
    expect(offenders(isOffender)).toEqual([])
  })
})

describe('requests and results of jobs', () => {
  const names = '(?:(?:Job|Optimize|Generate|ImageToPrompt|Text)(?:Request|Result)|JobOutcome)'
  it('are never cast, and never typed as any object', () => {
    expect(offenders(({ code }) => new RegExp(`\\bas\\s+(?:readonly\\s+)?${names}\\b`).test(code))).toEqual([])
    expect(
      offenders(({ code }) => /\b(?:request|result)\??: (?:object|any)\b|\b(?:request|result)\s+as\s+/.test(code)),
    ).toEqual([])
  })

  it('have their names on the wire in `api/` alone', () => {
    const wireNames = /['"`.\s{,(](?:optimized_prompt|generated_prompt|optimization_score|character_count)\b/
    const isElsewhere = ({ file }: SourceFile) => /^(?:shared|worker)\//.test(file)
    expect(offenders((source) => isElsewhere(source) && wireNames.test(source.text))).toEqual([])
  })
})

describe('dependencies', () => {
  const allowed: [string, string[]][] = [
    ['api', ['api', 'shared']],
    ['worker', ['worker', 'shared']],
    ['shared', ['shared']],
    ['console', ['console']],
    ['migrations', ['migrations']],
    ['ops', ['ops', 'api', 'worker', 'shared', 'migrations']],
    ['tools', ['tools', 'ops', 'api', 'worker', 'shared']],
  ]
  it.each(allowed)('%s imports from %j only', (folder, targets) => {
    const isOffender = ({ file, imports }: SourceFile) =>
      file.startsWith(`${folder}/`) && imports.some((target) => !targets.includes(target))
    expect(offenders(isOffender)).toEqual([])
  })

  it('the environment is read in the entry files alone', () => {
    const entries = /^(shared\/platform\/read-config-or-exit\.ts|ops\/|tools\/)/
    expect(offenders(({ file, code }) => code.includes('process.env') && !entries.test(file))).toEqual([])
  })

  it('the text engine reads no clock, chance, network or disk', () => {
    const isPure = ({ file }: SourceFile) =>
      /^worker\/(text-engine|targets)\/(?!knowledge\/(load\/|schemas))/.test(file)
    const impure = /\b(Date\.now|new Date\(\)|Math\.random|performance\.|process\.|fetch\()/
    expect(offenders((source) => isPure(source) && impure.test(source.code))).toEqual([])
    expect(offenders((source) => isPure(source) && /from '(node:|[a-z@])/.test(source.text))).toEqual([])
  })
})
