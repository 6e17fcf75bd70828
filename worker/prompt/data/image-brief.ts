import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'

/** For captions that are nearly full: at most six words each, and true at any hour. */
export const briefLights = splitChoices(`
  soft, even light covers everything; gentle side light shapes the forms; light falls from the left;
  quiet light falls from above; diffused light fills the scene; low side light brings texture;
  light from behind edges outlines; subdued light models the forms; broad light reaches every part;
  soft light falls from above; mild light falls from the right; pale light spreads evenly; open light shows every part;
  gentle light opens the shadows; slanting light draws the forms; calm light rests on everything; clear light separates the planes;
  soft light models each form; light from above shapes the scene
`)

/** At most three words behind the article. */
export const briefFramings = splitChoices(`
  an eye-level view; a wide, balanced view; a medium view; a balanced composition; a three-quarter view;
  a slightly high view; a medium-wide view; a layered composition; an off-centre composition; a level view; a calm composition;
  a steady, open view; a composition in thirds; a well-spaced composition; a view in depth; a clear medium view;
  a quiet, open composition; an asymmetrical composition
`)

/** For one person who is doing something: a face alone would cut it off. */
export const actionFramings = splitChoices(`
  a full-figure view with room for the movement; a three-quarter-length view from the side;
  a medium view that includes the hands; a waist-up view with the hands in frame;
  a wide view with the figure at one third; an eye-level view with the surroundings readable;
  a medium-wide view with space ahead of the movement; a knee-up view at eye level;
  a full-figure view at a slight angle; a medium view from the side with the doing in the centre;
  a three-quarter view that keeps hands and face in frame; a wide view with the place around the figure;
  a balanced composition with room to move; a medium-wide view slightly from above
`)

/** For a person in a place: the place has to be seen as well. */
export const placeFramings = splitChoices(`
  a medium-wide view with the place readable behind; a full-figure view within the surroundings;
  a three-quarter view with the place on one side; a waist-up view with the surroundings in soft detail;
  an eye-level view with the figure at one third; a wide view with the figure well inside the place;
  a knee-up view with depth behind the figure; a layered view with something near in the foreground;
  a half-figure view with open space on one side; a balanced composition of figure and place;
  a medium view a little off the centre; a three-quarter-length view with the ground in frame
`)

/** For a drawn place with nobody in it. */
export const emptyPlaceFramings = splitChoices(`
  a wide view with a clear foreground and a pale distance; a high viewpoint over the whole place; a layered view with near shapes in shade;
  a one-point perspective into the depth; an eye-level view along a path; a wide view with open sky above;
  a view framed by something near; a low view with large shapes in front; a balanced composition of ground and sky;
  a three-quarter view over the land; a panoramic view with one small accent; a centred view with even depth
`)

/** For a painted or drawn likeness. */
export const portraitCompositions = splitChoices(`
  a head-and-shoulders composition on a plain ground; a half-length composition with the hands at the lower edge;
  a three-quarter view with the head turned to the light; a frontal composition with a calm ground; a bust-length composition set slightly off centre;
  a profile composition with open ground ahead; a close composition with the face in the upper half; a seated half-length composition;
  a chest-up composition with loose edges; a centred composition with the shoulders fading out
`)

/** For several signs together. */
export const manyFramings = splitChoices(`
  a grid of equal cells with even gaps; a centred grid with wide margins; a frontal view in even rows;
  a row of equal signs at one scale, with equal margins; a straight-on grid with the same padding in every cell;
  a balanced grid with one sign per cell; a frontal view of the whole set with generous margins;
  a composition in two even rows
`)

/** For a tree, which stands some way off. */
export const treeFramings = splitChoices(`
  a full view from the ground to the crown; a wide view with open ground around the trunk; a low view up along the trunk;
  a medium-wide view with the branches spread in frame; a centred view with the whole crown; a view past the trunk into the distance;
  a three-quarter view with roots and shade in the foreground; a wide view with the tree at one third;
  an eye-level view under the branches; a distant view with the outline whole
`)

/** For screens in the dark. */
export const darkScreenPalettes = splitChoices(`
  near-black, slate and electric blue; graphite, charcoal and mint; ink, dark teal and white; black, deep grey and violet;
  midnight blue, steel and cyan; charcoal, soft white and amber; dark plum, graphite and rose; blue-black, grey and lime;
  deep green, black and off-white; coal, indigo and pale grey
`)

export const treeNames = splitTerms(`
  tree, banyan, oak, maple, willow, pine, palm, palm tree, bamboo, orchard, garden, hedge, peepal, neem, gulmohar, baobab, sequoia,
  redwood, cypress, birch, forest, wheat, corn, field, vineyard
`)

/** Words in -ing that name no action: what a face does, and nouns. */
export const stillForms: ReadonlySet<string> = new Set(
  `smiling looking staring gazing standing wearing facing laughing crying posing grinning frowning thinking wondering
   glancing watching listening dreaming being having feeling morning evening king ring earring string building clothing
   painting ceiling wedding lighting spring wing thing something everything nothing anything during flowing glowing
   shining falling according including interesting striking charming missing amazing stunning aging lightning sibling darling`.split(
    /\s+/u,
  ),
)

/** Kinds without depth: no weather, no camera, colours in areas. */
export const flatDomains: ReadonlySet<string> = new Set(
  'logo icon infographic ui sheet pattern line-art pixel-art poster map stationery'.split(' '),
)
