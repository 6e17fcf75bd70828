import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { sculptureLenses } from './image-lenses.ts'

/** Pictures defined by how they are made: paint and stone, and form for its own sake. */
export const madeImageDomains: readonly ImageDomain[] = [
  {
    id: 'fine-art',
    group: 'fine_art',
    framework: 'medium + movement + light',
    strong: splitTerms(`
      oil painting, watercolor, watercolour, painting of, painting, impressionist, cubist, surrealist, renaissance,
      baroque, van gogh, monet, picasso, charcoal drawing, ukiyo-e, woodcut, still life, gouache, fresco, mosaic,
      stained glass, linocut, acrylic, pencil sketch, ink wash, in the style of, rembrandt, cubism, impressionism,
      pointillism, art nouveau, art deco, tapestry, etching, pastel drawing, lithograph, woodblock, surrealism,
      expressionism, abstract expressionist, mona lisa, starry night, collage, pintura, peinture, gemälde
    `),
    weak: splitTerms('canvas, brush, art, artist, impasto, museum, style of, gallery, masterwork, painter'),
    kinds: splitChoices(`
      Oil painting on canvas; Loose watercolour; Gouache painting; Acrylic painting with visible brushwork;
      Charcoal and pastel drawing; Ink-wash painting; Tempera painting on panel
    `),
    light: splitChoices(`
      soft light from one side leaves deep, quiet shadows; diffused light lets colour carry the form;
      strong light and dark divide the scene; a pale light from the left rests on the main forms;
      broken light flickers across the surface; a low, even light unites the tones;
      light from behind dissolves the edges
    `),
    framing: splitChoices(`
      a balanced composition with one clear focus; an off-centre composition with open space;
      a close composition that fills the frame; a composition with a clear foreground and a quiet distance;
      a triangular composition that rests at the base; a frontal view with shallow depth;
      a diagonal composition that leads into the distance
    `),
    palette: splitChoices(`
      ochre, umber and muted blue; lead white, vermilion and black; grey-green and pale rose;
      viridian, cream and rust;
      indigo, sienna and bone; olive, lilac and smoke; cobalt, lemon and grey
    `),
    lens: [],
    ratios: splitChoices('4:5; 3:4; 4:3'),
    ratio: '4:5',
    avoid: splitTerms('photo realism, picture frame, signature, watermark, muddy tones, stray text'),
  },
  {
    id: 'sculpture',
    group: 'fine_art',
    framework: 'form + material + viewpoint',
    strong: splitTerms(`
      sculpture, statue, bust of, marble statue, bronze statue, origami, clay figure, wood carving, ceramic figure,
      ice sculpture, relief, monument, paper sculpture, figurine, statue of
    `),
    weak: splitTerms('marble, bronze, carved, stone, clay, pedestal, museum, wooden'),
    kinds: splitChoices(`
      Museum photograph of a sculpture; Sculpture study; Gallery photograph; Catalogue photograph of a sculpture;
      Close study of a carved form; Studio photograph of a sculpture; Sculpture photograph for a catalogue
    `),
    light: splitChoices(`
      raking light from the left reveals the tool marks; soft top light models the planes;
      a single hard light leaves half of the form in shadow; broad light wraps around the volume;
      low side light brings out the grain of the material; light from behind edges the contour;
      soft side light lets the shadows carry the volume
    `),
    framing: splitChoices(`
      a three-quarter view with space around the form; a frontal view at the height of the face;
      a low angle that gives the form weight; a near view with the whole outline in frame;
      a centred view against a plain dark ground; a profile view with a clear silhouette;
      a slightly low view against an even ground
    `),
    palette: splitChoices(`
      chalk white and charcoal; patina green and umber; sandstone and dusk blue; warm grey and bone;
      black, bronze and cream; clay red and slate; ivory, ash and rust
    `),
    lens: sculptureLenses,
    ratios: splitChoices('4:5; 3:4; 1:1'),
    ratio: '4:5',
    avoid: splitTerms('plastic sheen, extra limbs, watermark, crowds, melted features, stray text'),
  },
  {
    id: 'abstract',
    group: 'abstract',
    framework: 'form + motion + palette',
    strong: splitTerms(`
      abstract, geometric, fractal, gradient, shapes, swirl, background of, tessellation, kaleidoscope, infinity,
      concentric circles, optical illusion, generative art, fluid art, abstract art, mandala, spiral, hexagons
    `),
    weak: splitTerms(`
      circle, square, triangle, sphere, line, colour, color, curve, chaos, love, life, time, hope, freedom, happiness,
      concept, equation, number, dot, energy, peace, dream, memory, silence, meaning, cone, pyramid shape, cylinder
    `),
    kinds: splitChoices(`
      Abstract composition; Non-figurative colour study; Geometric abstraction; Abstract paper relief;
      Layered abstract composition; Abstract composition in paper and paint; Colour-field composition
    `),
    light: splitChoices(`
      even light leaves subtle depth between layers; a soft inner glow rises from a dark ground;
      low side light gives the layers a thin shadow; diffused light lets the colours meet;
      one bright area of light pulls the eye; a slow gradient of light crosses the frame;
      a raking light shows the edges of the layers
    `),
    framing: splitChoices(`
      an all-over composition with one area of rest; a diagonal composition across the frame;
      a centred form with wide empty space; a composition of large and small shapes in tension;
      a spiral composition that opens outward; a horizontal composition in quiet bands;
      an off-centre composition weighted to one side
    `),
    palette: splitChoices(`
      deep blue, copper and chalk; coral, plum and bone; black, jade and pale yellow; rust, lilac and ink;
      cobalt, sand and white; moss, rose and charcoal; amber, slate and cream
    `),
    lens: [],
    ratios: splitChoices('1:1; 4:5; 3:2'),
    ratio: '1:1',
    avoid: splitTerms('literal objects, stray text, watermark, noise, muddy blending, picture frame'),
  },
  {
    id: 'pattern',
    group: 'abstract',
    framework: 'motif + repeat + density',
    strong: splitTerms(`
      pattern, seamless, texture, wallpaper pattern, motif, textile, fabric print, seamless pattern, tileable,
      repeat pattern, wrapping paper, damask, paisley, tile pattern, batik, tiles
    `),
    weak: splitTerms('floral, geometric, print, repeat, small, dots, stripes'),
    kinds: splitChoices(`
      Seamless repeat pattern; Block-printed textile pattern; Flat surface pattern; Hand-drawn repeat pattern;
      Two-layer surface pattern; Small-scale repeat pattern; Wallpaper-like repeat pattern
    `),
    light: splitChoices(`
      flat, even light keeps the motif clean; uniform light leaves the shapes solid;
      shadowless light suits the repeat; even light keeps the density constant;
      flat light with a hint of paper texture rests on the surface; plain light leaves every motif equal;
      soft, even light keeps the ground calm
    `),
    framing: splitChoices(`
      an all-over composition in a half-drop repeat; a straight grid repeat with even spacing;
      a dense all-over composition with small gaps; an open all-over composition with plenty of ground;
      a composition of large and small motifs in even rhythm; a brick-repeat composition in rows;
      a diagonal all-over composition with a steady step
    `),
    palette: splitChoices(`
      indigo and off-white; terracotta, blush and cream; sage, mustard and ivory; navy, coral and sand;
      forest, lilac and paper; ink and pale gold; plum, straw and pale grey
    `),
    lens: [],
    ratios: splitChoices('1:1'),
    ratio: '1:1',
    avoid: splitTerms('focal subject, visible seams, perspective, watermark, stray text, uneven density'),
  },
]
