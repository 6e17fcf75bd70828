/** What is repeated up to the longest prompt: of all that were tried, these take the engine longest. */
const units = [
  'a red fox, no text, without people, 3 owls by the lake at dawn, neon, ',
  'dawn？',
  'dawn。',
  'dawn\n',
  'not a, no b, never c, without d, do not e. ',
]
const charactersMax = 4000

export const costliestPrompts: readonly string[] = units.map((unit) =>
  unit.repeat(Math.ceil(charactersMax / unit.length)).slice(0, charactersMax),
)
