import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { imageMimeTypes } from '#shared/images/decode-base64.ts'
import { imageSources } from '#shared/prompts/prompt-result.ts'
import { orNull, successSchema } from '../../schemas/envelope.ts'
import { textOrNull } from '../../schemas/fields.ts'
import { textFormat } from '../../schemas/text-format.ts'
import { analysisSchema, promptOptions } from './schema.ts'

/** In Unicode code points. */
const imageUrlLengthMax = 2048
const subjectLengthMax = 300

export const imageToPromptBody = Type.Object(
  {
    image_url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: imageUrlLengthMax,
        format: textFormat,
        description: 'Public http or https URL of the image; either this or image_base64',
        examples: ['https://example.com/picture.jpg'],
      }),
    ),
    // No maxLength: the validator would count the code points of megabytes.
    image_base64: Type.Optional(
      Type.String({ description: 'The image as a data URL or bare Base64, at most 10 MB; either this or image_url' }),
    ),
    mime_type: Type.Optional(
      Type.Enum([...imageMimeTypes], {
        description: 'Required with bare Base64; if given, the image must have this type',
      }),
    ),
    subject: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: subjectLengthMax,
        format: textFormat,
        description: 'Subject of the image; at most 300 Unicode code points',
        examples: ['an old fisherman mending a net'],
      }),
    ),
    ...promptOptions,
  },
  { additionalProperties: false, oneOf: [{ required: ['image_url'] }, { required: ['image_base64'] }] },
)

/** No union: the serializer would refuse a source that a later release adds. */
const source = Type.Unsafe<string | null>({ enum: [...imageSources, null] })

const colorSchema = Type.Object(
  {
    hex: Type.String({ description: '#RRGGBB' }),
    name: Type.String(),
    share: Type.Number({ minimum: 0, maximum: 1, description: 'Share of the area, 0 to 1' }),
  },
  { title: 'PaletteColor' },
)

const cameraSchema = Type.Object(
  {
    shot: textOrNull('Shot size, such as "close-up"'),
    angle: textOrNull('Camera angle, such as "low angle"'),
    lens: textOrNull('Such as "35mm lens"'),
    aperture: textOrNull('Such as "f/2"'),
    shutter_speed: textOrNull('Such as "1/60 s"'),
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
  { description: 'Source of each field; null if the field is unknown' },
)

export const imageToPromptResponse = successSchema(
  Type.Object(
    {
      prompt: Type.String(),
      negative_prompt: Type.Optional(Type.String({ description: 'If requested' })),
      subject: textOrNull('Subject from the request or the file metadata'),
      style: textOrNull('Medium and style'),
      texture: textOrNull('Surface and grain'),
      lighting: textOrNull('Direction, hardness and colour of the light'),
      composition: textOrNull('Composition of the frame'),
      color_palette: orNull(Type.Array(colorSchema), 'Largest share first'),
      camera: cameraSchema,
      aspect_ratio: textOrNull('Such as 3:2'),
      sources: sourcesSchema,
      target_model: Type.Enum([...targetIds]),
      optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
      character_count: Type.Integer({ description: 'Unicode code points of prompt' }),
      analysis: Type.Optional(analysisSchema),
    },
    { title: 'ImageToPromptResult' },
  ),
)
