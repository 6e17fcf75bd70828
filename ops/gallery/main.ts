/**
 * One page that shows what the engine reads in pictures and which prompts follow from it:
 * `npm run gallery -- [folder …] [--out file.html] [--no-samples]`. Without a folder it shows pictures of its own.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { localDirectory } from '../local/local-paths.ts'
import { drawSamples } from './draw-samples.ts'
import { type GalleryPicture, listPictures, readPicture } from './read-pictures.ts'
import { writePage } from './write-page.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: path.join(localDirectory, 'gallery', 'index.html') },
    'no-samples': { type: 'boolean', default: false },
  },
})

const samples = await mkdtemp(path.join(tmpdir(), 'gallery-'))
try {
  const subjects = values['no-samples'] ? new Map<string, string>() : await drawSamples(samples)
  const pictures: GalleryPicture[] = []
  for (const folder of [...(values['no-samples'] ? [] : [samples]), ...positionals]) {
    for (const file of await listPictures(folder)) pictures.push(await readPicture(file, subjects.get(file) ?? null))
  }
  await mkdir(path.dirname(values.out), { recursive: true })
  await writeFile(values.out, writePage(pictures))
  const refused = pictures.filter(({ refusal }) => refusal !== null).length
  console.log(`${pictures.length} pictures (${refused} refused): ${path.resolve(values.out)}`)
} finally {
  await rm(samples, { recursive: true, force: true })
}
