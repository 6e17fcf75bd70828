import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Files below `folder` whose names end like one of `endings`, from the root and with forward slashes. */
function listFiles(folder: string, endings: readonly string[]): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
}

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...listFiles('docs', ['.md'])]
const codePathPattern = /`((?:api|worker|shared|migrations|ops|tools|test)\/[\w./-]*)`/gu
const codeFolders = ['api', 'worker', 'shared', 'migrations', 'ops', 'tools']
const prose = (page: string): string => read(page).replaceAll(/^```[\s\S]*?^```/gmu, '')

/** Ignores spaces, hyphens and case, so that `fairSemaphore`, `fair-semaphore` and "fair semaphore" are equal. */
const fold = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/gu, '')

interface Term {
  term: string
  meaning: string
  name: string
  place: string
}

const termsMax = 60
const rowPattern = /^\| ([^|]+) \| ([^|]+) \| `([^`]+)` in `([^`]+)` \|$/gmu
const terms: Term[] = [...read('docs/glossary.md').matchAll(rowPattern)].map(
  ([, term = '', meaning = '', name = '', place = '']) => ({ term, meaning, name, place }),
)

function isUsed({ name, place }: Term): boolean {
  const files = existsSync(path.join(root, place)) ? listFiles(place, ['.ts', '.yaml', '.json']) : []
  return files.some((file) => fold(read(file)).includes(fold(name)))
}

describe('the glossary', () => {
  it(`has at most ${termsMax} terms, without duplicates or malformed rows`, () => {
    const rows = read('docs/glossary.md').match(/^\| .*/gmu) ?? []
    expect(terms.length).toBe(rows.length - 2)
    expect(terms.length).toBeLessThanOrEqual(termsMax)
    expect(new Set(terms.map(({ term }) => fold(term))).size).toBe(terms.length)
  })

  it('lists only terms whose code names occur in the given folders', () => {
    const unused = terms.filter((term) => !isUsed(term)).map(({ term }) => term)
    expect(unused).toEqual([])
  })

  it('has a check that detects unused terms', () => {
    expect(isUsed({ term: '', meaning: '', name: 'somethingThatNoFileUses', place: 'shared/jobs/' })).toBe(false)
    expect(isUsed({ term: '', meaning: '', name: 'voidJob', place: 'shared/no-such-folder/' })).toBe(false)
  })
})

/** The anchors that GitHub generates for headings. */
function anchorsOf(page: string): string[] {
  return [...prose(page).matchAll(/^#{1,6} (.+)$/gmu)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function brokenLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/gu)].flatMap(([, file = '', anchor]) => {
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
    if (!existsSync(path.join(root, target))) return [`${page}: ${target}`]
    const isAnchored = anchor === undefined || anchorsOf(target).includes(anchor)
    return isAnchored ? [] : [`${page}: ${target}#${anchor}`]
  })
}

/** Documents named in the text of a source file but missing in the repository, and references to spec sections. */
function missingDocuments(text: string): string[] {
  const documents = [...text.matchAll(/(?<![\w/.-])[\w/-]*\w\.md\b/gu)].map(([name]) => name)
  return [
    ...documents.filter((name) => !existsSync(path.join(root, name)) && !allDocuments.has(path.posix.basename(name))),
    ...(text.match(/\b[Ss]pec(?:ification)? §|\bdesign §/gu) ?? []),
  ]
}

const allDocuments = new Set(
  [...pages, 'CHANGELOG.md', ...codeFolders.flatMap((folder) => listFiles(folder, ['.md']))].map((file) =>
    path.posix.basename(file),
  ),
)

describe('references to documents', () => {
  it.each(pages)('%s links to files and headings that exist', (page) => {
    expect(brokenLinks(page, prose(page))).toEqual([])
  })

  it('source files name documents that exist', () => {
    const files = codeFolders.flatMap((folder) => listFiles(folder, ['.ts', '.yaml']))
    expect(files.flatMap((file) => missingDocuments(read(file)).map((name) => `${file}: ${name}`))).toEqual([])
  })

  it('every decision record has a date, is in the list of decisions and names existing files', () => {
    const records = listFiles('docs/adr', ['.md']).filter((file) => /\/\d{4}-/u.test(file))
    expect(records.length).toBeGreaterThan(0)
    for (const record of records) {
      expect(read('docs/adr/README.md')).toContain(`](${path.posix.basename(record)})`)
      const paths = [...read(record).matchAll(codePathPattern)].map(([, file = '']) => file)
      expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
      expect(read(record)).toMatch(/^# \d{4}: .+\n\nDate: \d{4}-\d\d-\d\d.*\n/u)
    }
  })

  it('are reported if the target does not exist', () => {
    expect(brokenLinks('README.md', '[x](docs/api.md#errors) [y](docs/api.md#none) [z](docs/none.md)')).toEqual([
      'README.md: docs/api.md#none',
      'README.md: docs/none.md',
    ])
    expect(missingDocuments('as docs/api.md says, see engine.md, Spec §8')).toEqual(['engine.md', 'Spec §'])
  })
})

/** Words that stand for a missing noun: "background jobs", not "jobs that nobody waits for". */
const vagueWords = /\b(?:nobody|somebody|whoever|whatever|of (?:its|their) own|goes on|go on)\b/giu
/** Lower these limits as words are removed; never raise them. */
const vagueWordsMax = { pages: 0, comments: 2 }

/** Block and line comments of a TypeScript file; `//` after a colon is taken for a URL. */
function commentsOf(file: string): string {
  return (read(file).match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu) ?? []).join('\n')
}

function findVagueWords(files: readonly string[], textOf: (file: string) => string): string[] {
  return files.flatMap((file) => (textOf(file).match(vagueWords) ?? []).map((word) => `${file}: ${word}`))
}

describe('vague words', () => {
  it(`occur at most ${vagueWordsMax.pages} times in the documentation`, () => {
    const found = findVagueWords(pages, prose)
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(vagueWordsMax.pages)
  })

  it(`occur at most ${vagueWordsMax.comments} times in comments of api, shared and worker`, () => {
    const files = ['api', 'shared', 'worker'].flatMap((folder) => listFiles(folder, ['.ts']))
    const found = findVagueWords(files, commentsOf)
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(vagueWordsMax.comments)
  })
})
