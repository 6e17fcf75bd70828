import { type Choices, splitChoices } from '../split-choices.ts'

const table = `
  extra fingers, warped hands > hands are anatomically complete | each hand has five natural fingers | hands look natural and relaxed
  plastic skin > skin keeps its natural texture
  crossed eyes > both eyes look the same way
  duplicate face, duplicate faces > each face is its own
  posed looks, posed smiles, stiff poses > gestures are unposed and relaxed
  warped faces > faces keep natural proportions
  extra limbs, twisted limbs, frozen limbs, extra legs, extra fins > the body is complete and natural
  illegible signs, illegible numbers, illegible plates, illegible text > any sign in view is plain
  stray text, extra text, text labels, text, stray letters, gibberish labels, gibberish lettering, subtitles > surfaces are clean and unmarked | walls and objects carry plain surfaces | every surface is left plain
  watermark, signature > the corners are clean and unmarked | the picture runs clear to its corners | the lower corners stay plain
  border > the picture runs to its edges
  date stamp > the lower edge is clean
  logo clutter, wrong badges, wrong markings > surfaces are plain and unbranded
  warped ball, warped wheels, warped wings, warped windows, warped furniture, warped stems, warped icons > shapes are true to their construction
  flat exposure > tones range from deep shadow to clear light
  red eyes > the eyes keep their own colour
  human expression > the expression is that of the animal
  blurred eyes > the eyes are sharp
  fused paws, fused wings, fused objects, merged straps > each part is clearly separate
  cages > the surroundings are open
  plastic texture, plastic sheen, plastic leaves, plastic petals > the texture looks natural and grown
  glass glare > the view is clear
  pooling grease > surfaces look fresh and dry
  cutlery clutter, cast clutter, clutter, decorative clutter > the arrangement is tidy and sparse
  floating crumbs, floating ice, floating parts > everything rests where it belongs
  warped glass > the glass is evenly formed
  filler text > every line of copy is real
  fingerprints, dust > surfaces are spotless
  extra straws, extra doors, extra masts > every part appears in its right number
  warped label > the label lies flat and undistorted
  duplicate object, duplicate objects, duplicate subject, duplicate planets > the subject appears once | the subject is seen a single time | each thing is shown once
  oversaturated colours, halos > colours stay natural and restrained
  people, crowds > the place is deserted
  power lines > the skyline is uninterrupted
  tilted horizon, tilted verticals > horizon and verticals are level
  lens flare > the light is clean
  wrong scale, mixed scales > sizes relate correctly
  noise, film grain, noisy shadows > tones are clean and smooth
  melted cars > vehicles keep their shape
  fisheye distortion, perspective distortion, perspective > straight lines stay straight
  insects > leaves and petals are undisturbed
  wilted edges > petals are fresh to the edge
  gradients, bevel, drop shadow > colour lies flat and even
  mockup > the design stands alone
  photo texture, photo realism, photo collage > the drawn character is kept throughout
  background scene, picture frame > the ground is plain to the edges
  fine texture, tiny details > shapes are large and simple
  crowded margins > the margins are wide
  crossing arrows > the lines run clear of each other
  device frame > the screen fills the frame
  misaligned cards > every element sits on the grid
  merged views, merged panels > each view has its own space
  muddled props, muddled shapes > every shape reads at a glance
  uneven outlines, harsh outlines, broken outlines, jagged edges > outlines are even and closed
  scary faces > faces are friendly
  uneven gutters, uneven density > spacing is even
  competing focal points > one point holds the eye
  blur, blurred pixels, mixed resolutions > edges are crisp
  muddy tones, muddy blending > colours stay clear and separate
  melted features > features are clearly carved
  literal objects > forms stay abstract
  focal subject > the motif spreads evenly
  visible seams > the repeat is seamless
  grey fills > the inner areas stay white
`

/** Term to avoid → what is there instead, in one or more wordings, for models that read no exclusions. */
export const avoidAssurances: ReadonlyMap<string, Choices> = new Map(
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [terms = '', phrase = ''] = line.split(' > ')
      const wordings = splitChoices(phrase.replaceAll('|', ';'))
      return terms.split(',').map((term) => [term.trim(), wordings] as const)
    }),
)
