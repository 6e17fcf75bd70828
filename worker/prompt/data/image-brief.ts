import { splitChoices } from '../split-choices.ts'

/** For captions that are nearly full: at most six words each, and true at any hour. */
export const briefLights = splitChoices(`
  soft, even light covers everything; gentle side light shapes the forms; light falls from the left;
  quiet light falls from above; diffused light fills the scene; low side light brings texture;
  light from behind edges outlines; subdued light models the forms; broad light reaches every part
`)

/** At most three words behind the article. */
export const briefFramings = splitChoices(`
  an eye-level view; a wide, balanced view; a medium view; a balanced composition; a three-quarter view;
  a slightly high view; a medium-wide view; a layered composition; an off-centre composition
`)

/** For one person who is doing something: a face alone would cut it off. */
export const actionFramings = splitChoices(`
  a full-figure view with room for the movement; a three-quarter-length view from the side;
  a medium view that includes the hands; a waist-up view with the hands in frame;
  a wide view with the figure at one third; an eye-level view with the surroundings readable;
  a medium-wide view with space ahead of the movement; a knee-up view at eye level
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
