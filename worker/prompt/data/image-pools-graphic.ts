import type { WiderPools } from './wider-pools.ts'

/** Further choices for flat, useful pictures. */
export const graphicPools: Readonly<Record<string, WiderPools>> = {
  logo: {
    kinds: 'Compact vector logo; Logo in one bold colour; Logo mark with plain lettering',
    light: `
      flat light keeps line and surface equal; even light leaves the colours pure; plain light keeps the outline sharp;
      shadowless light gives one clean shape; uniform light holds mark and lettering together; flat light suits print and screen`,
    framing: `
      a centred mark above its lettering, with wide margins; a mark inside a simple outline, centred on a plain ground;
      a horizontal composition of mark and name on a plain background; a compact composition in a circle on white;
      a single line-drawn mark with generous margins; a centred composition built on a simple grid`,
    palette: `
      two flat colours: teal and chalk; two flat colours: rust and sand; two flat colours: indigo and pale grey;
      two flat colours: olive and cream; two flat colours: burgundy and stone; two flat colours: graphite and mint`,
  },
  icon: {
    kinds: 'Bold flat icon; Outlined icon; Friendly sticker-like icon',
    light: `
      flat light keeps the edges clean; one soft tone of shadow gives the object volume; clear, even light leaves the colours full;
      shadowless light keeps the outline simple; a small highlight of light marks the upper left; plain light separates object and ground`,
    framing: `
      a centred view with the object filling two thirds; a straight-on view with generous margins;
      a slightly turned view with a bold outline; a compact view on a plain ground;
      a symmetrical composition with even margins; a centred object on a soft round ground, with even margins`,
    palette: `
      orange, ink and cream; rose, teal and white; moss, butter and charcoal; violet, mint and off-white;
      brick, sky and ivory; aqua, plum and sand`,
  },
  poster: {
    kinds: 'Bold graphic poster; Layered screen-print poster; Poster with one large picture',
    light: `
      flat light keeps colour areas pure; one strong light leaves half of the main shape dark;
      a glow of light rises behind the main shape; soft light with grain gives the flat areas depth;
      clear light from the left gives each shape one shadow; even light leaves room for the lettering;
      a single beam of light leads to the headline; two tones of light and shade build the picture;
      pale light opens the upper half`,
    framing: `
      one large picture above a calm text area, with even margins; a centred composition with the headline on top;
      a composition in three bands with the main shape in the middle; an asymmetrical composition with wide margins;
      a balanced composition with one free corner for the text;
      a low-angle composition with tall shapes; a circular composition around the headline;
      a two-part composition of picture and type; a composition along one strong vertical`,
    palette: `
      brick, cream and ink; teal, apricot and white; navy, coral and sand; forest, gold and paper;
      plum, mint and black; sky, tomato and chalk; charcoal, lemon and grey; ochre, petrol and blush; wine, rose and ivory`,
  },
  infographic: {
    kinds: 'Clear explanatory graphic; Illustrated diagram; Poster-style infographic',
    light: `
      flat light keeps lines and labels sharp; even light leaves the colours clear; plain light suits print and screen;
      uniform light keeps figures and text equal; shadowless light keeps the layers apart; soft, even light lifts the main part`,
    framing: `
      a vertical composition in numbered steps; a grid of equal cells with one idea in each;
      a centred main figure with short callouts in the margin; a composition in three columns with clear headings;
      a winding composition from start to finish; a composition with one large figure and small details beside it`,
    palette: `
      indigo, coral and white; leaf, sand and ink; petrol, lemon and pale grey; brick, teal and paper;
      violet, mint and slate; ochre, navy and cream`,
  },
  ui: {
    kinds: 'Polished interface screen; Interface concept for one screen; Product screen with real content',
    light: `
      flat light keeps every label crisp; even light leaves the surfaces calm; a soft shadow lifts the active element;
      uniform light gives every panel one weight; plain light keeps contrast high; a faint highlight marks the top layer`,
    framing: `
      a frontal view with a strong heading and a clear grid; a straight-on view with cards in even rows;
      a frontal view with generous margins and one main column; a straight-on view with one large figure on top;
      a flat frontal view with steady spacing; a straight-on view with a clear first step`,
    palette: `
      ivory, ink and teal; mist, navy and apricot; snow, plum and mint; stone, black and sky;
      pearl, forest and gold; grey, white and signal red`,
  },
  sheet: {
    kinds: 'Reference sheet with notes of form; Clean turnaround page; Line-drawn reference sheet',
    light: `
      even light keeps form and colour equal in every view; flat light leaves the lines clear; soft light from above shows volume;
      uniform light keeps the ground white; plain light lets the outline lead; neutral light from the front explains each part`,
    framing: `
      a row of views from front to back at one scale; a grid of views with wide gutters;
      a centred main view with details in the margin; full-body views side by side with equal spacing;
      a row of heads above a row of full-length views; equal cells in a clear grid`,
    palette: `
      flat local colours on pale paper; local colours with grey shadows on white; two local colours and one accent on ivory;
      muted local colours on light blue-grey; clean local colours on warm white; greys with local accents on cream`,
  },
  pattern: {
    kinds: 'Two-colour repeat pattern; Woven-look repeat pattern; Loose hand-painted repeat pattern',
    light: `
      flat light leaves ground and motif equal; even light keeps each colour solid; shadowless light keeps the edges clear;
      plain light holds the repeat together; uniform light suits fabric and paper; soft, even light keeps small motifs readable`,
    framing: `
      an all-over composition with motifs in two sizes; a mirrored composition along a vertical axis;
      an all-over composition in loose diagonal rows; a grid composition with small fillers between;
      an ogee composition with large motifs; a tossed all-over composition with even gaps`,
    palette: `
      teal, rust and cream; plum, mint and sand; brick, sky and ivory; olive, rose and white;
      ink, ochre and blush; petrol, coral and chalk`,
  },
  'pixel-art': {
    kinds: 'Crisp-edged pixel art; Pixel art for a small game; Pixel art with dithered shades',
    light: `
      light from the upper right leaves stepped shadows; flat light keeps the outline strong;
      two tones of light and shade carry each form; a short ramp of light marks the top edges;
      pale light separates near and far tiles; one clear light gives blocks and figures volume`,
    framing: `
      a side view with the figure on a clear ground; a centred view with open pixels around;
      a three-quarter view in whole pixels; a square-on view on a fixed grid;
      a layered side view with near and far planes; a compact view that fills the canvas`,
    palette: `
      twelve colours around rust and mint; eight colours around indigo and peach; sixteen colours around moss and lilac;
      six colours around sand and petrol; ten colours around brick and sky; fourteen colours around slate and apricot`,
  },
  'line-art': {
    kinds: 'Even-weight line drawing; Drawing in pen and open line; Precise contour drawing; Brush-pen line drawing',
    light: `
      flat light leaves every form open to line; line weight alone suggests light and shade;
      a few parallel strokes mark the shaded side away from the light; even light keeps the outline continuous;
      fine dots build the softest shadow; open contours let the light side dissolve into paper;
      plain light leaves black and white in balance; a single heavier contour marks the shadow;
      shadowless light suits a clean trace; small solid areas of shadow anchor the drawing`,
    framing: `
      a centred view with generous margins; a three-quarter view drawn in one clear outline;
      a compact vertical composition; a frontal view with large, open areas;
      a slightly turned view with overlapping contours; a balanced composition with one dense and one open side;
      a circular composition with even margins; a full view of the whole subject on a plain ground; a side view with flowing contours`,
    palette: `
      black ink on cream paper; graphite grey on white; sepia line on ivory; black on clean white with one fine grey;
      deep green ink on white; indigo line on pale paper; black on white with solid black accents; brown-black on natural paper;
      dark line on plain paper`,
  },
  map: {
    kinds:
      'Hand-drawn pictorial map; Illustrated map in ink and colour; Decorative map with small vignettes; Clear pictorial plan',
    light: `
      flat light keeps coast, paths and names apart; pale light leaves the paper open; soft relief light from the upper left lifts the hills;
      even light gives land and water the same weight; plain light keeps small drawings readable; a light tone of shadow follows each ridge`,
    framing: `
      a top-down view with a decorative border and even margins; a slightly tilted bird's-eye view of the whole area;
      a centred top-down view with open ground around; a top-down composition with landmarks drawn larger than scale;
      a flat top-down view with a compass in one corner; an oblique view with hills and houses in small elevation`,
    palette: `
      parchment, sea green and brown ink; cream, brick and moss; pale blue, sand and ink; ivory, ochre and slate;
      sage, rust and paper; mist, navy and straw`,
  },
  stationery: {
    kinds: 'Printed card design; Flat stationery design; Letterpress-style card; Card with a drawn border',
    light: `
      flat light keeps the type sharp; even light leaves paper and ink calm; a soft shadow lifts the card off its ground;
      plain light shows the printed colours; shadowless light suits the page; mild light brings out the paper`,
    framing: `
      a straight-on view of one card with even margins; a centred composition with the main line in the middle;
      a composition with a drawn border and generous margins; an asymmetrical composition with the name set apart;
      a frontal view with ornament above and text below; a composition in two clear areas on a grid`,
    palette: `
      ivory, gold and deep green; blush, charcoal and cream; navy, paper and copper; sage, white and brown;
      maroon, sand and gold; slate, ivory and rose`,
  },
}
