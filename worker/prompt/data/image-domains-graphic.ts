import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'

/** Flat, useful pictures: marks, printed matter, screens and drawings to work from. */
export const graphicImageDomains: readonly ImageDomain[] = [
  {
    id: 'logo',
    group: 'illustration',
    framework: 'mark idea + lettering + space',
    strong: splitTerms('logo, emblem, brand mark, monogram, logotipo, crest, wordmark, logo design, brand identity'),
    weak: splitTerms('brand, vector, flat, minimalist, bakery, company, startup, mark, salon, studio'),
    kinds: splitChoices(
      'Flat vector logo; Simple brand mark; Flat two-colour logo; Geometric brand mark; Line-based logo; Single-colour mark; Modern wordmark with a symbol',
    ),
    light: splitChoices(`
      even, flat light leaves crisp edges; flat light keeps each shape solid; uniform light gives clean, hard edges;
      shadowless light leaves pure flat colour; flat, even light holds the mark on its ground;
      plain, even light keeps the ground clean; flat light lets the outline carry the mark
    `),
    framing: splitChoices(`
      one centred mark with generous empty space on a plain background;
      a single bold shape, readable at small size, on a plain background;
      a compact centred mark with even margins on white; a symmetrical mark on a plain ground with wide margins;
      a simple mark built from two shapes, centred with negative space around it;
      a mark that uses its negative space, centred on a plain background;
      one letter-like mark, centred with wide margins
    `),
    palette: splitChoices(`
      two flat colours: deep brown and cream; two flat colours: navy and warm white;
      two flat colours: forest green and off-white; two flat colours: charcoal and coral;
      two flat colours: ink blue and pale sand; two flat colours: plum and ivory; black on plain white
    `),
    lens: [],
    ratios: splitChoices('1:1'),
    ratio: '1:1',
    avoid: splitTerms('gradients, mockup, photo texture, watermark, drop shadow, bevel, clutter'),
  },
  {
    id: 'icon',
    group: 'illustration',
    framework: 'one object + stroke + padding',
    strong: splitTerms('icon, app icon, favicon, sticker, badge, emoji design, icon set, pictogram, avatar, mascot'),
    weak: splitTerms('flat, rounded, simple, minimal, cute, kawaii, vector'),
    kinds: splitChoices(`
      Flat icon; Rounded app icon; Die-cut sticker design; Simple pictogram; Two-tone vector icon; Line icon;
      Soft-cornered icon
    `),
    light: splitChoices(`
      flat light keeps the shape solid; even light leaves crisp edges;
      uniform light with one simple shadow reads clearly; shadowless light leaves pure flat colour;
      a single flat highlight catches the top edge; plain, even light suits small sizes;
      flat light with one tone of shadow gives the object weight
    `),
    framing: splitChoices(`
      one centred object with even padding; a single bold silhouette on a plain background;
      a frontal view with rounded outer shapes; a centred three-quarter view with thick outlines;
      a compact composition inside a rounded square; one object with a white border on a plain background;
      a tight frontal view with equal margins
    `),
    palette: splitChoices(`
      coral, navy and white; mint, charcoal and cream; sun yellow and deep blue; lilac, plum and white;
      tomato, sand and ink; teal, peach and off-white; sky, graphite and white
    `),
    lens: [],
    ratios: splitChoices('1:1'),
    ratio: '1:1',
    avoid: splitTerms('background scene, fine texture, tiny details, watermark, stray text, photo texture'),
  },
  {
    id: 'poster',
    group: 'illustration',
    framework: 'headline + hierarchy + grid',
    strong: splitTerms(`
      poster, flyer, book cover, album cover, magazine cover, banner, typography, invitation card, movie poster,
      thumbnail, invitation, greeting card, business card, billboard, brochure, graffiti, advertisement, postcard,
      t-shirt design, menu design, travel poster, instagram post, cartel, affiche, plakat
    `),
    weak: splitTerms('headline, title, layout, text, print, words, letters, sale, festival'),
    kinds: splitChoices(`
      Screen-printed poster; Typographic poster; Flat graphic poster; Two-colour risograph poster; Modernist poster;
      Cut-paper poster; Swiss-style poster
    `),
    light: splitChoices(`
      flat graphic light leaves crisp edges; even light with one tone of shadow shapes the main form;
      a soft light behind the main shape lifts it off the ground; simple light and shadow divide the main shape;
      uniform light keeps the colours pure; a hard light from one side makes one bold shadow;
      a low light throws one long shadow across the ground
    `),
    framing: splitChoices(`
      one dominant shape with a clear text area and wide margins;
      a strict grid with one focal point in the upper third; a centred composition with a quiet lower third;
      a diagonal composition with strong white space; a large cropped shape in a tight composition;
      a stacked composition with a clear reading order; a centred composition inside a wide frame of paper
    `),
    palette: splitChoices(`
      cream, black and one vivid red; deep blue, off-white and amber; mustard, teal and ink; coral, forest and paper;
      violet, lemon and black; rust, sky and ivory; teal, salmon and off-white
    `),
    lens: [],
    ratios: splitChoices('2:3; 3:4; 4:5'),
    ratio: '2:3',
    avoid: splitTerms('illegible text, clutter, watermark, stray letters, photo collage, crowded margins'),
  },
  {
    id: 'infographic',
    group: 'illustration',
    framework: 'flow + labelled nodes + reading order',
    strong: splitTerms(`
      infographic, diagram, flowchart, chart, map of, timeline graphic, mind map, anatomical diagram, blueprint,
      cutaway, exploded view, schematic, pie chart, bar chart, scientific illustration
    `),
    weak: splitTerms('labels, arrows, steps, explained, process, sections, cycle, parts'),
    kinds: splitChoices(`
      Clean infographic; Labelled diagram; Flat explanatory graphic; Technical diagram; Textbook-style diagram;
      Step-by-step graphic; Annotated diagram
    `),
    light: splitChoices(`
      flat, even light keeps every part readable; uniform light leaves clean edges;
      shadowless light keeps the ground white; flat light with soft shadow separates the parts;
      plain, even light suits the page; even light leaves room for the labels;
      flat light gives every node the same weight
    `),
    framing: splitChoices(`
      a left-to-right composition with aligned parts; a top-down composition in clear steps on a grid;
      a centred diagram with evenly spaced parts around it; a two-column grid with wide gutters;
      a circular composition with a clear starting point; a frontal view with generous margins;
      a layered composition from overview to detail
    `),
    palette: splitChoices(`
      navy, teal and white; charcoal, orange and pale grey; forest, mustard and off-white; plum, sky and white;
      slate, coral and cream; ink blue and two tints of green; graphite, aqua and paper white
    `),
    lens: [],
    ratios: splitChoices('16:9; 4:3; 3:4'),
    ratio: '16:9',
    avoid: splitTerms(
      'decorative clutter, illegible text, gibberish labels, watermark, crossing arrows, photo texture',
    ),
  },
  {
    id: 'ui',
    group: 'illustration',
    framework: 'screen purpose + grid + components',
    strong: splitTerms(`
      ui design, app screen, dashboard design, landing page design, website design, mobile app, user interface,
      ui mockup, web design, login screen, onboarding screen, app ui, wireframe, ux, hero section
    `),
    weak: splitTerms('screen, button, cards, dark mode, layout, navigation, figma, minimal'),
    kinds: splitChoices(`
      Finished interface design; Product interface screen; Clean web interface; Interface screen with a clear structure;
      Shipped-looking application screen; Web application screen; Interface screen for daily use
    `),
    light: splitChoices(`
      flat, even light keeps the screen neutral; soft shadows lift the cards slightly;
      uniform light leaves crisp edges; shadowless light keeps the panels flat; a faint shadow separates the layers;
      plain light leaves text and icons crisp; even light with one soft shadow lifts the main card
    `),
    framing: splitChoices(`
      a straight-on view of the whole screen on a twelve-column grid; a frontal view of one screen with even margins;
      a flat frontal view with a clear header, body and footer grid;
      a straight-on view with one main action in focus; a frontal view on an eight-point spacing grid;
      a straight-on view with a side bar and a main column; a frontal view with three clear areas on a grid
    `),
    palette: splitChoices(`
      white, slate and one indigo accent; off-white, charcoal and teal; deep navy, grey and lime;
      sand, ink and coral; pale grey, black and electric blue; cream, forest and amber;
      warm white, graphite and violet
    `),
    lens: [],
    ratios: splitChoices('16:10; 16:9; 4:3'),
    ratio: '16:10',
    avoid: splitTerms('filler text, illegible text, device frame, watermark, warped icons, misaligned cards'),
  },
  {
    id: 'sheet',
    group: 'illustration',
    framework: 'item + views + scale',
    strong: splitTerms(`
      character sheet, reference sheet, turnaround, model sheet, prop sheet, expression sheet, sprite sheet,
      orthographic, front side and back, design sheet
    `),
    weak: splitTerms('views, poses, angles, sheet, expressions'),
    kinds: splitChoices(`
      Orthographic reference sheet; Clean model sheet; Production turnaround sheet; Annotated-style design sheet;
      Line-and-flat-colour reference sheet; Turnaround drawing; Reference drawing on one page
    `),
    light: splitChoices(`
      even, neutral light explains the forms; flat light keeps the views comparable;
      soft frontal light shows the materials; uniform light leaves one faint contact shadow;
      neutral light from above suits every view; plain, flat light keeps colours comparable;
      soft, even light separates the layers
    `),
    framing: splitChoices(`
      a row of full-length views on one ground line; front view, side view and back view with even spacing;
      a grid of equal cells with one view in each; a large front view with smaller side views;
      full-body views at the same scale on white; full-length views in a row with equal margins;
      a grid of views from front to back
    `),
    palette: splitChoices(`
      local colours on a plain white ground; muted local colours on pale grey; three flat colours on off-white;
      warm greys with one accent on white; restrained local colours on cream;
      soft neutrals with two local accents on white; plain local colours on light sand
    `),
    lens: [],
    ratios: splitChoices('3:2; 16:9'),
    ratio: '3:2',
    avoid: splitTerms('perspective distortion, mixed scales, background scene, watermark, stray text, merged views'),
  },
]
