import { type Choices, splitChoices } from '../split-choices.ts'

const table = `
  extra fingers, warped hands > hands are anatomically complete | each hand has five natural fingers | hands look natural and relaxed
  plastic skin > skin keeps its natural texture
  crossed eyes > the pupils of both eyes are aligned
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
  floating crumbs, floating ice, floating parts > objects stand on solid ground
  warped glass > the glass is evenly formed
  filler text > headlines and labels carry real copy
  fingerprints, dust > surfaces are spotless
  extra straws, extra doors, extra masts > doors, masts and parts are complete
  warped label > the label lies flat and undistorted
  duplicate object, duplicate objects, duplicate subject, duplicate planets > the main subject has the frame to itself | the subject stands in one place | objects are shown once each
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
  background scene > the ground is plain to the edges
  picture frame > the picture runs to its edges
  fine texture, tiny details > shapes are large and simple
  crowded margins > the margins are wide
  crossing arrows > the lines run clear of each other
  device frame > the screen fills the frame
  misaligned cards > every element sits on the grid
  merged views, merged panels > each view has its own space
  muddled props, muddled shapes > every shape reads at a glance
  uneven outlines, harsh outlines, broken outlines, jagged edges > outlines are even and closed
  scary faces > faces are friendly
  uneven gutters, uneven density > gaps between the shapes are even
  competing focal points > one bright point holds the eye
  blur, blurred pixels, mixed resolutions > edges are crisp
  muddy tones, muddy blending > colours stay clear and separate
  melted features > features are clearly carved
  literal objects > forms stay abstract
  focal subject > the motif spreads evenly
  visible seams > the repeat is seamless
  grey fills > the inner areas stay white
  colour banding > tones run smoothly into each other
  double edges > outlines are drawn once and sharp
  compression marks > fine detail stays clean | small detail is clean and whole
  waxy skin > skin shows its pores and fine lines
  stiff hands > the hands rest at ease
  floating hair > hair falls the way it grows
  extra arms > each figure has two arms
  blank stares, glassy stare > the gaze is alive
  melted clothing > cloth folds the way cloth does
  extra ears > both ears sit in their place
  human hands > paws and feet are those of the animal
  wrong anatomy > the build is true to the animal
  extra tails > one tail sits in its place
  matted coat > the coat looks natural
  artificial colours > colours look fresh and honest
  dirty rims > rims and plates are clean
  wilted garnish > the garnish is fresh
  bent cutlery > cutlery keeps its shape
  rubbery surface > crust, crumb and sauce each keep their texture
  burnt edges > crust and edges are golden
  bent edges > edges run true
  price tags > the object stands alone
  harsh glare > highlights are soft and controlled
  tilted object > the object stands upright
  colour cast > whites stay neutral
  scratches > the finish is flawless
  garish sky > the sky keeps its natural colours
  repeated trees, repeated leaves, repeated windows, repeated objects > each one has its own form
  plastic water > water looks wet and deep
  muddy shadows > shadows stay open and clean
  flat sky > the sky has depth
  floating rocks, floating furniture, floating tyres, floating petals > shapes touch the ground with a contact shadow
  leaning walls > walls and corners stand upright
  impossible stairs > steps lead where they should
  blown highlights, blown windows > bright areas keep their detail
  tangled wires, tangled lines > lines are few and clear
  melted details, melted shapes > shapes keep their edges
  warped floor > the floor lies flat
  uneven wheels > wheels are round and level
  crooked panels > panels meet in clean lines
  missing mirrors > all parts are in place
  toy proportions > proportions are true to life
  smeared reflections > reflections follow the form
  neon greens > greens stay natural
  cut-off stems > stems lead to their ground
  waxy surface > the surface looks grown
  uneven line > lines keep their weight
  noisy background > the background stays calm
  mixed styles > one style of line and colour runs through the picture
  colour bleed > colours stay within their shapes
  digital smoothness > the work of the hand stays visible
  plastic gloss > the surface keeps a natural sheen
  flat outlines > contours vary with the form
  airbrushed edges > edges change from crisp to soft
  clip art > the forms are drawn afresh
  random specks > the ground between the shapes is clean
  murky haze > the water is clear near the subject
  floating debris > the water around it is clean
  missing fins > fins and tail are complete
  missing feelers > feelers and legs are complete
  extra wings > the pairs of wings are complete
  smeared detail > fine structure is crisp
  glassy surface > the surface looks alive
  cloudy glass > the glass is clear
  tilted surface > the surface of the drink lies level
  leaking base > the vessel stands on a dry table
  sketchy overlaps > lines meet where they should
  smudges > the paper stays clean
  thin hairlines > every line holds at small size
  pasted edges > the same light falls on subject and ground | subject and ground share one light
  lens dirt > the view is clean and clear
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
