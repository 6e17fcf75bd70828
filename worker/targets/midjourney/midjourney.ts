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
      target: [
        `Midjourney, version 8. The caption has never more than ${captionWordsMax} words unless the author's own has; it stands on one line, without a stop at its end.`,
        'It does not open with create, generate, draw, make, show, imagine or please.',
        'After it come the parameters, each with one space before it, no punctuation after it, each at most once, nothing behind the last:\n`--ar W:H` in whole reduced numbers, when the use or the subject settles the shape or the author gave one; `--no a, b` with at most 8 single lower-case nouns, none of them in the caption, none about clothing or bodies; `--raw` for a photograph that should look plain; `--tile` for a repeating pattern; `--s 0` to `1000`, `--c 0` to `100`, `--w 0` to `3000` and `--seed` only if the author gave them or asks for what they do.',
        "The author's own parameters stay with their values.",
        'Never `--v`, `--q`, `--cref`, `--oref`, `--draft`, `::`, weights or brackets unless the author has them.',
      ].join(' '),
      length: `Mostly 45 to ${captionWordsMax} words before the parameters.`,
      optimize: 'midjourney/optimize',
      negatives: 'midjourney/negatives',
    },
  },
  strictRules: new Set([1, 2, 3, 5, 16].map((number) => `midjourney-${number}`)),
}
