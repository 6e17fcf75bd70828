import { splitChoices } from '../split-choices.ts'

/** For any object or scene that stands for something else. */
export const objectFraming = splitChoices(`
  a centred view with a clear silhouette; a balanced composition with a simple background;
  a three-quarter view with open space to one side; an eye-level view with open space above;
  a close view with quiet margins
`)

/** For any order of parts. */
export const diagramFraming = splitChoices(`
  a frontal view with generous margins; a frontal view on a modular grid; a centred frontal view with wide margins;
  a straight-on view with even gutters
`)

export const diagramKinds = splitChoices(`
  Clean infographic; Flat explanatory graphic; Technical diagram; Textbook-style diagram; Editorial diagram
`)

export const diagramLight = splitChoices(`
  flat, even light keeps every part readable; uniform light leaves clean edges; shadowless light keeps the ground white;
  plain, even light suits the page
`)
