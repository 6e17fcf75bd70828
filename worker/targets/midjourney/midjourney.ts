import type { Target } from '../target.ts'
import { universal } from '../universal/universal.ts'
import { captionWordsMax, checkMidjourney, parameters } from './check-midjourney.ts'
import stored from './parameters.json' with { type: 'json' }
import { writePicture } from './write-picture.ts'

/** Draws only: one line, a caption and then parameters. */
export const midjourney: Target = {
  verifiedOn: stored.verifiedOn,
  modalities: ['image'],
  chat: universal.chat,
  image: {
    wordsMax: captionWordsMax,
    understandsNegation: true,
    parameters,
    negativesWarning: null,
    detail: { partsMax: 2, colorsMax: 3, hasHex: false, hasShortCaption: true },
    write: writePicture,
    closing: null,
    check: checkMidjourney,
    instructions: {
      target: 'midjourney/picture',
      length: `Mostly 45 to ${captionWordsMax} words before the parameters.`,
      optimize: 'midjourney/optimize',
      negatives: 'midjourney/negatives',
    },
  },
  strictRules: new Set([1, 2, 3, 5, 16].map((number) => `midjourney-${number}`)),
}
