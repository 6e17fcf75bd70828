import { type Static, Type } from 'typebox'

/**
 * A name from a set that later releases may extend, so any string is accepted: during a rolling upgrade, API processes
 * of this release present results that workers of the next one have stored.
 */
const openName = Type.String()
const nullableText = Type.Union([Type.String(), Type.Null()])

/** The origin of a result, in every response with one. */
const promptMeta = Type.Object({
  /** False where the result equals the draft except for white space and letter case. */
  changed: Type.Boolean(),
  /** As requested, or the operator's default. */
  quality: openName,
  /** The author of the result. */
  engine: openName,
  /** A model was requested and the local engine wrote the result instead. */
  fallback: Type.Boolean(),
})
export type PromptMeta = Static<typeof promptMeta>

/** `chat` prompts go to a chat model, `image` prompts to an image generator. */
export type Modality = 'chat' | 'image'

const scoreDimension = Type.Object({
  name: Type.String(),
  score: Type.Number(),
  max: Type.Number(),
  reason: Type.String(),
})
export type ScoreDimension = Static<typeof scoreDimension>

const texts = Type.Array(Type.String())

/** The analysis behind a result; in the response if the caller sets `include_analysis`. */
const promptAnalysis = Type.Object({
  engine: openName,
  modality: openName,
  domain: Type.String(),
  domainGroup: Type.String(),
  /** 0 to 1. */
  confidence: Type.Number(),
  framework: Type.String(),
  /** Fallback level of the local engine: `finished`, `task` or `as-sent`. */
  fallbackLevel: Type.Optional(Type.String()),
  /** The recognised task, such as `mail/apology`; null where none is probable enough. */
  task: Type.Optional(nullableText),
  /** BCP 47 code of the draft's language, `und` if unknown. */
  language: Type.String(),
  scoreBefore: Type.Number(),
  dimensions: Type.Array(scoreDimension),
  /** Decisions and changes, one short sentence each. */
  changes: texts,
  warnings: texts,
  /** Facts that only the caller can add. */
  missing: texts,
  /** Facts of the draft (numbers, names, quotations …), and how many of them the result keeps. */
  retained: Type.Object({ kept: Type.Number(), total: Type.Number() }),
  /** Of all calls to models for this result; absent if there was none. */
  tokens: Type.Optional(Type.Object({ input: Type.Number(), output: Type.Number() })),
})
export type PromptAnalysis = Static<typeof promptAnalysis>

const promptResult = {
  /** Exclusion terms, if the caller asked for them. */
  negativePrompt: Type.Optional(Type.String()),
  /** 0 to 100. */
  optimizationScore: Type.Number(),
  /** Unicode code points of the prompt. */
  characterCount: Type.Number(),
  analysis: Type.Optional(promptAnalysis),
  /** Absent from results of former versions. */
  meta: Type.Optional(promptMeta),
}

/** Source of a field of an image's prompt. */
export const imageSources = ['caller', 'embedded', 'exif', 'measured', 'inferred', 'model'] as const
export type ImageSource = (typeof imageSources)[number]
const source = Type.Union([openName, Type.Null()])

const paletteColor = Type.Object({
  /** #RRGGBB */
  hex: Type.String(),
  name: Type.String(),
  /** Of the image's area, 0 to 1. */
  share: Type.Number(),
})

/** Facts of an image; null for an unknown one. */
const imageFields = {
  subject: nullableText,
  style: nullableText,
  texture: nullableText,
  lighting: nullableText,
  composition: nullableText,
  /** Largest share first. */
  colorPalette: Type.Union([Type.Array(paletteColor), Type.Null()]),
  /** In the words of a caption, such as "low angle", "35mm lens", "f/2", "1/60 s". */
  camera: Type.Object({
    shot: nullableText,
    angle: nullableText,
    lens: nullableText,
    aperture: nullableText,
    shutterSpeed: nullableText,
    iso: Type.Union([Type.Number(), Type.Null()]),
  }),
  /** Such as 3:2. */
  aspectRatio: nullableText,
  /** One for each field above; null for an unknown one. */
  sources: Type.Object({
    subject: source,
    style: source,
    texture: source,
    lighting: source,
    composition: source,
    colorPalette: source,
    camera: Type.Object({
      shot: source,
      angle: source,
      lens: source,
      aperture: source,
      shutterSpeed: source,
      iso: source,
    }),
    aspectRatio: source,
  }),
}
const imageFieldsSchema = Type.Object(imageFields)
export type ImageFields = Static<typeof imageFieldsSchema>

const optimizeResult = Type.Object({
  endpoint: Type.Literal('optimize'),
  optimizedPrompt: Type.String(),
  ...promptResult,
})
const generateResult = Type.Object({
  endpoint: Type.Literal('generate'),
  generatedPrompt: Type.String(),
  ...promptResult,
})
const imageToPromptResult = Type.Object({
  endpoint: Type.Literal('image-to-prompt'),
  prompt: Type.String(),
  ...imageFields,
  ...promptResult,
})
export const jobResult = Type.Union([optimizeResult, generateResult, imageToPromptResult])

export type ImageToPromptResult = Static<typeof imageToPromptResult>
/** The result of a job. The API presents it, `stored-result.ts` stores it. */
export type JobResult = Static<typeof jobResult>
