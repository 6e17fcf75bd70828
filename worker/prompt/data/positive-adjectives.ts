/** Each line: adjectives or participles after "not" > what is the case instead. */
const table = `
  blurry, blurred > sharp
  sharp > soft
  modern, contemporary > traditional
  traditional > modern
  old > new
  new > old
  smiling, laughing > straight-faced
  happy > solemn
  sad > content
  visible > hidden
  hidden > clearly visible
  open > closed
  closed > open
  moving > still
  touching > set apart from
  wet > dry
  dry > wet
  bright > dim
  dark > bright
  colorful, colourful > monochrome
  realistic, photorealistic > stylised
  stylized, stylised > lifelike
  symmetrical > asymmetrical
  centered, centred > off-centre
  straight > crooked
  flat > rounded
  round > angular
  full > partly filled
  empty > filled
  busy, crowded, cluttered > calm and sparse
  clean > worn
  dirty > clean
  shiny, glossy > matte
  matte > glossy
  transparent > opaque
  opaque > translucent
  broken, damaged > intact
  cropped > fully in frame
  facing the camera, looking at the camera > turned away
  looking > turned away
  posed > candid
  saturated > muted
  generic > distinctive
  scary, creepy > friendly
  cute > serious
  sexy > modest
  tall > short
  short > tall
  big, large > small
  small > large
  thin > broad
  thick > thin
  heavy > light
  young > older
  alone > in company
  lit > unlit
  finished > half-finished
  perfect > slightly irregular
  standing > seated
  sitting > standing
  sleeping, asleep > awake
  awake > asleep
  alive > lifeless
  far > near
  near > far away
  natural > artificial
  artificial > natural
  cartoonish, cartoony > lifelike
  distorted, deformed > naturally proportioned
  overexposed > evenly exposed
  grainy, noisy > smooth and clean
  melted > solid
  frozen > thawed
  ripe > green and unripe
  cooked > raw
  sunny > overcast
  cloudy, overcast > clear
  rainy > dry
  foggy, misty, hazy > clear
  seen, shown > hidden
  modest > bold
  angry > calm
  afraid, scared, frightened > fearless
  tired > rested
  lonely > in good company
  boring, dull > lively
  loud > quiet
  quiet > lively
  fat > slender
  used, worn > unused
  burning > unlit
  running > at rest
  blooming > in bud
  raw > cooked
`

/** Adjective after "not" → its opposite. */
export const positiveAdjectives: ReadonlyMap<string, string> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [words = '', opposite = ''] = line.split(' > ')
      return words.split(',').map((word) => [word.trim(), opposite.trim()] as const)
    }),
)
