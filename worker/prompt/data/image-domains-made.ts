import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'

/** Pictures defined by how they are made: paint, stone, pixels, line, render, and form for its own sake. */
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
      Charcoal and pastel drawing; Ink-wash painting
    `),
    light: splitChoices(`
      soft light from one side leaves deep, quiet shadows; diffused light lets colour carry the form;
      strong light and dark divide the scene; a pale light from the left rests on the main forms;
      broken light flickers across the surface; a low, even light unites the tones;
      light from behind dissolves the edges
    `),
    framing: splitChoices(`
      a balanced composition with one clear focus; an off-centre composition with open space;
      a close composition that fills the frame; a wide composition with a high horizon;
      a triangular composition that rests at the base; a frontal view with shallow depth;
      a diagonal composition that leads into the distance
    `),
    palette: splitChoices(`
      ochre, umber and muted blue; lead white, vermilion and black; grey-green and pale rose; viridian, cream and rust;
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
      Close study of a carved form
    `),
    light: splitChoices(`
      raking light from the left reveals the tool marks; soft top light models the planes;
      a single hard light leaves half of the form in shadow; broad light wraps around the volume;
      low side light brings out the grain of the material; light from behind edges the contour
    `),
    framing: splitChoices(`
      a three-quarter view with space around the form; a frontal view at the height of the face;
      a low angle that gives the form weight; a close view of surface and edge;
      a centred view against a plain dark ground; a profile view with a clear silhouette
    `),
    palette: splitChoices(`
      chalk white and charcoal; patina green and umber; sandstone and dusk blue; warm grey and bone;
      black, bronze and cream; clay red and slate
    `),
    lens: splitChoices(`
      85mm lens at f/5.6; 70mm lens at f/8; 100mm lens at f/4; 90mm lens, shallow depth of field; 50mm lens at f/5.6;
      120mm lens at f/8
    `),
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
      Layered abstract composition
    `),
    light: splitChoices(`
      even light leaves subtle depth between layers; a soft inner glow rises from a dark ground;
      low side light gives the layers a thin shadow; diffused light lets the colours meet;
      one bright area of light pulls the eye; a slow gradient of light crosses the frame
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
      Two-layer surface pattern
    `),
    light: splitChoices(`
      flat, even light keeps the motif clean; uniform light leaves the shapes solid; shadowless light suits the repeat;
      even light keeps the density constant; flat light with a hint of paper texture rests on the surface
    `),
    framing: splitChoices(`
      an all-over composition in a half-drop repeat; a straight grid repeat with even spacing;
      a dense all-over composition with small gaps; an open all-over composition with plenty of ground;
      a composition of large and small motifs in even rhythm; a brick-repeat composition in rows
    `),
    palette: splitChoices(`
      indigo and off-white; terracotta, blush and cream; sage, mustard and ivory; navy, coral and sand;
      forest, lilac and paper; ink and pale gold
    `),
    lens: [],
    ratios: splitChoices('1:1'),
    ratio: '1:1',
    avoid: splitTerms('focal subject, visible seams, perspective, watermark, stray text, uneven density'),
  },
  {
    id: 'render',
    group: 'illustration',
    framework: 'object + materials + virtual camera',
    strong: splitTerms(`
      3d render, 3d model, blender, low poly, low-poly, voxel, claymation, clay render, isometric room, cgi, 3d icon,
      octane, unreal engine scene, 3d character, plasticine, isometric render, product render, lego
    `),
    weak: splitTerms('3d, render, glossy, plastic, isometric, miniature, diorama, toy'),
    kinds: splitChoices(`
      Clean 3D render; Soft-shaded 3D render; Isometric 3D render; Clay-textured 3D render; Matte 3D render
    `),
    light: splitChoices(`
      one large soft light from above shapes the volumes; soft light from the left leaves a gentle contact shadow;
      even studio light shows roughness and edges; light from behind rims the rounded forms;
      a broad front light keeps the materials readable; low side light adds depth to the bevels
    `),
    framing: splitChoices(`
      an isometric view on a plain ground; a three-quarter view from slightly above;
      a centred view with soft empty space; a low frontal view with a gentle perspective;
      a close view of one corner of the model; a miniature-like high angle
    `),
    palette: splitChoices(`
      peach, cream and mint; slate, coral and white; lilac, sky and soft grey; sand, teal and terracotta;
      pale yellow, navy and white; rose, sage and ivory
    `),
    lens: [],
    ratios: splitChoices('1:1; 4:5; 4:3'),
    ratio: '1:1',
    avoid: splitTerms('film grain, jagged edges, watermark, stray text, floating parts, noisy shadows'),
  },
  {
    id: 'pixel-art',
    group: 'illustration',
    framework: 'grid + palette size + view',
    strong: splitTerms('pixel art, 8-bit, 16-bit, 8 bit, pixelated, sprite, retro game, pixel'),
    weak: splitTerms('game, tile, side-scroller, arcade, nes'),
    kinds: splitChoices(`
      Pixel art on a 64 by 64 grid; Sixteen-colour pixel art; Pixel art sprite; Side-view pixel art; Top-down pixel art
    `),
    light: splitChoices(`
      flat light with two tones of shadow reads clearly; one light from the upper left gives blocky shadows;
      even light keeps the pixels clean; a single row of bright pixels catches the light;
      simple dithered shadow rounds the forms
    `),
    framing: splitChoices(`
      a side view on one ground line; a centred view with a readable silhouette; an isometric view in whole pixels;
      a top-down view on a square grid; a three-quarter view with thick outlines
    `),
    palette: splitChoices(`
      sixteen colours around teal and orange; eight colours around violet and cream; four greens and one highlight;
      twelve colours around navy and coral; a small set of browns, sky blue and white
    `),
    lens: [],
    ratios: splitChoices('1:1; 4:3; 16:9'),
    ratio: '1:1',
    avoid: splitTerms('blurred pixels, mixed resolutions, gradients, watermark, stray text, photo texture'),
  },
  {
    id: 'line-art',
    group: 'illustration',
    framework: 'subject + line weight + white ground',
    strong: splitTerms(`
      line art, coloring page, colouring page, tattoo, tattoo design, line drawing, outline drawing, ink drawing,
      pen drawing, one line drawing, stencil, engraving, blackwork, mehndi, henna, coloring book, silhouette of
    `),
    weak: splitTerms('outline, ink, black, white, simple, lines, fine line'),
    kinds: splitChoices(`
      Black line drawing; Fine-line ink drawing; Clean outline drawing; Bold outline art; Single-weight line drawing
    `),
    light: splitChoices(`
      flat light leaves only line on white; shadowless light keeps every area open; even light and pure outline carry the form;
      a few short strokes of shadow give the forms volume; plain light leaves every contour open
    `),
    framing: splitChoices(`
      a centred view with closed outlines on white; a frontal view with even margins; a compact composition in one shape;
      a side view with a clear silhouette; a symmetrical composition on a white ground
    `),
    palette: splitChoices(`
      pure black on white; deep ink blue on white; black with open white areas; dark sepia on plain white; charcoal on white
    `),
    lens: [],
    ratios: splitChoices('2:3; 1:1; 4:5'),
    ratio: '2:3',
    avoid: splitTerms('grey fills, gradients, photo texture, watermark, stray text, broken outlines'),
  },
]
