/** Two groups of phrases that cannot both be met in one answer, or in one picture. */
export interface ClashingWishes {
  left: readonly string[]
  right: readonly string[]
  /** Ends the sentence "The draft …". */
  message: string
}

const asked = (thing: string): string[] =>
  ['include', 'include a', 'use', 'use a', 'add', 'add a', 'as a', 'in a', 'with a', 'make a'].map(
    (start) => `${start} ${thing}`,
  )
const refused = (thing: string): string[] =>
  ['no', 'without', 'without any', 'avoid', 'do not use', "don't use", 'never use', 'do not include'].map(
    (start) => `${start} ${thing}`,
  )
const formParts = ['table', 'bullet', 'bullet point', 'emoji', 'heading', 'hashtag', 'code block', 'example']

export const chatClashes: readonly ClashingWishes[] = [
  {
    left: ['a brief', 'be brief', 'keep it brief', 'as short as possible'],
    right: ['comprehensive', 'in depth', 'exhaustive', 'extensive'],
    message: 'asks for both a short and a comprehensive answer',
  },
  {
    left: [
      ...['short', 'brief'].flatMap((short) => [
        ...['answer', 'reply', 'response', 'text', 'summary', 'explanation'].map((it) => `very ${short} ${it}`),
        ...['make it very', 'keep it very', 'extremely', 'super'].map((start) => `${start} ${short}`),
        ...['very', 'and very', 'but very', 'and extremely', 'and highly'].map(
          (and) => `very ${short} ${and} detailed`,
        ),
      ]),
      ...['keep it short', 'as brief as possible', 'as short as possible', 'be brief'],
    ],
    right: [
      ...['very', 'extremely', 'super', 'really', 'highly'].flatMap((much) => [`${much} detailed`, `${much} long`]),
      ...['in great detail', 'in full detail', 'as detailed as possible', 'as long as possible', 'in every detail'],
    ],
    message: 'asks for both a short and a detailed answer',
  },
  {
    left: [
      ...['without rhyme', 'without rhyming', 'no rhyme', 'no rhyming', 'unrhymed', 'unrhyming', 'free verse'],
      ...['not rhyme', "doesn't rhyme", "don't rhyme"],
    ],
    right: [
      ...['rhyme scheme', 'rhyming couplet', 'rhymed couplet', 'must rhyme', 'should rhyme', 'in rhyme', 'rhyme aabb'],
      ...['rhyme abab', 'aabb rhyme', 'abab rhyme', 'aabb', 'abab', 'make it rhyme'],
    ],
    message: 'asks for rhyme and forbids it',
  },
  {
    left: ['no humour', 'no humor', 'without humour', 'without humor', 'no joke', 'without joke', 'completely serious'],
    right: [
      'make it funny',
      'be funny',
      'very funny',
      'humorous',
      'hilarious',
      'include a joke',
      'with joke',
      'add a joke',
    ],
    message: 'asks for humour and forbids it',
  },
  {
    left: ['no markdown', 'without markdown', 'plain text only', 'only plain text', 'no formatting'],
    right: ['use markdown', 'in markdown', 'markdown table', 'use bold', 'in bold', 'bold heading', 'with bold'],
    message: 'asks for plain text and for markup',
  },
  {
    left: ['no explanation', 'without explanation', 'without any explanation', 'without explaining', 'code only'],
    right: [
      ...[
        'explain each',
        'explain every',
        'explain why',
        'with an explanation',
        'with explanation',
        'explain the code',
      ],
      ...['explain your reasoning', 'explain in detail'],
    ],
    message: 'asks for an explanation and forbids it',
  },
  {
    left: ['only yes or no', 'yes or no only', 'just yes or no', 'one word only', 'only one word', 'single word only'],
    right: ['in detail', 'explain why', 'explain your', 'step by step', 'give reason', 'with reason'],
    message: 'asks for one word and for more',
  },
  {
    left: ['use british spelling', 'use british english', 'in british spelling'],
    right: ['use american spelling', 'use american english', 'in american spelling'],
    message: 'asks for British and for American spelling',
  },
  {
    left: ['use the present tense', 'in the present tense', 'in present tense', 'use present tense'],
    right: ['use the past tense', 'in the past tense', 'in past tense', 'use past tense'],
    message: 'asks for two tenses',
  },
  { left: ['formal'], right: ['casual', 'informal', 'slang'], message: 'asks for both a formal and a casual tone' },
  ...formParts.map((part) => ({
    left: asked(part),
    right: refused(part),
    message: `asks for ${/^[aeiou]/u.test(part) ? 'an' : 'a'} ${part} and forbids it`,
  })),
]

const places = [
  'street',
  'square',
  'plaza',
  'beach',
  'room',
  'station',
  'hall',
  'road',
  'market',
  'stadium',
  'cafe',
  'city',
]

const pictures = ['photo', 'photograph', 'photography', 'picture', 'image', 'portrait', 'film', 'shot', 'drawing']

/** The exclusive groups of photography: one light, one lens, one place of the camera. */
export const imageClashes: readonly ClashingWishes[] = [
  {
    left: [
      'monochrome',
      'greyscale',
      'grayscale',
      ...pictures.flatMap((it) => [`black and white ${it}`, `black-and-white ${it}`]),
    ],
    right: [
      'colorful',
      'colourful',
      'vibrant color',
      'vibrant colour',
      'vivid color',
      'vivid colour',
      'vivid red',
      'vivid blue',
      'vivid green',
      'vivid yellow',
      'bright red',
      'bright blue',
      'bright green',
      'rainbow',
    ],
    message: 'asks for both monochrome and many colours',
  },
  {
    left: ['golden hour'],
    right: ['noon', 'midday', 'night', 'midnight'],
    message: 'names two times of day',
  },
  { left: ['noon', 'midday'], right: ['night', 'midnight', 'sunset', 'moonlight'], message: 'names two times of day' },
  {
    left: ['deserted', ...places.map((place) => `empty ${place}`)],
    right: ['crowded', 'crowd', 'full of people', 'packed with people', 'bustling'],
    message: 'asks for both an empty and a crowded place',
  },
  { left: ['high key', 'high-key'], right: ['low key', 'low-key'], message: 'asks for both high key and low key' },
  {
    left: ['soft light', 'diffused light', 'soft hard light'],
    right: ['hard light', 'harsh light'],
    message: 'asks for both soft and hard light',
  },
  {
    left: ['overhead', 'top down', 'top-down', 'flat lay', "bird's eye", "bird's-eye"],
    right: ['eye level', 'eye-level', 'low angle', 'low-angle', "worm's eye", "worm's-eye"],
    message: 'places the camera at two heights',
  },
  {
    left: ['f 1 2', 'f 1 4', 'f 1 8', 'shallow depth of field', 'shallow focus', 'bokeh'],
    right: ['deep focus', 'deep depth of field', 'everything in focus', 'everything sharp'],
    message: 'asks for both a shallow and a deep focus',
  },
  {
    left: ['macro', 'extreme close up', 'extreme close-up'],
    right: ['establishing shot', 'wide shot', 'panorama', 'panoramic view'],
    message: 'asks for both a macro and a wide view',
  },
  {
    left: ['14mm', '16mm', '18mm', '20mm', '24mm', '28mm'],
    right: ['200mm', '300mm', '400mm', '500mm', '600mm'],
    message: 'names two lenses',
  },
  {
    left: ['14mm', '16mm', '18mm', '20mm', '24mm', 'ultra-wide', 'fisheye'],
    right: ['strong compression', 'telephoto compression', 'telephoto lens'],
    message: 'asks for both a wide and a long lens',
  },
  {
    left: ['anime', 'manga'],
    right: ['portra', 'ektar', 'kodachrome', 'velvia', 'dslr', 'film stock'],
    message: 'asks for both a drawn picture and a film camera',
  },
  {
    left: ['vector logo', 'flat vector', 'vector icon', 'flat icon'],
    right: ['bokeh', 'shallow depth of field', 'lens flare', 'film grain'],
    message: 'asks for both flat shapes and the blur of a lens',
  },
  {
    left: ['flat vector', 'vector icon', 'flat icon', 'line icon', 'pixel art'],
    right: ['photorealistic', 'photo-realistic', 'oil painting', 'photograph of'],
    message: 'names two media that exclude each other',
  },
]
