import { type Choices, splitChoices } from '../split-choices.ts'

/** A feeling is no order of things, and no diagram shows it: what it looks like from outside, by its kind. */
export const feelingPictures: readonly (readonly [feelings: RegExp, scenes: Choices])[] = [
  [
    /^(?:loneliness|solitude|isolation|homesickness|longing|nostalgia|alienation|abandonment|missing (?:someone|home))$/iu,
    splitChoices(`
      one lit window in a dark block of flats; an empty bench at the edge of a lit square; a table laid for one beside a wide window;
      a single swing moving in an empty playground
    `),
  ],
  [
    /^(?:grief|sorrow|sadness|melancholy|regret|guilt|shame|despair|depression|anxiety|fear|dread|boredom|heartbreak|disappointment)$/iu,
    splitChoices(`
      a coat left on a hook beside a bare door; a chair turned to a rain-streaked window; a small boat tied up in grey, still water;
      a long corridor with one lamp at its far end
    `),
  ],
  [
    /^(?:joy|happiness|hope|gratitude|serenity|calm|relief|delight|contentment|optimism|tenderness|love)$/iu,
    splitChoices(`
      a window thrown open on a bright field; a kite high over an empty beach; two cups side by side on a sunlit sill;
      a seedling in a cracked pot that turns to the light
    `),
  ],
  [
    /^(?:anger|rage|envy|jealousy|resentment|frustration|hatred|fury)$/iu,
    splitChoices(`
      a kettle boiling over on a dark stove; a cracked plate on a clean table; a storm front over a quiet field;
      a door slammed so hard that its frame has split
    `),
  ],
]
