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
  { left: ['formal'], right: ['casual', 'informal', 'slang'], message: 'asks for both a formal and a casual tone' },
  ...formParts.map((part) => ({
    left: asked(part),
    right: refused(part),
    message: `asks for a ${part} and forbids it`,
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
]
