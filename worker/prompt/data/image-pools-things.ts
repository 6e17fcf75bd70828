import type { WiderPools } from './wider-pools.ts'

/** Further choices for things: goods, vehicles, and forms made to be looked at. */
export const thingPools: Readonly<Record<string, WiderPools>> = {
  product: {
    kinds: 'Clean product photograph; Launch-campaign product photograph; Online-shop product photograph',
    light: `
      soft light from above and behind rims the upper edge; a wide light from the right wraps around the form;
      graded light falls from bright to dark across the backdrop; low light from the left draws out the finish;
      clear frontal light keeps colour and proportion true; a narrow light outlines one side only`,
    framing: `
      a three-quarter view from slightly above; a straight-on view with the object low in the frame;
      a close view with the whole object in frame; a centred view on an even ground with a soft contact shadow;
      a view from slightly below with space above; an off-centre composition with one empty half`,
    palette: `
      ivory, slate and copper; mist, ink and pearl; clay, cream and charcoal; mint, stone and white;
      blush, taupe and graphite; sky grey, sand and black; olive, bone and brass`,
  },
  'still-life': {
    kinds: 'Photograph of things on a table; Plain still-life photograph; Photograph of an everyday object',
    light: `
      soft light from the right leaves a long, faint shadow; pale light from above settles on the upper edges;
      a low light from behind separates object and ground; mild light from the left shows wear and material;
      a wide, even light keeps form and colour clear; slanting light divides the ground behind`,
    framing: `
      a three-quarter view with a soft contact shadow; a straight-on view at the height of the object;
      an off-centre view with plain ground on one side; a close view with the whole object in frame;
      a low view with open space above; a centred view with the ground fading behind`,
    palette: `
      tin, linen and rust; sage, oak and ink; sand, teal and chalk; brown paper, slate and white;
      plum, bone and brass; denim, clay and oat`,
  },
  vehicles: {
    kinds: 'Photograph of a vehicle in its surroundings; Touring photograph; Brochure vehicle photograph',
    light: `
      soft light from the left draws the shoulder line; pale light from above runs over the upper surfaces;
      low light from the back rims wheels and body; open light shows colour and chrome;
      slanting light divides the side into bright and dark; clear light from the front opens the details`,
    framing: `
      a three-quarter front view at wheel height; a rear three-quarter view with open ground ahead;
      a side view with the whole length in frame; a wide view with the vehicle at one third;
      a low view along the ground toward the front wheel; a slightly raised three-quarter view`,
    palette: `
      slate, sand and signal red; ink, steel and cream; moss, dust and black; sky, rust and chrome;
      maroon, stone and ivory; charcoal, teal and straw`,
  },
  vessels: {
    kinds: 'Photograph of a journey; Documentary transport photograph; Wide photograph of a craft',
    light: `
      slanting light shows every seam and plate; pale light from behind draws the outline against the distance;
      soft light from the left follows the long side; clear light from above keeps the upper side bright;
      low light from the back lies along the course ahead; an open light keeps near and far sharp`,
    framing: `
      a wide view with the craft at one third; a three-quarter view with open space ahead;
      a side view with the full length in frame; a low view from some distance;
      a high view along its course; a layered view with foreground in shade`,
    palette: `
      rope, navy and white; slate, rust and cream; teal, ash and brass; sand, ink and sea green;
      pewter, red oxide and fog; sky, timber and black`,
  },
  sculpture: {
    kinds: 'Photograph of a shaped object; Plain photograph of a sculpture; Photograph of form and material',
    light: `
      light from the right throws half of the form into shade; pale light from above draws every hollow;
      a low light grazes folds and edges; soft frontal light keeps material and colour true;
      light from behind rims the outline; quiet side light turns the form slowly from bright to dark`,
    framing: `
      a centred view with the whole form in frame; a three-quarter view against an empty ground;
      a slightly low view with space above; an off-centre view with the shadow in frame;
      a straight-on view with even margins; a close view that keeps the outline whole`,
    palette: `
      graphite, sand and ivory; moss, stone and black; verdigris, clay and chalk; pewter, rose and ash;
      amber, umber and white; slate, cream and copper`,
  },
  render: {
    kinds: 'Smooth 3D render; Miniature-style 3D render; Rounded 3D render; Product-style 3D render',
    light: `
      soft light from the upper right gives rounded shadows; a wide light from the front keeps the colours clear;
      gentle light from the back rims the upper edges; soft light from both sides shapes the form;
      clear light from above leaves one soft contact shadow; an even light shows every bevel`,
    framing: `
      a three-quarter view with the whole model in frame; a centred view from slightly above;
      an isometric view with the model filling two thirds; a straight-on view with even margins;
      a slightly low view with soft ground; an off-centre view with open space to one side`,
    palette: `
      sky, peach and white; plum, mint and cream; tangerine, navy and sand; moss, blush and ivory;
      aqua, coral and grey; butter, lilac and slate`,
  },
  texture: {
    kinds: 'Material photograph; Surface scan; Flat surface photograph; Close material study',
    light: `
      slanting light catches every ridge; pale light keeps the surface evenly bright;
      low light from the right deepens the grooves; soft light from above holds the tone constant;
      mild light from one side shows the depth of the surface; clear, even light leaves small natural shadows`,
    framing: `
      a straight-down view with the surface parallel to the frame; a close, flat view from edge to edge;
      an overhead view with a constant scale; a square-on view that fills the frame;
      a flat all-over composition with steady detail; a close overhead view with an even grain`,
    palette: `
      the material's own tones, kept even; the material's true colours, slightly muted;
      natural steps from light to dark; close, neutral tones;
      the surface's plain colours, unfiltered; the material's tones with small stains and shifts`,
  },
}
