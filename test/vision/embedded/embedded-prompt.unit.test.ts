import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../worker/engines/vision/read-image.ts'
import { buildExif, buildUserComment } from '../../fixtures/images/build-exif.ts'
import {
  buildJpeg,
  buildPng,
  buildWebpWithExif,
  compressedTextChunk,
  exifSegment,
  internationalTextChunk,
  jpegSegment,
  textChunk,
} from '../../fixtures/images/build-files.ts'
import {
  embeddedIn,
  embeddedInComment,
  embeddedInXmp,
  imageDescription,
  userComment,
  webui,
  webuiFound,
} from '../../fixtures/images/embed-prompts.ts'

describe('the format of the Stable Diffusion WebUI', () => {
  it('is read from every kind of PNG text', async () => {
    expect(await embeddedIn(textChunk('parameters', webui))).toEqual(webuiFound)
    expect(await embeddedIn(compressedTextChunk('parameters', webui))).toEqual(webuiFound)
    expect(await embeddedIn(internationalTextChunk('parameters', webui))).toEqual(webuiFound)
    expect(await embeddedIn(internationalTextChunk('parameters', webui, true))).toEqual(webuiFound)
  })

  it('is read from the comments of JPEG and WebP, in every encoding', async () => {
    for (const encoding of ['ascii', 'utf16be', 'utf16le'] as const) {
      expect(await embeddedInComment(buildUserComment(webui, encoding))).toEqual(webuiFound)
    }
    const exif = buildExif({ photo: { [userComment]: buildUserComment(webui, 'utf16be') } })
    expect((await decodeFile(await buildWebpWithExif(exif))).embedded).toEqual(webuiFound)
    const commented = await buildJpeg(jpegSegment(0xfe, Buffer.from(webui)))
    expect((await decodeFile(commented)).embedded).toEqual(webuiFound)
  })

  it('is read in every script', async () => {
    const words = '雪の中の狐, ünïcode, лиса, 🦊'
    const text = `${words}\nSteps: 20, Sampler: Euler a, Seed: 7, Size: 8x8`
    expect(await embeddedIn(internationalTextChunk('parameters', text))).toMatchObject({ text: words })
    for (const encoding of ['ascii', 'utf16be', 'utf16le'] as const) {
      expect(await embeddedInComment(buildUserComment(text, encoding))).toMatchObject({ text: words, seed: '7' })
    }
  })

  it('may lack the negative prompt or the settings', async () => {
    expect(await embeddedIn(textChunk('parameters', 'a cat\nSteps: 20, Sampler: Euler, Seed: 1'))).toMatchObject({
      text: 'a cat',
      negative: null,
      seed: '1',
      modelName: null,
    })
    expect(await embeddedIn(textChunk('parameters', 'just a cat'))).toMatchObject({ text: 'just a cat', seed: null })
    expect(await embeddedIn(textChunk('parameters', 'Steps: 20, Sampler: Euler, Seed: 1'))).toBeNull()
  })

  it('may begin with a brace', async () => {
    const text = '{snow}, a fox\nSteps: 20, Sampler: Euler, Seed: 1'
    expect(await embeddedIn(textChunk('parameters', text))).toMatchObject({ origin: 'a1111', text: '{snow}, a fox' })
    expect(await embeddedIn(textChunk('parameters', '{snow}, a fox'))).toMatchObject({ text: '{snow}, a fox' })
  })

  it('is not recognised in a comment that only mentions steps', async () => {
    expect(await embeddedInComment(buildUserComment('Steps: of the old town hall', 'ascii'))).toBeNull()
  })
})

describe('the formats of other programs', () => {
  it.each([
    [
      'invokeai',
      textChunk(
        'invokeai_metadata',
        '{"positive_prompt":"a fox","negative_prompt":"dull","seed":123,"model":{"name":"SDXL base","base":"sdxl"}}',
      ),
      { text: 'a fox', negative: 'dull', seed: '123', modelName: 'SDXL base' },
    ],
    [
      'invokeai',
      textChunk(
        'sd-metadata',
        '{"model":"stable diffusion","model_weights":"sd-1.5","image":{"prompt":[{"prompt":"a fox [dull]","weight":1}],"seed":9}}',
      ),
      { text: 'a fox', negative: 'dull', seed: '9', modelName: 'sd-1.5' },
    ],
    ['invokeai', textChunk('Dream', '"a "quoted" fox" -s 50 -S 4242 -W 512'), { text: 'a "quoted" fox', seed: '4242' }],
    [
      'fooocus',
      Buffer.concat([
        textChunk('parameters', '{"prompt":"a fox","negative_prompt":"","base_model":"juggernaut","seed":"5511"}'),
        textChunk('fooocus_scheme', 'fooocus'),
      ]),
      { text: 'a fox', negative: null, seed: '5511', modelName: 'juggernaut' },
    ],
    [
      'swarmui',
      textChunk('parameters', '{"sui_image_params":{"prompt":"a fox","negativeprompt":"dull","model":"m","seed":3}}'),
      { text: 'a fox', negative: 'dull', seed: '3', modelName: 'm' },
    ],
    [
      'novelai',
      Buffer.concat([
        textChunk('Title', 'AI generated image'),
        textChunk('Description', 'a fox, {snow}'),
        textChunk('Software', 'NovelAI'),
        textChunk('Source', 'NovelAI Diffusion V4'),
        textChunk('Comment', '{"steps":28,"seed":88,"uc":"lowres","prompt":"a fox, {snow}"}'),
      ]),
      { text: 'a fox, {snow}', negative: 'lowres', seed: '88', modelName: 'NovelAI Diffusion V4' },
    ],
    [
      'midjourney',
      textChunk('Description', 'a fox --ar 16:9 --seed 12 Job ID: 0a1b2c3d-0000-4000-8000-0123456789ab'),
      { text: 'a fox --ar 16:9 --seed 12', negative: null, seed: '12' },
    ],
  ])('are read: %s', async (origin, chunks, expected) => {
    expect(await embeddedIn(chunks)).toMatchObject({ origin, kind: 'prompt', ...expected })
  })

  it('are read from XMP, with JSON and markup decoded once', async () => {
    const json =
      '{&quot;c&quot;:&quot;a fox &amp;amp; a hen&quot;,&quot;uc&quot;:&quot;dull&quot;,&quot;seed&quot;:17,&quot;model&quot;:&quot;m.ckpt&quot;}'
    const comment = `<exif:UserComment><rdf:Alt><rdf:li xml:lang="x-default">${json}</rdf:li></rdf:Alt></exif:UserComment>`
    expect(await embeddedInXmp(comment)).toEqual({
      origin: 'drawthings',
      kind: 'prompt',
      text: 'a fox &amp; a hen',
      negative: 'dull',
      seed: '17',
      modelName: 'm.ckpt',
    })
  })

  it('are read from a comment that carries all fields at once', async () => {
    const comment = JSON.stringify({ prompt: 'a fox', uc: 'lowres', steps: 28, seed: 88 })
    const fields = JSON.stringify({ Software: 'NovelAI', Source: 'V4', Description: 'a fox', Comment: comment })
    expect(await embeddedInComment(buildUserComment(fields, 'utf16be'))).toMatchObject({
      origin: 'novelai',
      text: 'a fox',
      negative: 'lowres',
      seed: '88',
      modelName: 'V4',
    })
  })

  it('include the caption of every character', async () => {
    const caption = { base_caption: 'a snowy field', char_captions: [{ char_caption: 'a fox' }, {}, null] }
    const comment = JSON.stringify({ prompt: 'a snowy field', uc: 'lowres', v4_prompt: { caption } })
    const found = await embeddedIn(Buffer.concat([textChunk('Software', 'NovelAI'), textChunk('Comment', comment)]))
    expect(found).toMatchObject({ origin: 'novelai', text: 'a snowy field, a fox', negative: 'lowres' })
  })

  it('are recognised by their flags if the job ID is missing', async () => {
    const text = 'a fox in snow --ar 16:9 --no text, people --v 6.1'
    expect(await embeddedIn(textChunk('Description', text))).toMatchObject({ origin: 'midjourney', text })
    for (const other of ['a fox -- in snow', 'a fox --force --yes', 'use --ar 16:9 for wide pictures']) {
      expect(await embeddedIn(textChunk('Description', other))).toBeNull()
    }
  })

  it('are read under the names of early versions', async () => {
    const early = { Prompt: 'a fox', 'Negative Prompt': 'text', Styles: '[]', Performance: 'Speed', Seed: 3 }
    const found = await embeddedIn(textChunk('Comment', JSON.stringify(early)))
    expect(found).toMatchObject({ origin: 'fooocus', text: 'a fox', negative: 'text', seed: '3' })
  })

  it('take precedence over a caption', async () => {
    const exif = buildExif({
      image: { [imageDescription]: 'My holiday' },
      photo: { [userComment]: buildUserComment(webui, 'utf16be') },
    })
    expect((await decodeFile(await buildJpeg(exifSegment(exif)))).embedded).toEqual(webuiFound)
  })
})

describe('untrusted text', () => {
  it('is bounded and free of control characters', async () => {
    const text = `a\u0000b\u001b[2Jc\u202ed 🦊${'x'.repeat(20_000)}`
    const found = await embeddedIn(internationalTextChunk('parameters', text))
    expect(found?.text.startsWith('ab[2Jcd 🦊')).toBe(true)
    expect([...(found?.text ?? '')]).toHaveLength(4000)
  })

  it('may be malformed without affecting the picture', async () => {
    const words = [
      '',
      '{',
      '{"',
      '"',
      '[',
      'Steps: ',
      'Negative prompt:',
      'Steps: 1, Seed: 2, Size: "',
      '{"c":{}}',
      '{"prompt":{"1":{"inputs":null}}}',
      '\ud800',
    ]
    const keywords = [
      'parameters',
      'prompt',
      'Comment',
      'Description',
      'Dream',
      'sd-metadata',
      'invokeai_metadata',
      'XML:com.adobe.xmp',
    ]
    for (const text of words) {
      const chunks = keywords.map((keyword) => textChunk(keyword, text))
      await expect(decodeFile(await buildPng(...chunks))).resolves.toMatchObject({ width: 64 })
    }
  })

  it('is not unpacked beyond its limit', async () => {
    const bomb = compressedTextChunk('parameters', Buffer.alloc(50_000_000, 65))
    expect(await embeddedIn(bomb, bomb, bomb)).toBeNull()
  })
})
