import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'

/** What is seen of the heavens from the ground: one body in the sky, and the land below it. */
export const skyImageDomains: readonly ImageDomain[] = [
  {
    id: 'sky',
    group: 'landscape',
    framework: 'event in the sky + land below + scale',
    strong: splitTerms(`
      solar eclipse, lunar eclipse, total eclipse, partial eclipse, annular eclipse, full moon, blood moon, crescent moon,
      half moon, harvest moon, supermoon, moonrise, moonset, shooting star, meteor shower, star trails
    `),
    weak: splitTerms('moon, eclipse, comet, meteor'),
    kinds: splitChoices(`
      Photograph of the sky; Sky photograph from the ground; Photograph of an event in the sky; Quiet view of the heavens;
      Landscape photograph with a wide sky; Observer's photograph; Photograph taken at the edge of darkness; Calm sky view
    `),
    light: splitChoices(`
      faint light lies along the horizon below the dark sky; a cold glow of light spreads outward from the disc;
      the light of the sky falls thinly on what lies below; dim silver light edges the nearest shapes;
      pale light fades from the horizon upward into deep tones; a thin light rests on the rims of the clouds;
      soft light from above leaves the lower edge almost black; cool light gathers around one bright point;
      weak, even light keeps all below the sky a plain dark shape; a veil of light softens the edge of the disc;
      scattered light turns the lower sky a little paler; low light from the far side draws the skyline
    `),
    framing: splitChoices(`
      a wide view with a narrow dark band below the sky; a centred view of the disc with wide empty sky around it;
      a low view past a dark outline to the sky above; an off-centre view with the bright point on the upper third;
      a distant view with one small shape for scale; a close, steady view of the disc and its edge;
      a vertical view from the lower edge up into the sky; a wide view with a calm lower third;
      a far view in which dark layers lie one behind another; a symmetrical view with the disc on the centre line;
      a view through a gap in the clouds; a high view across to the horizon
    `),
    palette: splitChoices(`
      ink, ember and pearl; slate, copper and black; indigo, ivory and smoke; midnight, amber and ash;
      charcoal, rose and silver; deep teal, bone and black; violet grey, cream and coal; navy, rust and mist;
      graphite, straw and ice; plum, pewter and sand; blue black, peach and stone; umber, pale gold and ink
    `),
    lens: [],
    ratios: splitChoices('3:2; 16:9; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('lens flare, wrong scale, watermark, text labels, duplicate planets, noise'),
  },
]
