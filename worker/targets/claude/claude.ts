import { checkAnyChat } from '../chat-rules.ts'
import { checkForeignSyntax } from '../image-rules.ts'
import type { Target } from '../target.ts'
import { sayKeptOut, writeProsePicture } from '../write-prose-picture.ts'
import { checkSections } from './check-sections.ts'

const closing = 'Answer with one finished prompt for an image generator that shows exactly this.'

/** The model draws no pictures: a picture prompt asks it for one that an image generator can draw. */
export const claude: Target = {
  verifiedOn: '2026-11',
  modalities: ['chat'],
  chat: {
    delimiter: 'tags',
    instruction: [
      'Claude. It takes words literally, so say what a demand covers; a reason behind a surprising demand works better than force.',
      'Plain paragraphs and lists.',
      'XML tags in lower case, each opened and closed once, none empty, for pasted material and for a long prompt with several parts; long material comes before the task.',
      'No begun reply for it, no "think", no "double-check".',
    ].join(' '),
    check: (draft, result) => [
      ...checkSections(draft, result),
      ...checkAnyChat(draft, result, { parameter: 'claude-12', pressure: 'claude-4', length: 'claude-7' }),
    ],
  },
  image: {
    wordsMax: 300,
    understandsNegation: true,
    parameters: null,
    negativesWarning: null,
    detail: { partsMax: 4, colorsMax: 4, hasHex: false, hasShortCaption: false },
    write: (plan, view) => {
      const asksAlready = plan.fallbackLevel === 'finished' || plan.draft.language !== 'en'
      return writeProsePicture(plan, view, { sayExcluded: sayKeptOut, closing: asksAlready ? null : closing })
    },
    closing,
    check: (draft, result) => [...checkSections(draft, result), ...checkForeignSyntax(result, 'claude-8')],
    instructions: {
      target: [
        'Claude, which draws no pictures of its own: the prompt is a brief for art direction.',
        'Exactly these tags, each once, on lines of their own: `<brief>` holding `<subject>` (what is shown) and `<look>` (view, light, colours, medium, shape of the frame); after `</brief>` comes `<task>` with one sentence that asks for the finished prompt for an image model, or for an SVG where the author wants a drawing in code.',
        'Exclusions go in `<keep_out>` inside the brief, only if the author has any.',
        'Nothing stands after `</task>`.',
        'No `--` parameters.',
      ].join(' '),
      length: 'Mostly 60 to 120 words.',
      optimize: 'optimize-picture',
      negatives: 'requests/negatives-picture',
    },
  },
  strictRules: new Set(['claude-6']),
}
