/** Colour names that a caption gives to a thing; each binds the palette. */
export const colourNames: ReadonlySet<string> = new Set(
  `red blue green yellow orange purple pink black white brown gold golden silver grey gray teal cream beige turquoise
   crimson scarlet violet indigo amber emerald navy maroon lavender magenta cyan olive burgundy coral peach mint ivory
   tan bronze copper rust charcoal ruby sapphire lilac mauve aqua khaki ochre terracotta`
    .split(/\s+/u)
    .filter((name) => name !== ''),
)

/** Colour names that are more often a thing: a fruit, a metal, a plant. */
export const ambiguousColours: ReadonlySet<string> = new Set(
  'orange gold silver rust olive coral peach mint lavender bronze copper ruby sapphire emerald tan violet charcoal amber cream lilac ivory'.split(
    ' ',
  ),
)
