import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { type SampleScene, sampleScenes } from './sample-scenes.ts'

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
