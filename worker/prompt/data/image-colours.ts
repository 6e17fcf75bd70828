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

/** Behind a colour they make it part of a name: a golden retriever, the blue hour. */
export const colouredNames: ReadonlySet<string> = new Set(
  `retriever evening morning afternoon light glow sun sunlight sunset sunrise dusk dawn haze hour gate temple hole house tea mosque fort panda whale shark eagle friday cross board screen age ratio lotus
   triangle globe tiger lantern reef bleaching polyp rush oil grove juice cheese belt`
    .split(/\s+/u)
    .filter((name) => name !== ''),
)
