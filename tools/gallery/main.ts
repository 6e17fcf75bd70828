/**
 * One page that shows what the engine reads in pictures and which prompts follow from it:
 * `npm run gallery -- [folder …] [--out file.html] [--no-samples]`. Without a folder it draws sample pictures.
 */

import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { localDirectory } from '../../ops/dev/local-files.ts'
import { drawSamples, type Sample } from './draw-samples.ts'
import { escapeHtml } from './escape-html.ts'
import { type GalleryPicture, listPictures, readPicture } from './read-pictures.ts'
import { writeCard } from './write-card.ts'

const style = readFileSync(path.join(import.meta.dirname, 'gallery.css'), 'utf8')

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

/** One self-contained page: every picture with what was read in it and the prompts that follow from it. */
function writePage(pictures: readonly GalleryPicture[]): string {
  const sound = pictures.filter(({ read }) => read !== null)
  const refused = pictures.filter(({ refusal }) => refusal !== null)
  const times = sound.map(({ read }) => read?.readMs ?? 0).toSorted((left, right) => left - right)
  const median = times[Math.floor(times.length / 2)] ?? 0
  const refusals = refused
    .map(({ name, refusal }) => `<li><code>${escapeHtml(name)}</code> ${escapeHtml(refusal ?? '')}</li>`)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What the engine reads in a picture</title>
<style>
${style}</style>
</head>
<body>
<header>
<h1>What the engine reads in a picture</h1>
<p>${sound.length} pictures, ${Math.round(median)} ms each (median, six prompts included). Every statement carries its
source: <span class="source caller">caller</span> <span class="source embedded">embedded</span>
<span class="source exif">exif</span> <span class="source measured">measured</span>
<span class="source inferred">inferred</span>. What cannot be known is a dash.</p>
</header>
<main>
${sound.map(writeCard).join('\n')}
</main>
${refused.length > 0 ? `<section class="refused"><h2>Refused</h2><ul>${refusals}</ul></section>` : ''}
</body>
</html>
`
}
