import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { surfaceLenses } from './image-lenses.ts'

/** Maps, cards and plain surfaces. */
export const printImageDomains: readonly ImageDomain[] = [
  {
    id: 'map',
    group: 'illustration',
    framework: 'area + landmarks + drawing',
    strong: splitTerms(`
      fantasy map, illustrated map, tourist map, treasure map, pictorial map, hand-drawn map, map illustration, city map illustration,
      trail map illustration
    `),
    weak: splitTerms('map, compass, coastline, landmarks, kingdom, route'),
    kinds: splitChoices(
      'Illustrated map; Hand-drawn map; Pictorial map; Antique-style map; Picture map with landmarks',
    ),
    light: splitChoices(`
      flat light keeps every name and line readable; even light leaves the paper calm;
      soft relief shadow gives the mountains height; plain light suits the drawn page;
      uniform light keeps land and sea clearly apart; shadowless light leaves the ground open
    `),
    framing: splitChoices(`
      a top-down view of the whole area with even margins; a bird's-eye view with small drawn landmarks;
      a centred top-down view with a plain border; an oblique bird's-eye view from the south;
      a top-down composition with a title area in one corner; a top-down view with paths leading between the places
    `),
    palette: splitChoices(`
      aged paper, ink and faded red; sand, teal and brown; cream, forest and ochre; parchment, slate blue and rust;
      pale green, blue and sepia; ivory, terracotta and sea blue
    `),
    lens: [],
    ratios: splitChoices('4:3; 3:2; 1:1'),
    ratio: '4:3',
    avoid: splitTerms(
      'gibberish labels, photo texture, perspective distortion, watermark, muddled shapes, crowded margins',
    ),
  },
  {
    id: 'stationery',
    group: 'illustration',
    framework: 'occasion + lettering + ornament',
    strong: splitTerms(`
      invitation card, wedding invitation, birthday invitation, business card, greeting card, visiting card, menu card,
      thank you card, birthday card
    `),
    weak: splitTerms('card, invitation, invite, envelope, certificate'),
    kinds: splitChoices(
      'Card design; Flat card design; Printed invitation design; Typographic card; Card with fine ornament',
    ),
    light: splitChoices(`
      flat light keeps lettering and ornament clear; even light leaves the paper white and calm;
      uniform light suits the printed page; plain light keeps the edges of the card sharp;
      soft, even light shows the grain of the paper; shadowless light leaves the design flat
    `),
    framing: splitChoices(`
      a frontal view of the flat design with even margins; a centred composition with a quiet lower third;
      a symmetrical composition inside a fine border; a straight-on view with a clear order of lines and wide margins;
      a composition with ornament in two corners; a single-panel composition with generous margins
    `),
    palette: splitChoices(`
      cream, gold and burgundy; white, ink and sage; ivory, teal and copper; sand, plum and rose;
      paper white, charcoal and one soft accent; pale blue, navy and silver
    `),
    lens: [],
    ratios: splitChoices('5:7; 3:4; 4:5'),
    ratio: '5:7',
    avoid: splitTerms('illegible text, clutter, watermark, stray letters, mockup, crowded margins'),
  },
  {
    id: 'texture',
    group: 'abstract',
    framework: 'material + grain + even light',
    strong: splitTerms(`
      concrete texture, wood texture, wood grain texture, stone texture, marble texture, fabric texture, knitted texture, metal texture,
      leather texture, paper texture, brick texture
    `),
    weak: splitTerms('texture, surface, grain, tileable, rough'),
    kinds: splitChoices(
      'Surface texture photograph; Flat material photograph; Material sample; Straight-down texture photograph',
    ),
    light: splitChoices(`
      even light keeps the whole surface readable; low side light brings out the grain;
      soft light from above leaves small, even shadows; flat light keeps the tone steady from edge to edge;
      raking light from one side shows every pore and ridge; diffused light leaves the colours neutral
    `),
    framing: splitChoices(`
      a straight-down view that fills the frame from edge to edge; a flat, square-on view with even detail;
      an overhead view with one constant scale; an all-over composition that reads the same in every part;
      a close overhead view with sharp edges and corners; a square-on view of one continuous surface
    `),
    palette: splitChoices(`
      the material's natural tones; close, natural tones with small variations; the surface's true colours, unfiltered;
      muted natural tones with darker traces; a narrow range of natural tones; quiet, neutral tones
    `),
    lens: surfaceLenses,
    ratios: splitChoices('1:1'),
    ratio: '1:1',
    avoid: splitTerms('visible seams, perspective distortion, watermark, stray text, focal subject, blur'),
  },
]
