/** Each line: what somebody does not do > what they do instead, the verb first and in its plain form. */
const table = `
  smile, laugh, grin > keep a straight face
  cry, weep, tear up > keep dry eyes
  frown, scowl > keep a calm brow
  speak, talk > keep silent
  move, stir > keep still
  blink > keep both eyes open
  sleep > stay awake
  wake > stay asleep
  end > go on and on
  stop > keep on going
  melt > stay solid
  wilt, wither > stay fresh
  fade > stay strong
  change > stay the same
  age > stay young
  fly > stay on the ground
  open > stay closed
  close > stay open
  float > stay on the ground
  sink > stay afloat
  touch > keep apart from
  overlap > keep apart
  face > turn away from
  match > differ
  belong > look out of place
  notice > overlook
  agree > differ
  work, function > be out of order
  know > be unaware
  see > overlook
  burn, shine, glow > stay dark
  fall > stay upright
  stand > be seated
  sit > be on foot
  fit > fail to fit
  rain, snow > stay dry
  break > stay whole
  bite > stay gentle
  rust > stay bright
`

/** A verb in its plain form → what is done instead. */
export const actsInstead: ReadonlyMap<string, string> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [verbs = '', instead = ''] = line.split(' > ')
      return verbs.split(',').map((verb) => [verb.trim(), instead.trim()] as const)
    }),
)
