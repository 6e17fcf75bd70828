import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import type { ImageCondition } from './image-condition.ts'

const night = splitTerms(`
  night, midnight, nighttime, at night, night sky, starry, nocturnal, noche, nuit, nacht, noite, notte, moonlit
`)

const weather = splitTerms(`
  rain, rainy, raining, storm, stormy, thunderstorm, snowstorm, blizzard, hurricane, downpour, fog, foggy, snowy,
  snowing, mist, misty, drizzle, tormenta, tempête, sturm
`)

/** Time, weather and place, as the caption names them; the first that fits rules out the usual light and colours. */
export const imageConditions: readonly ImageCondition[] = [
  {
    id: 'night-weather',
    cues: night,
    alsoCues: weather,
    light: splitChoices(`
      a dim, cold light slips through the moving clouds; faint blue-grey light glances off the wet surfaces;
      weak light from one direction sinks into the dark weather; a cold, scattered light outlines the nearest shapes;
      brief pale light breaks through the heavy sky; a low, murky light leaves most of the scene in shadow
    `),
    palette: splitChoices(`
      ink blue, slate and foam white; charcoal, petrol and pale grey; blue-black, lead and a trace of amber;
      graphite, deep teal and ash; midnight blue and wet stone; storm grey, black and cold silver
    `),
  },
  {
    id: 'underwater',
    cues: splitTerms(
      'underwater, ocean floor, coral reef, seabed, deep sea, scuba, submerged, sous-marine, unter wasser',
    ),
    light: splitChoices(`
      shafts of blue light fall from the surface; soft filtered light drifts down from above;
      rippling light plays over the nearest shapes; pale green light fades into the depth;
      a cool, scattered light fills the water; thin light from above reaches the highest forms
    `),
    palette: splitChoices(`
      turquoise, deep blue and sand; teal, coral and pale green; navy, aquamarine and silver; sea green and rust;
      indigo, cyan and soft white
    `),
  },
  {
    id: 'space',
    cues: splitTerms(`
      outer space, galaxy, nebula, moon surface, on the moon, on mars, orbit, planet, spacewalk, black hole, asteroid,
      in space, solar system
    `),
    light: splitChoices(`
      hard light from one distant star cuts across the shapes; cold light edges the dark side;
      a sharp light from the left leaves deep black shadow; thin light outlines the curve of the body;
      a faint, scattered light glows through the dust; low, hard light rakes over the surface
    `),
    palette: splitChoices(`
      deep black, indigo and pale gold; charcoal, white and cold blue; violet, black and ash; rust, black and bone;
      navy, copper and silver
    `),
  },
  {
    id: 'fire',
    cues: splitTerms('campfire, bonfire, fireplace, burning, flames, torch, fire, lava, fireworks, feuer, fuego'),
    light: splitChoices(`
      flickering light from the flames warms the nearest surfaces; low orange light rises from the fire;
      unsteady light throws long, moving shadows; a warm light reaches a little way into the dark;
      the glow of the flames edges the shapes around it; restless light catches the near side only
    `),
    palette: splitChoices(`
      ember orange, brown and black; amber, soot and deep red; copper, umber and night blue; rust, gold and charcoal;
      burnt orange and smoke grey
    `),
  },
  {
    id: 'night',
    cues: night,
    light: splitChoices(`
      cool moonlight falls from high above; dim ambient light leaves the background in shadow;
      a faint blue light outlines the main shape; low light from one side picks out the nearest surfaces;
      pale light from the sky rests on the upper edges; a small, distant light marks the depth of the dark
    `),
    palette: splitChoices(`
      midnight blue, slate and pale silver; ink, indigo and a little amber; blue-black and cool grey;
      deep teal, charcoal and bone; navy, violet and soft white; graphite and cold blue
    `),
  },
  {
    id: 'storm',
    cues: splitTerms('storm, stormy, thunderstorm, hurricane, lightning, tempest, tornado, tormenta, tempête'),
    light: splitChoices(`
      flat grey light breaks through a gap in the clouds; hard, low light lies under a dark sky;
      weak light leaves the distance nearly black; a cold light edges the moving clouds;
      sudden pale light catches the highest points; dim, heavy light settles over everything
    `),
    palette: splitChoices(`
      lead grey, deep green and foam; slate, petrol and bone; charcoal, steel blue and white;
      bruised violet and grey; dark teal and ash
    `),
  },
  {
    id: 'rain',
    cues: splitTerms(
      'rain, rainy, raining, drizzle, downpour, puddle, monsoon, wet street, lluvia, pluie, regen, chuva',
    ),
    light: splitChoices(`
      soft grey light spreads through the rain; diffused light glances off the wet ground;
      a pale, even light leaves small reflections everywhere; muted light from above flattens the distance;
      thin light from behind shows every drop; cool light settles on the wet surfaces
    `),
    palette: splitChoices(`
      wet slate, olive and pale grey; steel blue and muted rust; charcoal, teal and cream; dove grey and moss;
      asphalt, silver and faded red
    `),
  },
  {
    id: 'fog',
    cues: splitTerms('fog, foggy, mist, misty, haze, hazy, smog, steam, niebla, brouillard, nebel'),
    light: splitChoices(`
      diffused light dissolves the distance; pale light from behind softens every outline;
      a milky light fills the air evenly; thin light separates the nearer shapes from the farther ones;
      weak light rests on the top of the haze; quiet, shadowless light flattens the background
    `),
    palette: splitChoices(`
      pearl, slate and pale green; dove grey and faded blue; off-white, moss and smoke; mist blue and ash;
      silver, taupe and soft grey
    `),
  },
  {
    id: 'snow',
    cues: splitTerms(
      'snow, snowy, snowing, winter, ice, icy, frozen, arctic, blizzard, frost, nieve, neige, schnee, neve',
    ),
    light: splitChoices(`
      pale winter light lies low over the ground; soft light rises from the white ground into the shadows;
      cold, even light leaves faint blue shadows; a thin light from the left edges the white surfaces;
      quiet, diffused light softens the distance; clear cold light shows every small ridge
    `),
    palette: splitChoices(`
      white, ice blue and slate; pale grey, pine green and bone; frost white and deep blue; silver, ash and faded rose;
      chalk, steel and spruce
    `),
  },
  {
    id: 'desert',
    cues: splitTerms('desert, dune, sand dunes, sahara, canyon, savanna, savannah, arid, cactus, desierto, wüste'),
    light: splitChoices(`
      hard, dry light cuts clear edges; low side light draws a long shadow along the ground;
      a hazy light softens the far distance; strong light from above leaves short shadows;
      light from behind edges the ridges; bright reflected light rises from the ground
    `),
    palette: splitChoices(`
      sand, terracotta and pale blue; ochre, rust and bleached white; dust pink, umber and turquoise;
      clay, straw and slate blue; apricot and deep brown
    `),
  },
  {
    id: 'forest',
    cues: splitTerms('forest, jungle, woods, woodland, rainforest, canopy, grove, bosque, forêt, wald, floresta'),
    light: splitChoices(`
      dappled light falls through the leaves; green-tinted light fills the space between the trunks;
      a thin shaft of light reaches the ground; soft light from above filters through the branches;
      cool, even light rests under the canopy; light from behind edges the leaves and stems
    `),
    palette: splitChoices(`
      moss, bark and soft gold; fern green, umber and mist; deep green, ochre and grey; olive, rust and bone;
      pine, slate and pale yellow
    `),
  },
  {
    id: 'seaside',
    cues: splitTerms(
      'beach, ocean, seaside, coast, shore, sea, waves, island, boat on the water, playa, plage, strand, praia',
    ),
    light: splitChoices(`
      clear coastal light bounces off the water; low side light skims the wet ground;
      bright, hazy light softens the horizon; a silvery light spreads over the sea;
      light from behind edges the moving water; open, even light leaves soft shadows
    `),
    palette: splitChoices(`
      sand, sea green and white; turquoise, driftwood and chalk; slate blue and shell pink; navy, foam and straw;
      pale aqua and stone
    `),
  },
  {
    id: 'indoors',
    cues: splitTerms(`
      window, room, kitchen, indoor, indoors, bedroom, library, cafe, café, office, classroom, restaurant, living room,
      couch, sofa, bed, hallway, bathroom, ventana, fenêtre, fenster, zimmer, habitación, museum, gym, shop
    `),
    light: splitChoices(`
      soft window light falls from one side; quiet daylight fills the room from the left;
      indirect daylight leaves gentle shadows; a broad, pale light spreads from the window;
      late daylight reaches across the floor; soft light from the side warms the nearest surfaces;
      calm daylight settles on the subject, dimmer in the corners
    `),
    palette: splitChoices(`
      oak, linen and soft grey; cream, clay and muted green; dusty blue, walnut and white; warm grey and honey;
      sage, bone and brown; faded rose and slate
    `),
  },
  {
    id: 'outdoors',
    cues: splitTerms(`
      street, road, field, park, garden, sky, mountain, hill, rooftop, meadow, farm, outdoors, outside, river, lake,
      grass, sidewalk, bridge, village, backyard, playground, city, market, tree, stadium, court, calle, rue, straße
    `),
    light: splitChoices(`
      soft open-air light spreads evenly over the scene; low side light stretches the shadows along the ground;
      thin sunlight slips through passing cloud; clear daylight models every surface;
      light from behind edges the outlines; hazy daylight softens the distance;
      bright, slightly veiled light keeps the colours true
    `),
    palette: splitChoices(`
      sage, stone and pale blue; straw, moss and grey; soft green, clay and white; dusty blue and ochre;
      olive, cream and slate; brick, leaf green and haze
    `),
  },
]
