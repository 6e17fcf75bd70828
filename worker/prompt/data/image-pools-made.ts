import { graphicPools } from './image-pools-graphic.ts'
import type { WiderPools } from './wider-pools.ts'

/** Further choices for pictures that are drawn or painted. */
const drawnPools: Readonly<Record<string, WiderPools>> = {
  illustration: {
    kinds:
      'Digital illustration with visible brush marks; Two-colour spot illustration; Warm hand-drawn illustration; Spot illustration with grainy colour; Illustration in broad flat shapes; Pencil-and-tint illustration; Quiet editorial illustration; Cut-out style illustration; Layered paper-texture illustration',
    light: `
      a soft light from the right leaves simple, rounded shadows; one band of light leads to the focal point;
      pale light keeps the ground open; light from behind outlines the main shape; two clear tones of light and shade carry the form;
      a gentle light gathers around the main figure`,
    framing: `
      a medium view with the main shape off the centre; a centred composition with small shapes around it;
      a three-quarter view with a simple ground; a layered view from dark foreground to pale distance;
      a balanced composition with one large and several small shapes; an eye-level view with open space above`,
    palette: `
      plum, apricot and cream; forest, sky and tomato; ink, lemon and blush; rust, mint and sand;
      petrol, rose and ivory; ochre, lilac and white`,
  },
  childrens: {
    kinds:
      'Picture-book scene in coloured pencil; Friendly storybook scene; Watercolour storybook page; Gentle picture-book page; Tempera picture-book scene; Ink-and-wash storybook page; Storybook scene in soft crayon; Picture-book vignette; Collage picture-book page',
    light: `
      soft light from above settles on the main figure; a friendly, even light keeps all shapes clear;
      warm light from one side gives round shadows; pale light opens the background; a glow of light rests on the action;
      light from above leaves soft edges everywhere`,
    framing: `
      a medium view with the whole figure in frame; a centred view with a simple ground line;
      a slightly high view into the scene; a three-quarter view with friendly, round shapes;
      a wide view with room around the figures; an eye-level view close to the action`,
    palette: `
      tomato, sky and cream; moss, peach and white; plum, butter and mint; teal, rose and sand;
      sunflower, denim and ivory; berry, leaf and vanilla`,
  },
  anime: {
    kinds:
      'Clear-lined anime scene; Anime illustration with painted background; Film-style anime frame; Bright cel-shaded scene; Anime frame with soft gradients; Storyboard-clear anime scene; Anime illustration in muted colours; Quiet anime background scene; Poster-like anime illustration',
    light: `
      clear light from the upper left leaves cut-out shadows; light from the back edges the main outlines;
      soft light fills the air behind the main shapes; a cool, even light keeps the lines crisp;
      bright light from one side splits the shapes in two tones; pale light rests on the nearest shapes`,
    framing: `
      a three-quarter view with the surroundings in layers; a medium view with wind in hair and clothes;
      a full-figure view with the place behind; a wide view with the figure small at one third;
      an eye-level view with deep perspective; a slightly low view with open space above`,
    palette: `
      teal, blush and ivory; cobalt, amber and white; plum, mint and grey; ink, coral and sky;
      jade, rose and cream; slate, lemon and lilac`,
  },
  comic: {
    kinds:
      'Comic page with bold outlines; Inked comic scene; Flat-coloured comic panel; Comic art with screen tone; Two-tone comic page; Loose-inked comic panel; Adventure-comic page; Comic panel in limited colour; Graphic page with heavy blacks',
    light: `
      light from the upper left leaves hatched shadows; hard light from behind makes a strong outline;
      flat light keeps figures and letters clear; one strong light divides each face;
      a pale light leaves the background open; clear light from the front lifts the figures`,
    framing: `
      a clear medium view with room for lettering; a row of panels with one dominant picture;
      a wide panel with strong perspective; a high view into the action; a close panel on the reaction;
      a balanced composition with figures on both sides`,
    palette: `
      tomato, navy and cream; teal, black and mustard; plum, orange and pale grey; olive, red and paper;
      ink, sky and yellow; rust, mint and black`,
  },
  character: {
    kinds:
      'Full-figure character art; Character study in costume; Concept painting of a character; Painterly character portrait in full figure; Character sketch in colour; Role-playing character illustration; Character painting on a plain ground; Clean-lined character design; Character study with gear',
    light: `
      light from the upper left models face and costume; light from behind edges hair and shoulders;
      soft light from above separates the layers of clothing; a cool light meets a warm one along the outline;
      clear frontal light keeps every detail readable; low light from the right gives the figure weight`,
    framing: `
      a full-body view in a quiet stance; a three-quarter view with the hands in frame;
      a full-figure view against a pale ground; a knee-up view from slightly below;
      a full-body view in mid-step; a waist-up view that shows face and gear`,
    palette: `
      slate, crimson and bone; moss, tan and pewter; indigo, brass and sand; plum, steel and ivory;
      charcoal, teal and copper; umber, sage and pearl`,
  },
  environment: {
    kinds:
      'Painted environment study; Concept painting of a place; Atmospheric world painting; Digital painting of a place; Concept study of a world; Mood painting of a setting; Keyframe-like concept painting; Painted establishing scene; Loose concept painting with clear shapes',
    light: `
      light from behind the main structure draws its outline; a pale light opens the far distance;
      one narrow beam of light marks the focal point; soft light drifts through the air;
      low light from the right models the ground; scattered light glows in small points`,
    framing: `
      a wide view with a clear path to the focal point; a high view with the place laid out below;
      a wide view framed by near shapes; a low view that makes the structures tower;
      a layered composition with haze between the planes; a view from the threshold into the depth`,
    palette: `
      ember, slate and smoke; jade, rust and mist; ink, violet and bone; sand, teal and coal;
      copper, moss and pale blue; rose ash, petrol and cream`,
  },
  scene: {
    kinds:
      'Clear-moment picture; Simply told picture; Well-composed picture; Open calm picture; Single-subject picture; Well-spaced picture; Quiet picture of everyday life; Clearly set picture; Restrained clear picture',
    light: `
      soft light from the right sets gentle shadows; pale light from above keeps the forms open;
      clear side light separates subject and ground; low light from behind draws the outline;
      a mild light settles on the main shape; broad, open light shows the whole scene`,
    framing: `
      a three-quarter view with open ground around; an eye-level view with the subject off centre;
      a medium view that keeps the whole subject in frame; a balanced composition with a calm background;
      a centred view with even space on both sides; a slightly low view with space above`,
    palette: `
      sage, brick and cream; ink, sand and rose; petrol, straw and white; plum, moss and ivory;
      slate, apricot and bone; ochre, sky and charcoal`,
  },
  'fine-art': {
    kinds:
      'Painting in thin, layered glazes; Gouache study on toned paper; Broad-brushed oil study; Casein painting on board; Pastel painting on rough paper; Watercolour with dry brushwork; Oil sketch with open edges; Palette-knife oil painting; Egg-tempera study',
    light: `
      light from the upper right rests on the main forms; pale light runs through the whole picture;
      soft light leaves the edges open; a low light gathers the scene in one tone;
      light and shade alternate across the surface; a mild light draws the eye to the centre`,
    framing: `
      a balanced composition with the main form off the centre; a centred composition with quiet edges;
      a composition in three planes from near to far; a close composition with the whole subject in frame;
      a three-quarter view with a plain ground; a composition of two large masses and one accent`,
    palette: `
      burnt sienna, slate and cream; sap green, ochre and grey; plum, bone and copper; cerulean, sand and umber;
      rose, pewter and moss; ivory, rust and ink`,
  },
  abstract: {
    kinds:
      'Abstract study in layers; Composition of pure form; Abstract colour relief; Abstract painting in flat planes; Abstract study of rhythm; Composition of overlapping planes; Abstract print in three layers; Abstract drawing of movement; Textured abstract composition',
    light: `
      soft light from one side lifts the upper layers; pale light opens the centre;
      bright and dim light meet along one edge; a slanting light shows the grain of the surface;
      glowing light fades toward the corners; clear light leaves the forms weightless`,
    framing: `
      a composition with one large form and many small ones; a centred composition that thins outward;
      a composition along two crossing axes; a tall composition of stacked forms;
      an all-over composition with a slow rhythm; an asymmetrical composition with one open corner`,
    palette: `
      petrol, coral and sand; ink, mint and rose; ochre, plum and white; slate, lime and cream;
      rust, aqua and charcoal; indigo, apricot and ash`,
  },
}

export const madePools: Readonly<Record<string, WiderPools>> = { ...drawnPools, ...graphicPools }
