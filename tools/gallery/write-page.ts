import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { ImageToPromptResult } from '#shared/prompts/prompt-result.ts'
import type { GalleryPicture } from './read-pictures.ts'

const style = readFileSync(path.join(import.meta.dirname, 'gallery.css'), 'utf8')
/** Their prompts are shown open; the others unfold. */
const openTargets: ReadonlySet<TargetId> = new Set(['midjourney', 'flux', 'chatgpt'])

/** One self-contained page: every picture with what was read in it and the prompts that follow from it. */
export function writePage(pictures: readonly GalleryPicture[]): string {
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

/** One picture: preview and colours on the left, what is known and the prompts on the right. */
function writeCard({ name, read }: GalleryPicture): string {
  const first = read ? [...read.results.values()][0] : undefined
  if (!read || !first) return ''
  const { image, measures } = read
  const facts = `${image.format} · ${image.width} × ${image.height} · looks like ${measures.medium.value}, ${percent(measures.medium.confidence)}`
  return `<article>
<div class="picture">
<img src="${read.preview}" alt="">
<h2>${escapeHtml(name)}</h2>
<p class="facts">${escapeHtml(facts)}</p>
${writePalette(first)}
</div>
<div class="reading">
<dl>${writeFields(first)}</dl>
${[...read.results].map(([targetId, result]) => writePrompt(targetId, result)).join('\n')}
</div>
</article>`
}

function writePalette({ colorPalette: colors }: ImageToPromptResult): string {
  if (colors === null) return ''
  const bars = colors
    .map(({ hex, share }) => `<span style="background:${hex};flex:${Math.max(0.03, share)}"></span>`)
    .join('')
  const names = colors
    .map(
      ({ hex, name, share }) =>
        `<li><span class="swatch" style="background:${hex}"></span>${escapeHtml(name)} <code>${hex}</code> ${percent(share)}</li>`,
    )
    .join('')
  return `<div class="bar">${bars}</div><ul class="colors">${names}</ul>`
}

function writeFields(result: ImageToPromptResult): string {
  const { sources, camera } = result
  const cameraParts = [
    [camera.shot, sources.camera.shot],
    [camera.angle, sources.camera.angle],
    [camera.lens, sources.camera.lens],
    [camera.aperture, sources.camera.aperture],
    [camera.shutterSpeed, sources.camera.shutterSpeed],
    [camera.iso === null ? null : `ISO ${camera.iso}`, sources.camera.iso],
  ] as const
  const said = cameraParts.filter(([text]) => text !== null).map(([text, source]) => writeValue(text, source))
  return [
    ['Subject', writeValue(result.subject, sources.subject)],
    ['Style', writeValue(result.style, sources.style)],
    ['Light', writeValue(result.lighting, sources.lighting)],
    ['Texture', writeValue(result.texture, sources.texture)],
    ['Composition', writeValue(result.composition, sources.composition)],
    ['Camera', said.length > 0 ? said.join(' ') : '–'],
    ['Ratio', writeValue(result.aspectRatio, sources.aspectRatio)],
  ]
    .map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
    .join('')
}

function writeValue(text: string | null, source: string | null): string {
  if (text === null) return '–'
  return `${escapeHtml(text)} <span class="source ${source ?? ''}">${source ?? ''}</span>`
}

function writePrompt(targetId: TargetId, result: ImageToPromptResult): string {
  const negatives = result.negativePrompt
    ? `<p class="negative">Keep out: ${escapeHtml(result.negativePrompt)}</p>`
    : ''
  return `<details${openTargets.has(targetId) ? ' open' : ''}><summary>${targetId} <span class="score">${Math.round(result.optimizationScore)}</span></summary>
<p class="prompt">${keepFlagsWhole(escapeHtml(result.prompt))}</p>${negatives}</details>`
}

/** A browser would break the line between the two hyphens. */
function keepFlagsWhole(html: string): string {
  return html.replaceAll(/(?<=^|\s)--[a-z]+/gu, '<span class="flag">$&</span>')
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute: file names and metadata are untrusted. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => entities[character] ?? character)
}
