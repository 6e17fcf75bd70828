import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import type { ImageCondition } from './image-condition.ts'
import { hourConditions, neonCondition } from './image-conditions-hours.ts'
import { placeConditions } from './image-conditions-places.ts'

const night = splitTerms(`
  night, midnight, nighttime, at night, night sky, starry, nocturnal, noche, nuit, nacht, noite, notte, moonlit, raat, raat ko
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
  neonCondition,
  {
    id: 'night-weather',
    cues: night,
    alsoCues: weather,
    light: splitChoices(`
      a dim, cold light slips through the moving clouds; faint blue-grey light glances off the wet surfaces;
      weak light from one direction sinks into the dark weather; a cold, scattered light outlines the nearest shapes;
      brief pale light breaks through the heavy sky; a low, murky light leaves most of the scene in shadow;
      a thin light from far off shows the edges of the clouds; cold light spreads under the low sky; a weak, grey light draws only the outlines; scattered light shines briefly on the wet ground
    `),
    palette: splitChoices(`
      ink blue, slate and foam white; charcoal, petrol and pale grey; blue-black, lead and a trace of amber;
      graphite, deep teal and ash; midnight blue and wet stone; storm grey, black and cold silver;
      steel, ink and fog; petrol, black and foam; lead, moss and pale grey; blue-grey, soot and bone
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
      scattered points of warm light fade into the depth;
      warm light from one side rims faces and edges; a row of small lights leads into the depth; soft light from above leaves the ground half dark; coloured light mixes on nearby surfaces; light from an open front falls across the foreground; low warm light meets the blue of the dark sky
    `),
    palette: splitChoices(`
      deep blue, amber and warm grey; ink, copper and cream; charcoal, marigold and petrol;
      night blue, rust and pale yellow; blue-black, orange and muted red; indigo, brass and smoke;
      petrol, apricot and black; plum, gold and slate; teal, amber and soot; navy, coral and brown; ink, lemon and rose; midnight, rust and smoke
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
      a cool, scattered light fills the water; thin light from above reaches the highest forms;
      soft light from above breaks into moving bands; cool light rims the upper edges; dim light turns the distance to haze; light from the surface dances over the nearest forms
    `),
    palette: splitChoices(`
      turquoise, deep blue and sand; teal, coral and pale green; navy, aquamarine and silver; sea green and rust;
      indigo, cyan and soft white;
      cobalt, shell and jade; aqua, ink and sand; petrol, mint and coral; deep green, silver and blue; ultramarine, pearl and moss
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
      a faint, scattered light glows through the dust; low, hard light rakes over the surface;
      cold light from the right leaves one half in black; pale starlight rests on the edges; a distant glow of light fades outward; harsh light draws every crater and seam
    `),
    palette: splitChoices(`
      deep black, indigo and pale gold; charcoal, white and cold blue; violet, black and ash; rust, black and bone;
      navy, copper and silver;
      ink, teal and silver; black, rose and slate; indigo, bone and copper; midnight, mint and grey; coal, amber and ice
    `),
  },
  {
    id: 'fire',
    cues: splitTerms('campfire, bonfire, fireplace, burning, flames, torch, fire, lava, fireworks, feuer, fuego'),
    light: splitChoices(`
      flickering light from the flames warms the nearest surfaces; low orange light rises from the fire;
      unsteady light throws long, moving shadows; a warm light reaches a little way into the dark;
      the glow of the flames edges the shapes around it; restless light catches the near side only;
      warm light from below shapes hands and faces; the firelight fades quickly into deep shadow; a red-gold light plays over the nearest edges; small sparks of light drift upward
    `),
    palette: splitChoices(`
      ember orange, brown and black; amber, soot and deep red; copper, umber and night blue; rust, gold and charcoal;
      burnt orange and smoke grey;
      flame, coal and brown; rust, ink and honey; scarlet, soot and sand; gold, plum and black; copper, ash and deep blue
    `),
  },
  {
    id: 'night',
    cues: night,
    light: splitChoices(`
      cool moonlight falls from high above; dim ambient light leaves the background in shadow;
      a faint blue light outlines the main shape; low light from one side picks out the nearest surfaces;
      pale light from the sky rests on the upper edges; a small, distant light marks the depth of the dark;
      weak light from above leaves soft outlines; a silver-blue light rests on edges and ground; faint light from the right separates subject and dark; a dim light reaches the nearest forms only; pale light spreads low along the ground
    `),
    palette: splitChoices(`
      midnight blue, slate and pale silver; ink, indigo and a little amber; blue-black and cool grey;
      deep teal, charcoal and bone; navy, violet and soft white; graphite and cold blue;
      ink, pewter and pale blue; blue-black, moss and ivory; midnight, plum and ash; coal, teal and silver; navy, stone and mist
    `),
  },
  {
    id: 'storm',
    cues: splitTerms('storm, stormy, thunderstorm, hurricane, lightning, tempest, tornado, tormenta, tempête'),
    light: splitChoices(`
      flat grey light breaks through a gap in the clouds; hard, low light lies under a dark sky;
      weak light leaves the distance nearly black; a cold light edges the moving clouds;
      sudden pale light catches the highest points; dim, heavy light settles over everything;
      pale light from the horizon runs under the clouds; broken light drifts over the ground; grey, moving light leaves deep shadow; a narrow band of light cuts through the dark
    `),
    palette: splitChoices(`
      lead grey, deep green and foam; slate, petrol and bone; charcoal, steel blue and white;
      bruised violet and grey; dark teal and ash;
      iron, moss and chalk; ink, pewter and foam; slate, ochre and white; petrol, lead and sand; coal, blue grey and bone
    `),
  },
  {
    id: 'rain',
    cues: splitTerms(
      'rain, rainy, raining, barish, baarish, drizzle, downpour, puddle, monsoon, monsoons, wet street, lluvia, pluie, regen, chuva',
    ),
    light: splitChoices(`
      soft grey light spreads through the rain; diffused light glances off the wet ground;
      a pale, even light leaves small reflections everywhere; muted light from above flattens the distance;
      thin light from behind shows every drop; cool light settles on the wet surfaces;
      pale light shines on leaves, stone and puddles; soft light from the left shows the falling drops; grey light fades into the distance; a gentle light opens behind the rain; light from above leaves small glints everywhere
    `),
    palette: splitChoices(`
      wet slate, olive and pale grey; steel blue and muted rust; charcoal, teal and cream; dove grey and moss;
      asphalt, silver and faded red;
      moss, slate and ivory; petrol, clay and mist; pewter, leaf and brown; ink, jade and grey; lead, ochre and white; teal, stone and rust
    `),
  },
  {
    id: 'fog',
    cues: splitTerms('fog, foggy, kohra, mist, misty, haze, hazy, smog, niebla, brouillard, nebel'),
    light: splitChoices(`
      diffused light dissolves the distance; pale light from behind softens every outline;
      a milky light fills the air evenly; thin light separates the nearer shapes from the farther ones;
      weak light rests on the top of the haze; quiet, shadowless light flattens the background;
      soft light from one side fades into white; a low light glows through the haze; pale light leaves only the nearest forms distinct; even, grey light carries into the distance
    `),
    palette: splitChoices(`
      pearl, slate and pale green; dove grey and faded blue; off-white, moss and smoke; mist blue and ash;
      silver, taupe and soft grey;
      smoke, sage and ivory; ash, rose and slate; pearl, moss and stone; grey blue, cream and umber; fog white, ink and clay
    `),
  },
  {
    id: 'snow',
    cues: splitTerms(
      'snow, snowy, barf, snowing, winter, ice, icy, frozen, arctic, blizzard, frost, nieve, neige, schnee, neve',
    ),
    light: splitChoices(`
      pale winter light lies low over the ground; soft light rises from the white ground into the shadows;
      cold, even light leaves faint blue shadows; a thin light from the left edges the white surfaces;
      quiet, diffused light softens the distance; clear cold light shows every small ridge;
      pale light from behind glints on the crystals; soft light fills the shadows with blue; a low light runs over the white surfaces; bright, cold light keeps the edges clear
    `),
    palette: splitChoices(`
      white, ice blue and slate; pale grey, pine green and bone; frost white and deep blue; silver, ash and faded rose;
      chalk, steel and spruce;
      ivory, ink and pine; frost, rust and grey; ice, plum and stone; white, teal and bark; pearl, navy and ash
    `),
  },
  ...hourConditions,
  ...placeConditions,
]
