import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'

/** Pictures made by a program or a pen: render, pixels, line. */
export const renderedImageDomains: readonly ImageDomain[] = [
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
      Clean 3D render; Soft-shaded 3D render; Isometric 3D render; Clay-textured 3D render; Matte 3D render;
      Toy-like 3D render; Studio-lit 3D render
    `),
    light: splitChoices(`
      one large soft light from above shapes the volumes; soft light from the left leaves a gentle contact shadow;
      even studio light shows roughness and edges; light from behind rims the rounded forms;
      a broad front light keeps the materials readable; low side light adds depth to the bevels;
      cool light from the side meets one warm reflection
    `),
    framing: splitChoices(`
      an isometric view on a plain ground; a three-quarter view from slightly above;
      a centred view with soft empty space; a low frontal view with a gentle perspective;
      a close view of one corner of the model; a miniature-like high angle;
      a frontal view with rounded, simple volumes
    `),
    palette: splitChoices(`
      peach, cream and mint; slate, coral and white; lilac, sky and soft grey; sand, teal and terracotta;
      pale yellow, navy and white; rose, sage and ivory; coral, ivory and deep green
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
      Pixel art on a 64 by 64 grid; Sixteen-colour pixel art; Pixel art sprite; Side-view pixel art;
      Top-down pixel art; Isometric pixel art; Limited-palette pixel art
    `),
    light: splitChoices(`
      flat light with two tones of shadow reads clearly; one light from the upper left gives blocky shadows;
      even light keeps the pixels clean; a single row of bright pixels catches the light;
      simple dithered shadow rounds the forms; one bright edge of light separates figure and ground;
      a two-step shadow falls to the lower right
    `),
    framing: splitChoices(`
      a side view on one ground line; a centred view with a readable silhouette; an isometric view in whole pixels;
      a top-down view on a square grid; a three-quarter view with thick outlines;
      a close side view with a large figure; a wide side view with a layered background
    `),
    palette: splitChoices(`
      sixteen colours around teal and orange; eight colours around violet and cream; four greens and one highlight;
      twelve colours around navy and coral; a small set of browns, sky blue and white;
      ten colours around plum and sand; a grey ramp with one warm accent
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
      Black line drawing; Fine-line ink drawing; Clean outline drawing; Bold outline art; Single-weight line drawing;
      Dip-pen drawing; Clear contour drawing
    `),
    light: splitChoices(`
      flat light leaves only line on white; shadowless light keeps every area open;
      even light and pure outline carry the form; a few short strokes of shadow give the forms volume;
      plain light leaves every contour open; plain light keeps the paper white;
      thicker lines on one side suggest the shadow
    `),
    framing: splitChoices(`
      a centred view with closed outlines on white; a frontal view with even margins;
      a compact composition in one shape; a side view with a clear silhouette;
      a symmetrical composition on a white ground; a three-quarter view with clean contours;
      a close frontal view that fills the sheet
    `),
    palette: splitChoices(`
      pure black on white; deep ink blue on white; black with open white areas; dark sepia on plain white;
      charcoal on white; dark blue-grey on white; black line on warm paper white
    `),
    lens: [],
    ratios: splitChoices('2:3; 1:1; 4:5'),
    ratio: '2:3',
    avoid: splitTerms('grey fills, gradients, photo texture, watermark, stray text, broken outlines'),
  },
]
