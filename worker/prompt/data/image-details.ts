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

/** The same for a picture of any kind. */
export const commonDetails = splitChoices(`
  Contrast is strongest where the eye should rest; Empty areas stay calm and even;
  The main shape reads clearly even at small size; Detail thins out toward the edges of the frame;
  Proportions are believable throughout; The overall impression is calm and deliberate;
  Sharp and soft areas guide the eye; Light and dark areas are clearly weighted
`)

/** How the colours that the author named are to be treated; `{colours}` stands for their words. */
export const namedColourPalettes = splitChoices(`
  quiet neutrals around the {colours}; muted greys that let the {colours} lead; {colours} against restrained neutral tones;
  soft neutral tones with the {colours} as the accent; pale, quiet tones beside the {colours};
  a few neutral tones in support of the {colours}; understated tones that leave room for the {colours}
`)
