import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Header and size of a PNG's first chunk: text may follow them. */
const pngHeadBytes = 33

export interface Sample {
  file: string
  /** What a caller would say that it shows. */
  subject: string | null
}

/** Draws the project's own pictures into a folder, with the metadata that cameras and generators write. */
export async function drawSamples(folder: string): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const scene of sampleScenes) {
    const file = path.join(folder, `${scene.name}.${scene.format === 'jpeg' ? 'jpg' : 'png'}`)
    await writeFile(file, await drawScene(scene))
    samples.push({ file, subject: scene.subject ?? null })
  }
  return samples
}

async function drawScene({ svg, noise, format, camera, prompt }: SampleScene): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (noise > 0) addNoise(data, noise)
  const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  if (format === 'jpeg') {
    return (camera ? picture.withExif({ IFD2: { ...camera } }) : picture).jpeg({ quality: 92 }).toBuffer()
  }
  const png = await picture.png().toBuffer()
  return prompt ? Buffer.concat([png.subarray(0, pngHeadBytes), textChunk(prompt), png.subarray(pngHeadBytes)]) : png
}

/** The same on every run: a linear congruential generator, four draws for a bell shape. */
function addNoise(pixels: Buffer, deviation: number): void {
  let state = 20_261
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  for (let at = 0; at < pixels.length; at += 3) {
    const shift = (draw() + draw() + draw() + draw()) * deviation * 1.7
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at + channel] = Math.max(0, Math.min(255, Math.round((pixels[at + channel] ?? 0) + shift)))
    }
  }
}

function textChunk(text: string): Buffer {
  const body = Buffer.concat([Buffer.from('tEXtparameters\0', 'latin1'), Buffer.from(text, 'latin1')])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A sample picture: drawn, so that every figure on the page can be judged. */
interface SampleScene {
  name: string
  svg: string
  /** Standard deviation of the noise, as of a sensor; 0 for drawings. */
  noise: number
  format: 'jpeg' | 'png'
  /** What a camera would have written. */
  camera?: Readonly<Record<string, string>>
  /** What an image generator would have written. */
  prompt?: string
  /** What a caller would send. */
  subject?: string
}

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`
const gradient = (id: string, stops: readonly string[], isVertical = true) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${isVertical ? 0 : 1}" y2="${isVertical ? 1 : 0}">${stops
    .map((color, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`

const dusk = svg(
  960,
  640,
  `<defs>${gradient('sky', ['#2b3a67', '#8a6f8f', '#e9a178', '#f6d3a0'])}</defs>
   <rect width="960" height="640" fill="url(#sky)"/><circle cx="300" cy="392" r="34" fill="#fff1cf"/>
   <path d="M0 430 L140 396 L300 424 L470 380 L640 420 L800 392 L960 426 L960 640 L0 640Z" fill="#3b3450"/>
   <path d="M0 500 L200 470 L420 506 L700 476 L960 510 L960 640 L0 640Z" fill="#221d33"/>`,
)
const fruit = svg(
  800,
  800,
  `<defs><radialGradient id="ball" cx="0.32" cy="0.3" r="0.8"><stop offset="0" stop-color="#ffd9a8"/>
   <stop offset="0.35" stop-color="#e2762e"/><stop offset="1" stop-color="#4a1a08"/></radialGradient>
   <filter id="soft"><feGaussianBlur stdDeviation="26"/></filter></defs>
   <rect width="800" height="800" fill="#3a2f28"/>
   <g filter="url(#soft)"><circle cx="140" cy="160" r="120" fill="#5c4633"/><circle cx="690" cy="210" r="150" fill="#4b3a44"/>
   <rect y="560" width="800" height="240" fill="#6b4a33"/><ellipse cx="450" cy="600" rx="230" ry="44" fill="#1d130d"/></g>
   <circle cx="400" cy="420" r="186" fill="url(#ball)"/><path d="M396 238 q18 -44 52 -52" stroke="#39401c" stroke-width="12" fill="none"/>`,
)
const snow = svg(
  640,
  800,
  `<defs>${gradient('sky', ['#dfe8ee', '#f4f7f8'])}</defs><rect width="640" height="800" fill="url(#sky)"/>
   <path d="M0 560 Q320 500 640 570 L640 800 L0 800Z" fill="#fbfdfe"/>
   <g fill="#7d8d92"><path d="M430 330 l60 110 h-120Z"/><path d="M430 400 l80 140 h-160Z"/><rect x="420" y="538" width="20" height="46"/></g>
   <path d="M300 640 q120 -30 260 8" stroke="#d9e4ea" stroke-width="14" fill="none"/>`,
)
const poster = svg(
  600,
  900,
  `<rect width="600" height="900" fill="#f2e6d0"/><circle cx="300" cy="330" r="190" fill="#e4572e"/>
   <path d="M0 560 L220 380 L360 520 L470 440 L600 560 L600 900 L0 900Z" fill="#17555e"/>
   <path d="M0 690 L180 600 L420 720 L600 640 L600 900 L0 900Z" fill="#0d3a40"/>
   <rect x="276" y="610" width="48" height="90" fill="#f2e6d0"/><path d="M262 612 L300 570 L338 612Z" fill="#e4572e"/>`,
)
const lines = svg(
  800,
  600,
  `<rect width="800" height="600" fill="#fff"/><g fill="none" stroke="#111" stroke-width="3" stroke-linecap="round">
   <path d="M250 300 q-20 170 150 176 q170 -6 150 -176 q-150 -44 -300 0Z"/>
   <path d="M252 312 q-96 -40 -120 -118 q-6 -20 12 -16 q20 92 122 190"/>
   <path d="M548 320 q110 -40 106 50 q-8 80 -140 66 M550 344 q76 -26 74 28 q-8 52 -90 44"/>
   <path d="M290 288 q110 -90 220 0 M384 232 q-20 -40 16 -44 q36 4 16 44"/>
   <path d="M130 140 q-22 -30 6 -56 q24 -26 4 -58 M160 150 q-14 -28 10 -50"/>
   <path d="M180 500 q220 44 440 0 M320 360 q16 60 60 84 M340 340 q10 20 14 30"/></g>`,
)
const screen = svg(
  1280,
  800,
  `<rect width="1280" height="800" fill="#f4f6fa"/><rect width="220" height="800" fill="#1f2a44"/>
   ${[0, 1, 2, 3, 4].map((row) => `<rect x="32" y="${110 + row * 56}" width="${120 - row * 9}" height="14" rx="7" fill="#7f8db0"/>`).join('')}
   <rect x="252" y="32" width="420" height="36" rx="8" fill="#fff" stroke="#d5dbe8"/>
   ${[0, 1, 2].map((card) => `<rect x="${252 + card * 334}" y="104" width="310" height="130" rx="10" fill="#fff" stroke="#dfe4ee"/><rect x="${276 + card * 334}" y="132" width="90" height="12" fill="#9aa6c0"/><rect x="${276 + card * 334}" y="164" width="150" height="30" fill="#2f5bd0"/>`).join('')}
   <rect x="252" y="264" width="978" height="490" rx="10" fill="#fff" stroke="#dfe4ee"/>
   ${[0, 1, 2, 3, 4, 5, 6, 7].map((row) => `<rect x="276" y="${300 + row * 54}" width="${300 + ((row * 83) % 200)}" height="12" fill="#b7c0d4"/><rect x="1080" y="${300 + row * 54}" width="120" height="12" fill="#d5dbe8"/>`).join('')}`,
)
const cells = ['..RRRR..', '.RRWRRR.', 'RRRRRWRR', 'RWRRRRRR', '.SSSSSS.', '..SBSB..', '..SSSS..', '..SSSS..']
const cellColors: Readonly<Record<string, string>> = { R: '#d23b3b', W: '#fff4e0', S: '#f0d9b0', B: '#2a2a33' }
const pixels = svg(
  512,
  512,
  `<g shape-rendering="crispEdges"><rect width="512" height="512" fill="#7ec8a9"/>${cells
    .flatMap((row, y) =>
      [...row].map((cell, x) =>
        cell === '.'
          ? ''
          : `<rect x="${64 + x * 48}" y="${64 + y * 48}" width="48" height="48" fill="${cellColors[cell]}"/>`,
      ),
    )
    .join('')}</g>`,
)

const sampleScenes: readonly SampleScene[] = [
  {
    name: 'dusk-with-camera',
    svg: dusk,
    noise: 5,
    format: 'jpeg',
    camera: {
      FNumber: '8/1',
      ExposureTime: '1/60',
      ISOSpeedRatings: '800',
      FocalLength: '24/1',
      FocalLengthIn35mmFilm: '24',
      Flash: '0',
    },
  },
  {
    name: 'poster-with-its-prompt',
    svg: poster,
    noise: 0,
    format: 'png',
    prompt:
      'masterpiece, best quality, (lighthouse hut:1.2) at the foot of teal mountains, large orange sun, <lora:print_v2:0.8>\n' +
      'Negative prompt: people, blurry, watermark\n' +
      'Steps: 28, Sampler: Euler a, CFG scale: 6, Seed: 4127, Size: 600x900, Model: sample',
  },
  {
    name: 'fruit-with-subject',
    svg: fruit,
    noise: 6,
    format: 'jpeg',
    camera: {
      FNumber: '2/1',
      ExposureTime: '1/125',
      ISOSpeedRatings: '400',
      FocalLength: '85/1',
      FocalLengthIn35mmFilm: '85',
      Flash: '0',
    },
    subject: 'a ripe orange on a wooden table',
  },
  { name: 'pixel-art', svg: pixels, noise: 0, format: 'png', subject: 'a red toadstool' },
  { name: 'snow', svg: snow, noise: 3, format: 'jpeg' },
  { name: 'line-drawing', svg: lines, noise: 0, format: 'png' },
  { name: 'interface', svg: screen, noise: 0, format: 'png' },
]
