/** Each line: excluded nouns > the positive wording. */
export const peoplePositives = `
  people, person, human, humans, anyone, anybody, one, pedestrian, tourist, passer-by, passersby > an empty, deserted setting
  other people, other person, other human, other figure, other face, others > the main subject alone
  crowd, onlooker, audience, spectator > a quiet, uncrowded setting
  man, men, woman, women, child, children, kid, figure > an unpeopled setting
  face > figures turned away from the viewer
  hand > objects standing by themselves
  finger > objects standing by themselves
  glasses, eyeglasses, spectacles > clear, visible eyes
  sunglasses > clear, visible eyes
  hat, cap, helmet, hood > an uncovered head
  beard, moustache, mustache, facial hair, stubble > a clean-shaven face
  hair > a smooth bald head
  makeup, make-up, lipstick > a bare, natural face
  smile, grin, laughter > a neutral, closed-mouth expression
  teeth > a closed mouth
  tear > dry, calm eyes
  wrinkle, freckle, blemish, acne, pimple, scar > smooth, even skin
  tattoo, piercing > plain, unadorned skin
  jewelry, jewellery, earring, necklace, ring, bracelet > a plain, unadorned look
  shoe, shoes, sock, boot, footwear > bare feet
  glove > bare hands
  sleeve > bare arms
  jacket, coat > light clothing
  mask > a fully visible face
  bag, backpack, handbag > unburdened shoulders
  phone, smartphone, mobile phone, cell phone > a screen-free moment
  eyelash, false eyelash, fake eyelash, fake lash, false lash > bare, natural lashes
  nail polish, nail paint > bare, natural nails
  scarf, dupatta, veil, headscarf > an uncovered neck and head
  turban, crown, tiara, headband > an uncovered head
  watch, wristwatch, bangle > bare wrists
  belt > a smooth, unbroken waistline
  selfie stick, camera > an unposed moment
  cigarette, cigar, smoking > clear, clean air
  weapon, gun, sword, knife > a peaceful, unarmed look
  blood, gore, wound, violence > a calm, unharmed scene
  nudity > modest, complete clothing
  uniform > ordinary everyday clothes
  gender > an androgynous look
`

export const placePositives = `
  car, vehicle, truck, bus, motorbike, motorcycle > a pedestrian-only lane
  traffic > a quiet, car-free lane
  bike, bicycle > an open walking path
  building, house, skyscraper, tower, architecture > open, undeveloped land
  road, street > untouched ground
  wire, cable, power line, pole, lamppost, lamp post, streetlight > an uninterrupted skyline
  fence, wall, barrier > open, unbounded ground
  furniture, chair, table, sofa > bare, empty floor space
  curtain, blind > bare window panes
  window > unbroken walls
  door > an open passage
  clutter, mess, junk > a tidy, minimal arrangement
  trash, litter, garbage, rubbish > clean, swept ground
  prop, accessory, accessories, decoration, ornament > a bare, minimal arrangement
  boat, ship > open, empty water
  plane, airplane, drone > an open, quiet sky
  sign, billboard, signage, advertisement > bare, unmarked walls
  graffiti > clean, unpainted walls
  light, lamp, street light > deep natural darkness
  neon > plain, natural light
  screen, computer, technology > a purely analogue setting
  rug, carpet > a bare floor
  picture frame, painting > bare walls
  scaffolding, crane > finished facades
  city, town > remote countryside
  ceiling > an open sky above
  false ceiling, drop ceiling, dropped ceiling, suspended ceiling, pop ceiling > a plain structural ceiling at full height
  popcorn ceiling, textured ceiling, stucco ceiling > a smooth, flat ceiling
  ceiling pipe, exposed pipe, exposed ceiling pipe, pipe, exposed duct, duct, piping > a clean ceiling and walls with the services hidden
  exposed wire, exposed cable, wiring, exposed wiring > walls with every lead hidden
  ceiling fan, chandelier, ceiling light, pendant light, hanging light > a clear, uncluttered ceiling
  carpeting, wallpaper > plain, bare surfaces
  bunk bed, double bed > a single low bed
  seating, seat, bench, sofa set, couch > open, clear floor
  cabin, hut, shed, hunting cabin, tent > untouched wilderness
  net, fishing net > bare, tidy planks
  hoarding, billboards, advertising board, advertising, ad, ads, poster, banner, flyer > bare, unmarked walls
  railing, balcony, grill > clean, open edges
  pool, swimming pool > dry, level ground
  parking, parked car > a clear, car-free forecourt
  plastic bag, plastic, plastic bottle, plastic waste > clean, natural materials
  balloon, streamer > plain, unadorned air
  staircase, stairs, step > a single level floor
  mirror > plain, matte walls
  solar panel, antenna, dish antenna > a clean roofline
  floor > a subject that floats in open space
  book > empty shelves
  toy > a tidy, grown-up space
`

export const naturePositives = `
  cloud > a clear open sky
  sun, sunshine, sunlight > soft overcast light
  moon > a dark, open night sky
  star > a plain dark sky
  rain, drizzle > dry, clear weather
  snow, ice, frost > bare, thawed ground
  wind > still, calm air
  fog, mist, haze, smoke, steam > clear, transparent air
  storm, lightning, thunder > calm, settled weather
  wave > a mirror-flat water surface
  water, river, lake, sea > dry ground
  tree, bush, shrub > open, bare ground
  plant, flower, vegetation, greenery > bare, mineral surroundings
  leaf, leaves, foliage > bare branches
  grass > bare earth
  rock, stone > smooth, even ground
  mountain, hill > flat, level land
  sky > a tight crop that ends below the horizon
  horizon > a tight, enclosed view
  animal, wildlife, creature > a setting left to the landscape alone
  bird > an open, quiet sky
  pet > a tidy, petless home
  dog, cat > a setting kept clear for the main subject
  insect, bug, fly, mosquito, bee > clean, still surroundings
  fish > clear, empty water
  fire, flame > cold, unlit surroundings
  dirt, mud, dust > clean, spotless surfaces
  sand > firm, solid ground
  shell > smooth, bare sand
  feather, fur > smooth, bare skin
  tail > a rounded, tailless back
  wing > a plain, wingless back
  horn, antler > a smooth, hornless head
  stripe, spot > a single plain colour
  leash, collar > a bare neck
  thorn > smooth stems
  root > a clean-cut base
`

export const picturePositives = `
  text, word, letter, lettering, writing, caption, typography, title, font, number, label, subtitle > clean, unmarked surfaces
  watermark, signature, stamp, artist name > clean, unmarked corners
  logo, brand, branding, trademark > plain, unbranded surfaces
  background, backdrop, scenery > a plain seamless backdrop
  foreground > a clear view to the subject
  blur, blurry, bokeh, motion blur > tack-sharp detail
  noise, grain > a clean, smooth finish
  shadow, harsh shadow, drop shadow > even, shadow-free light
  highlight, glare, reflection, shine, gloss > a matte, glare-free finish
  lens flare, flare > clean, flare-free light
  flash > soft ambient light
  color, colour > black and white tones
  gradient > flat, solid colours
  shading > flat, even areas
  texture > smooth, even surfaces
  outline > soft, painted edges
  border, frame, margin, edge > an image that runs to the edges
  vignette > even brightness up to the corners
  filter > natural, untouched colours
  distortion, warping, deformity > correct, natural proportions
  perspective > a flat, frontal view
  crop, cropping > the whole subject inside the frame
  collage, split screen, panel > one single continuous picture
  mockup, mock-up > the bare design alone
  cartoon, anime, illustration, drawing, painting style > a true-to-life photographic look
  photorealism, realism > a clearly drawn look
  photo, photograph > a clearly drawn look
  3d, cgi, render > a natural, camera-made look
  pattern > plain, solid areas
  symmetry > an uneven, organic arrangement
  duplicate, duplicates, repetition > one single subject
  extra limb, extra finger, extra hand > correct, natural anatomy
  artifact, artefact > clean, flawless edges
  error > a clean, careful finish
  movement, motion > a still, frozen moment
  gore and blood > a calm, unharmed scene
  red > cool, muted tones
  black > light, pale tones
  white > deep, saturated tones
`

export const foodPositives = `
  food, dish, snack > a cleared table
  plate, bowl > food laid directly on the surface
  cutlery, fork, spoon > a bare place setting
  cup, mug, glass, bottle, can > an empty tabletop
  meat, beef, chicken, pork > a fully vegetarian dish
  cheese > a dairy-free topping
  sauce, dressing, gravy > a dry, clean plate
  garnish, topping > a plain, bare surface
  steam rising > a cool, still surface
  straw, umbrella straw, lid > an open rim
  icing, frosting, sprinkle > a plain, bare surface
  crumb > a clean, swept surface
  alcohol, wine, beer > a soft drink
  sugar, salt > an unsweetened, plain surface
  bread, bun > an open, breadless serving
  cloth, napkin, tablecloth > a bare tabletop
  seed, pit > smooth, seedless flesh
`
