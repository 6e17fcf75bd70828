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
