import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../worker/engines/vision/read-image.ts'
import { buildExif, buildUserComment } from '../../fixtures/images/build-exif.ts'
import { buildWebpWithExif, textChunk } from '../../fixtures/images/build-files.ts'
import { embeddedIn, embeddedInComment } from '../../fixtures/images/embed-prompts.ts'

describe('the graph of ComfyUI', () => {
  const encode = (text: unknown) => ({ class_type: 'CLIPTextEncode', inputs: { text, clip: ['4', 1] } })
  const graph = {
    '3': {
      class_type: 'KSampler',
      inputs: { seed: 5, steps: 20, model: ['4', 0], positive: ['6', 0], negative: ['7', 0], latent_image: ['5', 0] },
    },
    '4': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'base.safetensors' } },
    '5': { class_type: 'EmptyLatentImage', inputs: { width: 512 } },
    '6': encode('a lighthouse in a storm'),
    '7': encode('text, watermark'),
    '8': { class_type: 'VAEDecode', inputs: { samples: ['3', 0] } },
    '9': { class_type: 'SaveImage', inputs: { images: ['8', 0] } },
    '20': encode('a text that leads nowhere'),
  }
  const found = {
    origin: 'comfyui',
    kind: 'prompt',
    text: 'a lighthouse in a storm',
    negative: 'text, watermark',
    seed: '5',
    modelName: 'base.safetensors',
  }
  const inPng = (value: unknown) => embeddedIn(textChunk('prompt', JSON.stringify(value)))

  it('gives the texts that lead to the sampler', async () => {
    expect(await inPng(graph)).toEqual(found)
  })

  it('is read from WebP and JPEG too', async () => {
    const exif = buildExif({ image: { 271: 'workflow:{"nodes":[]}', 272: `prompt:${JSON.stringify(graph)}` } })
    const image = await decodeFile(await buildWebpWithExif(exif))
    expect(image).toMatchObject({ embedded: found, camera: null })
    const wrapped = JSON.stringify({ prompt: graph, workflow: { nodes: [] } })
    expect(await embeddedInComment(buildUserComment(wrapped, 'ascii'))).toEqual(found)
  })

  it('keeps large seeds exact and tolerates a bare NaN', async () => {
    const text = JSON.stringify(graph).replace('"seed":5', '"seed":1125899906842624123,"is_changed":[NaN]')
    expect(await embeddedIn(textChunk('prompt', text))).toMatchObject({ ...found, seed: '1125899906842624123' })
  })

  it('is read from the last of several samplers', async () => {
    const second = {
      ...graph['3'],
      inputs: { ...graph['3'].inputs, seed: 6, positive: ['16', 0], latent_image: ['3', 0] },
    }
    const decode = { class_type: 'VAEDecode', inputs: { samples: ['1', 0] } }
    expect(await inPng({ '1': second, ...graph, '8': decode, '16': encode('more detail') })).toMatchObject({
      text: 'more detail',
      seed: '6',
    })
  })

  it('follows texts through nodes that join, hand on and guide', async () => {
    const joined = {
      ...graph,
      '6': encode(['30', 0]),
      '30': { class_type: 'StringConcatenate', inputs: { string_a: ['31', 0], string_b: 'at night', delimiter: ', ' } },
      '31': { class_type: 'PrimitiveString', inputs: { value: 'a lighthouse' } },
    }
    expect(await inPng(joined)).toMatchObject({ text: 'a lighthouse, at night' })
    const controlled = {
      ...graph,
      '3': { ...graph['3'], inputs: { ...graph['3'].inputs, positive: ['40', 0], negative: ['40', 1] } },
      '40': { class_type: 'ControlNetApplyAdvanced', inputs: { positive: ['6', 0], negative: ['7', 0], strength: 1 } },
    }
    expect(await inPng(controlled)).toEqual(found)
  })

  it('follows bundles and the loaders of common packs', async () => {
    const texts = { positive: 'a lighthouse in a storm', negative: 'text, watermark' }
    const words = { text: texts.positive, negative: texts.negative }
    const efficient = {
      '3': { class_type: 'KSampler (Efficient)', inputs: { positive: ['41', 1], negative: ['41', 2] } },
      '9': graph['9'],
      '8': graph['8'],
      '41': { class_type: 'Efficient Loader', inputs: texts },
    }
    expect(await inPng(efficient)).toMatchObject(words)
    const easy = {
      '3': { class_type: 'easy fullkSampler', inputs: { pipe: ['42', 0] } },
      '42': { class_type: 'easy preSampling', inputs: { pipe: ['40', 0], steps: 20 } },
      '40': { class_type: 'easy a1111Loader', inputs: { ...texts, positive: ['50', 0] } },
      '50': { class_type: 'PrimitiveString', inputs: { value: texts.positive } },
      '8': graph['8'],
      '9': graph['9'],
    }
    expect(await inPng(easy)).toMatchObject(words)
  })

  it('gives the sentence of an encoder that also has keywords', async () => {
    const flux = { class_type: 'CLIPTextEncodeFlux', inputs: { clip_l: 'storm', t5xxl: 'a lighthouse in a storm' } }
    expect(await inPng({ ...graph, '6': flux })).toEqual(found)
  })

  it('is read from the editor’s workflow if there is nothing else', async () => {
    const workflow = {
      nodes: [
        { id: 6, type: 'CLIPTextEncode', widgets_values: ['a lighthouse in a storm'] },
        { id: 7, type: 'CLIPTextEncode', widgets_values: ['text, watermark'] },
        { id: 17, type: 'CLIPTextEncode', mode: 4, widgets_values: ['muted'] },
        { id: 4, type: 'CheckpointLoaderSimple', widgets_values: ['base.safetensors'] },
        {
          id: 3,
          type: 'KSampler',
          widgets_values: [5, 'randomize', 20],
          inputs: [
            { name: 'model', link: 1 },
            { name: 'positive', link: 4 },
            { name: 'negative', link: 6 },
            { name: 'latent_image', link: 2 },
          ],
        },
      ],
      links: [
        [1, 4, 0, 3, 0, 'MODEL'],
        [4, 6, 0, 3, 1, 'CONDITIONING'],
        [6, 7, 0, 3, 2, 'CONDITIONING'],
      ],
    }
    expect(await embeddedIn(textChunk('workflow', JSON.stringify(workflow)))).toEqual(found)
    for (const hostile of [
      { nodes: 5, links: 'x' },
      { nodes: [null, [], { id: {}, type: 7 }], links: [null, 3] },
      [],
    ]) {
      expect(await embeddedIn(textChunk('workflow', JSON.stringify(hostile)))).toBeNull()
    }
  })

  it('follows a guider', async () => {
    const guided = {
      '1': { class_type: 'SamplerCustomAdvanced', inputs: { noise: ['2', 0], guider: ['3', 0], sigmas: ['9', 0] } },
      '2': { class_type: 'RandomNoise', inputs: { noise_seed: 77 } },
      '3': { class_type: 'BasicGuider', inputs: { model: ['5', 0], conditioning: ['6', 0] } },
      '5': { class_type: 'UNETLoader', inputs: { unet_name: 'flux.safetensors' } },
      '6': { class_type: 'FluxGuidance', inputs: { guidance: 3.5, conditioning: ['7', 0] } },
      '7': { class_type: 'CLIPTextEncodeFlux', inputs: { clip_l: 'a fox', t5xxl: 'a fox', guidance: 3.5 } },
      '8': { class_type: 'SaveImage', inputs: { images: ['1', 0] } },
    }
    expect(await inPng(guided)).toEqual({
      ...found,
      text: 'a fox',
      negative: null,
      seed: '77',
      modelName: 'flux.safetensors',
    })
  })

  it('gives nothing for cycles, excessive depth and malformed input', async () => {
    const circle = {
      ...graph,
      '6': encode(['30', 0]),
      '30': { class_type: 'Text', inputs: { text: ['31', 0] } },
      '31': encode(['30', 0]),
    }
    expect(await inPng(circle)).toBeNull()
    const chain = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [
        `n${index}`,
        { class_type: 'Text', inputs: { text: [`n${index + 1}`, 0] } },
      ]),
    )
    expect(await inPng({ ...graph, '6': encode(['n0', 0]), ...chain })).toBeNull()
    for (const value of [[], 7, 'text', null, { a: 1 }, { a: { class_type: 3, inputs: [] } }])
      expect(await inPng(value)).toBeNull()
    expect(await embeddedIn(textChunk('prompt', '{"a":'.repeat(20_000)))).toBeNull()
  })
})
