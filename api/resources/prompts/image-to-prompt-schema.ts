import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { imageSources } from '#shared/prompts/prompt-result.ts'
import { successSchema } from '../../schemas/envelope.ts'
import { textFormat } from '../../schemas/text-format.ts'
import { analysisSchema } from './analysis.ts'
import { promptOptions } from './prompt-options.ts'

/** In Unicode code points. */
export const imageUrlLengthMax = 2048
export const subjectLengthMax = 300

export const imageToPromptBody = Type.Object(
  {
    image_url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: imageUrlLengthMax,
        format: textFormat,
        description: 'Public http or https address of the image; give this or image_base64',
        examples: ['https://example.com/picture.jpg'],
      }),
    ),
    // No rule on its length here: the validator would count the code points of megabytes.
    image_base64: Type.Optional(
      Type.String({ description: 'The image as a data URL or as bare Base64, at most 10 MB; give this or image_url' }),
    ),
    mime_type: Type.Optional(
      Type.Enum([...imageMimeTypes], {
        description: 'Required with bare Base64; whenever it is given, the image must be of this type',
      }),
    ),
    subject: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: subjectLengthMax,
        format: textFormat,
        description: 'What the image shows, in your words; at most 300 Unicode code points',
        examples: ['an old fisherman mending a net'],
      }),
    ),
    ...promptOptions,
  },
  { additionalProperties: false, oneOf: [{ required: ['image_url'] }, { required: ['image_base64'] }] },
)

const known = (description: string) => Type.Union([Type.String(), Type.Null()], { description })
const source = Type.Union([Type.Enum([...imageSources]), Type.Null()])

const colorSchema = Type.Object(
  {
    hex: Type.String({ description: '#RRGGBB' }),
    name: Type.String(),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'Of the area' }),
  },
  { title: 'PaletteColor' },
)

const cameraSchema = Type.Object(
  {
    shot: known('How near, such as "close-up"'),
    angle: known('From where, such as "low angle"'),
    lens: known('Such as "35mm lens"'),
    aperture: known('Such as "f/2"'),
    shutter_speed: known('Such as "1/60 s"'),
    iso: Type.Union([Type.Number(), Type.Null()]),
  },
  { title: 'Camera' },
)

const sourcesSchema = Type.Object(
  {
    subject: source,
    style: source,
    texture: source,
    lighting: source,
    composition: source,
    color_palette: source,
    camera: Type.Object({
      shot: source,
      angle: source,
      lens: source,
      aperture: source,
      shutter_speed: source,
      iso: source,
    }),
    aspect_ratio: source,
  },
  { description: 'Where each field comes from; null for one that is not known' },
)

export const imageToPromptResponse = successSchema(
  Type.Object(
    {
      prompt: Type.String(),
      negative_prompt: Type.Optional(Type.String({ description: 'Only when requested' })),
      subject: known('What the image shows, as far as the caller or the file says it'),
      style: known('Kind of picture and its look'),
      texture: known('Surface and grain'),
      lighting: known('Light: direction, hardness, colour'),
      composition: known('Where things are in the frame'),
      color_palette: Type.Union([Type.Array(colorSchema), Type.Null()], { description: 'Largest share first' }),
      camera: cameraSchema,
      aspect_ratio: known('Such as 3:2'),
      sources: sourcesSchema,
      target_model: Type.Enum([...targetIds]),
      optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
      character_count: Type.Integer({ description: 'Unicode code points of prompt' }),
      analysis: Type.Optional(analysisSchema),
    },
    { title: 'ImageToPromptResult' },
  ),
)
