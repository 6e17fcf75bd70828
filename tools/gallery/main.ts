/**
 * Writes one page with the engine's readings of pictures and the resulting prompts:
 * `npm run gallery -- [folder …] [--out file.html] [--no-samples]`. Includes drawn samples unless `--no-samples`.
 */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { localDirectory } from '../../ops/dev/local-files.ts'
import { drawSamples, type Sample } from './draw-samples.ts'
import { type GalleryPicture, listPictures, readPicture } from './read-pictures.ts'
import { writePage } from './write-page.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: path.join(localDirectory, 'gallery', 'index.html') },
    'no-samples': { type: 'boolean', default: false },
  },
})

const scratch = await mkdtemp(path.join(tmpdir(), 'gallery-'))
try {
  const samples: Sample[] = values['no-samples'] ? [] : await drawSamples(scratch)
  for (const folder of positionals) {
    samples.push(...(await listPictures(folder)).map((file) => ({ file, subject: null })))
  }
  const pictures: GalleryPicture[] = []
  for (const { file, subject } of samples) pictures.push(await readPicture(file, subject))
  await mkdir(path.dirname(values.out), { recursive: true })
  await writeFile(values.out, writePage(pictures))
  const refused = pictures.filter(({ refusal }) => refusal !== null).length
  console.log(`${pictures.length} pictures (${refused} refused): ${path.resolve(values.out)}`)
} finally {
  await rm(scratch, { recursive: true, force: true })
}
