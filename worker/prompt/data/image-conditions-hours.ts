import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import type { ImageCondition } from './image-condition.ts'

/** Signs and screens that colour the air. */
export const neonCondition: ImageCondition = {
  id: 'neon',
  cues: splitTerms('neon, cyberpunk, synthwave, vaporwave, retrowave, blade runner, outrun style'),
  light: splitChoices(`
    magenta and cyan light glows on the wet surfaces; coloured light from signs falls across the nearest forms;
    cool light from one side meets pink light from the other; glowing light rims the outlines in two colours;
    saturated light spills into the dark air; light from a sign picks out one side of the subject;
    violet light fills the distance behind a dark foreground; a cyan edge of light separates figure and ground
  `),
  palette: splitChoices(`
    magenta, cyan and black; violet, teal and ink; electric blue, rose and charcoal; hot pink, indigo and smoke;
    turquoise, purple and deep navy; acid green, violet and black; coral, cobalt and ink; lilac, petrol and soot
  `),
}

/** The hour, where neither the weather nor the place decides more. */
export const hourConditions: readonly ImageCondition[] = [
  {
    id: 'rain-outside',
    cues: splitTerms(
      'rain, rainy, raining, drizzle, downpour, monsoon, storm, stormy, fog, foggy, snow, snowy, winter',
    ),
    light: splitChoices(`
      soft grey light comes through the panes, dimmer toward the room; pale light from outside rests on the nearest surfaces;
      cool light from the window side meets a warmer corner; quiet daylight falls on table and floor;
      dim daylight leaves the far wall in soft shadow; a muted light fills the room from one side;
      gentle light from outside draws the edges of furniture and frame
    `),
    palette: splitChoices(`
      slate, oak and cream; moss, walnut and ivory; grey blue, honey and stone; pine, linen and brass;
      fog, rust and warm brown; petrol, oat and chestnut; charcoal, amber and bone; sage, brown and pale grey
    `),
  },
  {
    id: 'evening',
    cues: splitTerms(`
      evening, shaam, dusk, sunset, twilight, sundown, golden hour, blue hour, late afternoon, soir, abend, atardecer, noite cai
    `),
    light: splitChoices(`
      low, warm light falls from one side; late light lies long across the ground; soft light from behind warms the outlines;
      fading light leaves the shadows blue; a last band of light rests on the upper edges; calm, warm light gathers near the horizon side;
      slanting light turns surfaces to gold; mild late light separates near and far
    `),
    palette: splitChoices(`
      apricot, slate and plum; amber, dusk blue and brown; rose, ink and gold; copper, lavender and smoke;
      peach, teal and umber; rust, violet and cream; honey, grey blue and wine; coral, indigo and sand
    `),
  },
  {
    id: 'morning',
    cues: splitTerms(
      'morning, subah, dawn, sunrise, daybreak, early morning, first light, matin, morgen, mañana temprano',
    ),
    light: splitChoices(`
      clear, low light falls from one side; pale early light rests on the nearest edges; soft light from behind softens the haze;
      cool light turns warm along the edges; a fresh, slanting light draws long soft shadows; quiet early light opens the shadows;
      light from the left warms one side only; mild light spreads slowly over the scene
    `),
    palette: splitChoices(`
      pale gold, mist and blue grey; peach, sage and white; cream, sky and straw; rose, dove grey and moss;
      lemon, slate and ivory; shell, fern and ash; soft orange, fog and stone; butter, lilac and grey
    `),
  },
  {
    id: 'mountains',
    cues: splitTerms(`
      mountain, mountains, himalaya, himalayas, himalayan, ladakh, spiti, alps, andes, mountain pass, summit, peak, ridge, hillside, hill station
    `),
    light: splitChoices(`
      clear, thin light sharpens the far edges; high, bright light keeps the shadows short; slanting light draws the folds of the ground;
      cool light from one side leaves the slopes blue; broken light drifts over the heights; pale light spreads through the thin air
    `),
    palette: splitChoices(`
      slate, straw and pale blue; stone, pine and ice grey; ochre, steel and white; rust, fog and blue grey;
      umber, sky and chalk; moss, granite and cream; lichen, dust and cobalt
    `),
  },
]
