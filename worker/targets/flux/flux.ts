import { dropAsking } from '../caption.ts'
import type { Target } from '../target.ts'
import { universal } from '../universal/universal.ts'
import { sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'
import { checkFlux, sceneWordsMax } from './check-flux.ts'
import { rewriteNegations } from './rewrite-negations.ts'

/** Image-only, without negation: it paints everything that the prompt names. */
export const flux: Target = {
  verifiedOn: '2026-11',
  modalities: ['image'],
  chat: universal.chat,
  image: {
    wordsMax: sceneWordsMax,
    understandsNegation: false,
    parameters: null,
    negativesWarning: 'FLUX reads no negative prompt; the list is for tools that take one.',
    detail: { partsMax: 4, colorsMax: 4, hasHex: true, hasShortCaption: false },
    write: (plan, view) => {
      const { edits, changes } = rewriteNegations(plan)
      return writeProsePicture(
        plan,
        { ...view, withNegatives: false },
        {
          edits: [...dropAsking(plan.draft), ...edits],
          changes,
          sayExcluded: sayKeptOut,
        },
      )
    },
    closing: null,
    check: checkFlux,
    instructions: {
      target: [
        'FLUX. A paragraph of sentences, subject and action in the first dozen words, then setting, light (where it comes from, how it falls), view, colours.',
        'It knows no negation and paints whatever is named: words such as no, not, without, never, none, nothing, nobody, free of, avoid must not occur outside quotes; say what is there instead ("an empty street", "a clean unmarked wall", "closed lips").',
        'Sentences end with a stop; no list of keywords.',
        'Lettering in straight double quotes, with its kind of letters or place in the same sentence.',
        "A colour code such as #2F6F73 stands beside the colour's name and its object, and only if the author gave it.",
        'No `--` parameters (a ratio the author gave as one is said in words), no weights, no artist the author did not name.',
      ].join(' '),
      length: `Mostly 90 to ${sceneWordsMax} words.`,
      optimize: 'optimize-picture',
      negatives: 'requests/negatives-picture',
    },
  },
  strictRules: new Set(),
}
