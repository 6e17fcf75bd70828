import { type Choices, splitChoices } from '../split-choices.ts'

/** One finishing decision per group, as a sentence: what the surface and the surroundings look like. */
export const imageDetails: Readonly<Record<string, Choices>> = {
  portrait: splitChoices(`
    Skin and fabric keep their natural texture; The background stays simple and a little out of focus;
    Hair, cloth and hands are rendered with natural detail; The expression is relaxed and the pose unforced;
    Colours of skin and clothing stay true to life; The surroundings are only hinted at in soft shapes
  `),
  animals: splitChoices(`
    The natural texture of the body is clearly visible; The eyes are the sharpest point of the picture;
    The surroundings dissolve into soft shapes; The pose is natural and at ease;
    Colours and markings stay true to nature; Fine surface structure stands out against a calm background
  `),
  food: splitChoices(`
    Fresh edges and moist surfaces stay clearly visible; The table around it is tidy and plain;
    Colours look fresh and natural; Fine surface texture carries the picture;
    Portion and plating look honest and home-made; The background stays soft and unobtrusive
  `),
  product: splitChoices(`
    Edges, seams and materials are clearly readable; The surface under it is plain and clean;
    The true colour of each material is kept; A faint contact shadow grounds it;
    Proportions are natural and undistorted; The backdrop runs smoothly into the distance
  `),
  landscape: splitChoices(`
    The distance loses contrast step by step; Fine texture in the foreground leads into the picture;
    The sky takes up a quiet third of the frame; The sense of scale comes from small forms far away;
    Colours stay natural and restrained; Clear layers separate near from far
  `),
  architecture: splitChoices(`
    Materials and joints are clearly readable; Vertical lines stay upright;
    The surroundings are calm and give a sense of scale; Glass, stone and metal each keep their own texture;
    Small signs of use make it believable; The rhythm of openings structures the picture
  `),
  interior: splitChoices(`
    Wood, fabric and wall keep their own texture; The room is lived in and tidy;
    Straight lines stay straight; A few well-placed objects give scale;
    Shadows in the corners stay open; The view invites the eye to walk through the space
  `),
  vehicles: splitChoices(`
    Paint, glass and metal each reflect differently; Proportions are exact and undistorted;
    The ground beneath it is simple and believable; Panel gaps and edges are clearly readable;
    Small traces of use make it believable; The background stays calm and gives a sense of scale
  `),
  plants: splitChoices(`
    Veins, edges and fine hairs are clearly visible; The background dissolves into soft green shapes;
    Small irregularities make it look grown; Colours stay natural and fresh;
    One plane is sharp and the rest falls away softly; Texture of leaf and stem carries the picture
  `),
  illustration: splitChoices(`
    Shapes are simple and clearly separated; The outline of the main figure reads at a glance;
    Texture is used sparingly and with purpose; Details gather around the focal point and thin out elsewhere;
    Edges vary between crisp and soft; The background supports the subject with simple forms
  `),
  fine_art: splitChoices(`
    The marks of the tool stay visible; Edges dissolve where the eye should move on;
    The surface shows the character of the material; Larger tonal masses hold the picture together;
    Detail gathers at the focal point and loosens elsewhere; Colour shifts gently from plane to plane
  `),
  abstract: splitChoices(`
    Large and small forms are set against each other; Edges alternate between crisp and soft;
    Fine surface texture keeps the flat areas alive; The eye finds one place of rest;
    Rhythm comes from repetition with small changes; Overlaps create a shallow depth
  `),
}

/** The same for a picture of any kind that a camera or a brush could make. */
export const commonDetails = splitChoices(`
  Contrast is strongest where the eye should rest; Empty areas stay calm and even;
  Detail thins out toward the edges of the frame;
  Proportions are believable throughout; The overall impression is calm and deliberate;
  Sharp and soft areas guide the eye; Light and dark areas are clearly weighted;
  One place in the picture is clearly the most important; The edges of the frame stay quiet;
  Overlaps make near and far plain; Small irregularities keep it believable; Open room surrounds the main forms
`)

/** For flat pictures: marks, printed matter, screens, patterns. */
export const flatDetails = splitChoices(`
  Edges are crisp and shapes closed; The main shape reads clearly even at small size; Spacing is even throughout;
  Few elements, each with a clear purpose; Line weight stays constant; Empty areas stay calm and even;
  Colour areas meet along clean edges;  The whole stays legible at a glance;
  Shapes are simple and clearly separated; Alignment is exact; Corners and curves follow one rule;
  Everything sits on one quiet ground; Weights are balanced from side to side
`)

/** Colours without a hue of their own to lead with. */
export const neutralColours: ReadonlySet<string> = new Set(
  'black white grey gray brown beige cream ivory tan charcoal silver'.split(' '),
)

/** How the colours that the author named are to be treated; `{colours}` stands for their words. */
export const namedColourPalettes = splitChoices(`
  quiet neutrals around the {colours}; muted greys that let the {colours} lead; {colours} against restrained neutral tones;
  soft neutral tones with the {colours} as the accent; pale, quiet tones beside the {colours};
  a few neutral tones in support of the {colours}; understated tones that leave room for the {colours};
  {colours} as the strongest note among subdued tones; {colours} set off by stone and soft grey; warm greys that carry the {colours};
  {colours} with neighbouring tones in lower strength; the {colours} with off-white and ash; {colours} in full strength beside quiet tints;
  cool greys and off-white beside the {colours}; {colours} held together by a few earthy tones
`)

/** The same for black, white and what lies between. */
export const neutralColourPalettes = splitChoices(`
  {colours} with closely related tones; a tonal range around the {colours}; {colours} with soft shadow tones and one muted accent;
  {colours} in clear steps from light to dark; {colours} with a trace of warmth; {colours} with quiet tones in between;
  {colours} and the natural colours of the subject; {colours} with one low-key accent; restrained tones close to the {colours};
  {colours} with a cool undertone; {colours} with finely graded half-tones
`)

/** The same for flat pictures. */
export const flatColourPalettes = splitChoices(`
  {colours} on a quiet ground, flat throughout; only the {colours} and the ground; {colours} with one quiet neutral;
  {colours} in flat, unmixed areas; {colours} with a single off-white; {colours} in solid areas with clear edges;
  {colours} with generous pale ground; {colours} as the only strong tones
`)

/** The same for a screen in its dark theme. */
export const darkColourPalettes = splitChoices(`
  {colours} on near-black and slate; {colours} against deep charcoal; {colours} with graphite and soft white; {colours} on dark blue-grey;
  {colours} over black and two dark greys; {colours} with near-black panels and pale text
`)
