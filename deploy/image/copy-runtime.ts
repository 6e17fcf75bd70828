/**
 * Copies what the processes need at run time to a folder: `node deploy/image/copy-runtime.ts <from> <to>`. Of the
 * packages these are the files that the sources can reach, a third of what npm installs; of the sources, all.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { nodeFileTrace } from '@vercel/nft'

const sourceFolders = ['api', 'worker', 'shared', 'migrations', 'ops/cli', 'ops/backup', 'console/dist', 'docs']
/** The API serves the guides. */
const otherFiles = ['package.json', 'README.md']
/** Read by names that are put together at run time, which no trace sees. */
const packageFiles = [
  /^node_modules\/@fontsource\/noto-sans\/(package\.json|files\/noto-sans-.*-(400|700)-normal\.woff)$/,
]

const [from, to] = process.argv.slice(2).map((folder) => path.resolve(folder))
if (!from || !to) throw new Error('usage: node deploy/image/copy-runtime.ts <from> <to>')

const list = (folder: string): string[] =>
  readdirSync(path.join(from, folder), { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => statSync(path.join(from, name)).isFile())

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(from, 'package.json'), 'utf8'),
)

/** The main files of a package for `import` and for `require`, also where no source names it literally. */
function mainFiles(name: string): string[] {
  const parent = path.join(from ?? '', 'package.json')
  const resolvers = [
    () => fileURLToPath(import.meta.resolve(name, pathToFileURL(parent))),
    () => createRequire(parent).resolve(name),
  ]
  return resolvers.flatMap((resolve) => {
    try {
      return [resolve()].filter((file) => /\.[cm]?js$/.test(file) && existsSync(file))
    } catch {
      return []
    }
  })
}

const sources = sourceFolders.filter((folder) => existsSync(path.join(from, folder))).flatMap(list)
const { fileList, warnings } = await nodeFileTrace(
  [
    ...sources.filter((name) => name.endsWith('.ts')).map((name) => path.join(from, name)),
    ...Object.keys(dependencies).flatMap(mainFiles),
  ],
  {
    base: from,
    conditions: ['node', 'import', 'default'],
    async readFile(name) {
      const content = await readFile(name).catch(() => null)
      const isOurs = name.endsWith('.ts') && !name.includes('/node_modules/')
      return content && isOurs ? stripTypeScriptTypes(content.toString()) : content
    },
  },
)
const traced = [...fileList].filter((name) => name.startsWith('node_modules/'))
const untraced = list('node_modules/@fontsource').filter((name) => packageFiles.some((pattern) => pattern.test(name)))
for (const name of new Set([...sources, ...otherFiles, ...traced, ...untraced])) {
  cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true })
}

// A missing source or production dependency must fail the build instead of a call.
const missing = Object.keys(dependencies).filter((name) => !existsSync(path.join(to, 'node_modules', name)))
if (missing.length > 0) throw new Error(`not reached by any source: ${missing.join(', ')}`)
const unresolved = [...warnings].filter(({ message }) => /resolve dependency "(\.|#)/.test(message))
const ownUnresolved = unresolved.filter(({ message }) => !message.split('loaded from')[1]?.includes('/node_modules/'))
if (ownUnresolved.length > 0) throw new Error(ownUnresolved.map(({ message }) => message).join('\n'))
