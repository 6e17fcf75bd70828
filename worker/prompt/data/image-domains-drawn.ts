import type { ImageDomain } from '../image-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const drawnImageDomains: readonly ImageDomain[] = [
  {
    id: 'logo',
    group: 'illustration',
    framework: 'mark idea + lettering + space',
    strong: splitTerms(`
      logo, icon, emblem, brand mark, monogram, app icon, sticker, logotipo, favicon, badge, mascot
    `),
    weak: splitTerms(`
      brand, vector, flat, minimalist, bakery, company, startup
    `),
    light: ['even flat colour with crisp edges'],
    framing: [
      'one centred mark with generous empty space on a plain background',
      'a single bold shape, readable at small size, on a plain background',
    ],
    palette: [
      'two flat colours, deep brown and cream',
      'two flat colours, navy and warm white',
      'two flat colours, forest green and off-white',
      'two flat colours, charcoal and coral',
    ],
    lens: [],
    ratio: '1:1',
    avoid: ['gradients', 'mockup', 'photo texture', 'watermark'],
  },
  {
    id: 'poster',
    group: 'illustration',
    framework: 'headline + hierarchy + grid',
    strong: splitTerms(`
      poster, flyer, book cover, album cover, magazine cover, infographic, banner, typography, invitation card,
      movie poster, diagram, ui design, app screen, thumbnail
    `),
    weak: splitTerms(`
      headline, title, layout, text, print, sign, words, letters, that says, reading
    `),
    light: ['even light with a soft gradient behind the main shape', 'flat graphic light with crisp edges'],
    framing: [
      'one dominant shape with a clear text area and wide margins',
      'a strict grid with one focal point in the upper third',
    ],
    palette: ['cream, black and one vivid red', 'deep blue, off-white and amber', 'mustard, teal and ink'],
    lens: [],
    ratio: '2:3',
    avoid: ['illegible text', 'clutter', 'watermark', 'stray letters'],
  },
  {
    id: 'illustration',
    group: 'illustration',
    framework: 'medium + scene + line',
    strong: splitTerms(`
      illustration, cartoon, anime, manga, comic, children book, children's book, pixel art, concept art,
      character design, vector art, clip art, flat design, low poly, isometric, 3d render, coloring page, line
      art, tattoo, fantasy art, digital art, ghibli, chibi, storyboard, dragon, wizard, knight, elf, unicorn,
      mermaid, cyberpunk, steampunk, fairy
    `),
    weak: splitTerms(`
      drawing, sketch, cute, magic, hero, monster, ghost, superhero, fantasy, drawn, robot, alien
    `),
    light: [
      'one warm light source with simple cel shadows',
      'soft storybook light from the upper left',
      'cool ambient light with a single bright accent',
    ],
    framing: [
      'a centred view with a clear silhouette',
      'a medium view with layered foreground and background shapes',
      'a wide scene with one focal point',
    ],
    palette: [
      'teal, coral and cream',
      'indigo, gold and soft pink',
      'moss, rust and parchment',
      'lilac, mint and ink blue',
    ],
    lens: [],
    ratio: '3:2',
    avoid: ['photo texture', 'muddled props', 'watermark', 'stray text'],
  },
  {
    id: 'fine-art',
    group: 'fine_art',
    framework: 'medium + movement + light',
    strong: splitTerms(`
      oil painting, watercolor, watercolour, painting of, painting, impressionist, cubist, surrealist,
      renaissance, baroque, van gogh, monet, picasso, charcoal drawing, sculpture, ukiyo-e, woodcut, still
      life, gouache, fresco, mosaic, stained glass, statue, linocut, acrylic, abstract expressionist, pencil
      sketch, ink wash, in the style of
    `),
    weak: splitTerms(`
      canvas, brush, art, artist, impasto, museum, style of, marble, bronze
    `),
    light: [
      'soft light from one side with deep, quiet shadows',
      'diffused light that lets colour carry the form',
      'strong chiaroscuro',
    ],
    framing: [
      'a balanced composition with one clear focus',
      'an off-centre composition with open space',
      'a close composition that fills the frame',
    ],
    palette: ['ochre, umber and muted blue', 'lead white, vermilion and black', 'grey-green and pale rose'],
    lens: [],
    ratio: '4:5',
    avoid: ['photo realism', 'frame', 'signature', 'watermark'],
  },
  {
    id: 'abstract',
    group: 'abstract',
    framework: 'form + motion + palette',
    strong: splitTerms(`
      abstract, geometric, fractal, pattern, seamless, texture, gradient, shapes, swirl, background of,
      wallpaper pattern, tessellation, kaleidoscope, infinity, motif
    `),
    weak: splitTerms(`
      circle, square, triangle, sphere, line, colour, color, curve, chaos, love, life, time, hope, freedom,
      happiness, concept, equation, number, dot
    `),
    light: ['even light with subtle depth between layers', 'a soft inner glow against a dark ground'],
    framing: [
      'an all-over composition with one area of rest',
      'a diagonal movement across the frame',
      'a centred form with wide empty space',
    ],
    palette: ['deep blue, copper and chalk', 'coral, plum and bone', 'black, jade and pale yellow'],
    lens: [],
    ratio: '1:1',
    avoid: ['literal objects', 'stray text', 'watermark', 'noise'],
  },
  {
    id: 'scene',
    group: 'illustration',
    framework: 'subject + setting + light',
    strong: [],
    weak: [],
    light: ['soft directional light from one side', 'warm low light with long shadows', 'clear diffused daylight'],
    framing: [
      'an eye-level medium view with a quiet background',
      'a centred view with open space around the subject',
      'a three-quarter view with gentle depth',
    ],
    palette: ['muted blue and warm ochre', 'soft green, cream and charcoal', 'terracotta and pale grey'],
    lens: [],
    ratio: '3:2',
    avoid: ['watermark', 'stray text', 'clutter', 'blur'],
  },
]
