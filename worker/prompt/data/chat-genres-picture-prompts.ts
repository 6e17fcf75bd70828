import { genre } from '../chat-genre.ts'

const models =
  'midjourney|dall-?e|flux|stable ?diffusion|sdxl|ideogram|firefly|leonardo|nano ?banana|recraft|ai (?:image|art|photo)|text-to-image|image[- ]generation|image'
/** Who speaks about such prompts wants something else. */
const unless =
  /\b(?:articles?|blog|explain|how|what|why|course|tutorial|guide|newsletter|tool|app|library|extension|price|learn|tips|best practices|compare|difference|lesson|workshop|marketplace|sell)\b/iu
const own = `
  Say what is there instead of what is not.
  Put words that are to be read in the picture in quotes, with their place.
  Leave out empty praise such as "stunning" or "8k".
`
const missing = `
  the look that is wanted | unless: style, photo, watercolo, illustration, flat, vintage, minimal, moody, realistic, line, anime, 3d, coastal, cinematic
`
const rest = {
  unless,
  isDecisive: true,
  groups: 'marketing, illustration, creative_writing',
  personas: `
    an art director who writes captions that a picture model can follow
    a prompt writer with a background in photography
  `,
  missing,
}

/** Prompts that are to be written for a model that draws: a set of them, or one. */
export const picturePromptGenres = [
  genre(
    'picture-prompts',
    'creative-writing',
    new RegExp(`\\b(?:${models})(?: [a-z]+)? prompts\\b|\\bprompts for (?:${models})\\b`, 'iu'),
    {
      ...rest,
      decisions: `
        Open each prompt with its subject and what makes it this one, then setting, light, view and colours. || Begin every prompt with what is seen, and let place, light, framing and palette follow.
        Give each prompt one light, one view and two or three colours of its own. || Settle one source of light, one framing and a short palette in every prompt.
        Carry one look through the whole set, by the same few words in each prompt. | unless: different style, different look, each in a different
        Let no two prompts show the same moment or view.
        ${own}
      `,
      shapes: `
        A numbered list, each prompt one paragraph that can be pasted as it stands.
        Each prompt in a code block of its own, under a title of two or three words.
      `,
      lengths: `
        20–45 words for each prompt.
        At most 50 words per prompt.
      `,
    },
  ),
  genre(
    'picture-prompt',
    'creative-writing',
    new RegExp(`\\b(?:${models})(?: [a-z]+)? prompt\\b|\\bprompt for (?:${models})\\b`, 'iu'),
    {
      ...rest,
      decisions: `
        Open the prompt with its subject and what makes it this one, then setting, light, view and colours. || Begin with what is seen, and let place, light, framing and palette follow.
        Settle one source of light, one framing and two or three colours. || Give it one light, one view and a short palette.
        Name the shape of the picture in the way the tool reads it.
        ${own}
      `,
      shapes: `
        One prompt in a code block, ready to paste.
        The prompt as one paragraph, without a comment.
      `,
      lengths: `
        20–60 words.
        At most 60 words.
      `,
    },
  ),
]
