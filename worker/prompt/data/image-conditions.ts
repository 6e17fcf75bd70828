import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import type { ImageCondition } from './image-condition.ts'
import { placeConditions } from './image-conditions-places.ts'

const night = splitTerms(`
  night, midnight, nighttime, at night, night sky, starry, nocturnal, noche, nuit, nacht, noite, notte, moonlit
`)

/** Places that light themselves at night. */
const litPlaces = splitTerms(`
  city, street, market, bazaar, stall, vendor, seller, shop, town, alley, lane, traffic, skyline, downtown, cafe, café,
  restaurant, bar, square, station, airport, festival, fair, carnival, parade, procession, wedding, concert, party, crowd, highway,
  road, bridge, harbour, harbor, food, diwali, puja, mumbai, delhi, kolkata, chennai, bengaluru, hyderabad, jaipur, varanasi,
  tokyo, kyoto, osaka, shanghai, beijing, hong kong, singapore, bangkok, seoul, taipei, dubai, istanbul, cairo, paris, london,
  rome, berlin, amsterdam, new york, manhattan, chicago, las vegas, times square
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
    id: 'night-town',
    cues: night,
    alsoCues: litPlaces,
    light: splitChoices(`
      warm light from nearby bulbs reaches the nearest surfaces; small pools of warm light stand out against the dark;
      mixed warm and cool light meets on the nearest forms; a warm, local light picks out the middle of the scene;
      low artificial light draws the nearest shapes out of the dark; light from one side glows through the dark air;
      scattered points of warm light fade into the depth
    `),
    palette: splitChoices(`
      deep blue, amber and warm grey; ink, copper and cream; charcoal, marigold and petrol;
      night blue, rust and pale yellow; blue-black, orange and muted red; indigo, brass and smoke
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
  ...placeConditions,
]
