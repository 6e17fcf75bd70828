import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import type { ImageCondition } from './image-condition.ts'

/** Season and place, which decide where neither the hour nor the weather does. */
export const placeConditions: readonly ImageCondition[] = [
  {
    id: 'autumn',
    cues: splitTerms('autumn, fallen leaves, fall colours, fall colors, fall foliage, otoño, automne, herbst, outono'),
    light: splitChoices(`
      low, mild light falls from one side; thin autumn light filters through the air;
      soft light from behind glows through the colours; pale, slanting light lies on the ground;
      even, hazy light rests on the nearest shapes;
      slanting light shines through leaves; mild light rests on the ground; soft light from the left warms the nearest tones; hazy light leaves the distance pale; clear, low light separates the colours
    `),
    palette: splitChoices(`
      rust, ochre and bark; amber, plum and mist; russet, straw and slate; copper, moss and cream;
      burnt orange, umber and pale grey;
      maple red, moss and fog; gold, brown and blue grey; pumpkin, ink and cream; wine, straw and stone; chestnut, sage and honey
    `),
  },
  {
    id: 'desert',
    cues: splitTerms('desert, dune, sand dunes, sahara, canyon, savanna, savannah, arid, cactus, desierto, wüste'),
    light: splitChoices(`
      hard, dry light cuts clear edges; low side light draws a long shadow along the ground;
      a hazy light softens the far distance; strong light from above leaves short shadows;
      light from behind edges the ridges; bright reflected light rises from the ground;
      dry light runs along every ripple; pale light bleaches the distance; low light from the left deepens the hollows; clear, hard light leaves crisp edges
    `),
    palette: splitChoices(`
      sand, terracotta and pale blue; ochre, rust and bleached white; dust pink, umber and turquoise;
      clay, straw and slate blue; apricot and deep brown;
      bone, rust and cobalt; apricot, slate and sand; umber, rose and cream; copper, chalk and teal; honey, clay and violet
    `),
  },
  {
    id: 'forest',
    cues: splitTerms('forest, jungle, woods, woodland, rainforest, canopy, grove, bosque, forêt, wald, floresta'),
    light: splitChoices(`
      dappled light falls through the leaves; green-tinted light fills the space between the trunks;
      a thin shaft of light reaches the ground; soft light from above filters through the branches;
      cool, even light rests under the canopy; light from behind edges the leaves and stems;
      broken light falls between the trunks; soft light shines through the leaves; a mild light opens the middle distance; light from the left rests on moss and bark; pale light glows in the clearing
    `),
    palette: splitChoices(`
      moss, bark and soft gold; fern green, umber and mist; deep green, ochre and grey; olive, rust and bone;
      pine, slate and pale yellow;
      jade, umber and cream; lichen, brown and mist; emerald, stone and straw; sage, ink and copper; leaf, clay and smoke
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
      light from behind edges the moving water; open, even light leaves soft shadows;
      soft light from the left slides over sand and water; pale light opens the horizon side; slanting light glitters on the ripples; mild light rests on the nearest shapes; light from the water fills the shadows
    `),
    palette: splitChoices(`
      sand, sea green and white; turquoise, driftwood and chalk; slate blue and shell pink; navy, foam and straw;
      pale aqua and stone;
      cobalt, sand and coral; mint, shell and grey; sea blue, straw and ivory; teal, rose and chalk; pewter, aqua and cream
    `),
  },
  {
    id: 'open-air',
    cues: splitTerms(`
      outside a, outside an, outside her, outside his, outside their, by the roadside, roadside, on the pavement, on a street,
      on the street, in a lane, in a narrow lane, in the street, street stall, street vendor, street food, street corner
    `),
    light: splitChoices(`
      open shade keeps every tone readable; soft open-air light falls evenly over the scene;
      low side light stretches the shadows along the ground; reflected light fills the nearer side;
      light from behind edges the outlines;
      daylight from above falls softly on hands and faces; light from the road side brightens the foreground; slanting light crosses pavement and wall; mild light separates the nearest figures; pale light leaves the background softer
    `),
    palette: splitChoices(`
      brick, faded blue and dust; clay, slate and ecru; mustard, grey and worn green; terracotta, teal and stone;
      chalk, rust and olive;
      mortar, rust and sky; ochre, ink and sage; tin, brick and cream; petrol, straw and dust; lime, slate and clay
    `),
  },
  {
    id: 'indoors',
    cues: splitTerms(`
      window, room, kitchen, indoor, indoors, bedroom, library, cafe, café, office, classroom, restaurant, living room,
      couch, sofa, in bed, on the bed, hallway, bathroom, indoors, ventana, fenêtre, fenster, zimmer, habitación, museum, gym, shop
    `),
    light: splitChoices(`
      soft window light falls from one side; quiet daylight fills the room from the left;
      indirect daylight leaves gentle shadows; a broad, pale light spreads from the window;
      late daylight reaches across the floor; soft light from the side warms the nearest surfaces;
      calm daylight settles on the subject, dimmer in the corners;
      mild daylight reaches the near side only; pale light rests on wall and table; soft light from above leaves the corners dimmer; light from the right draws the folds and edges; gentle light spreads from an opening at the side
    `),
    palette: splitChoices(`
      oak, linen and soft grey; cream, clay and muted green; dusty blue, walnut and white; warm grey and honey;
      sage, bone and brown; faded rose and slate;
      walnut, ivory and petrol; oat, rust and stone; chalk, olive and brass; plum, linen and brown; fawn, ink and cream; mustard, grey and white
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
      bright, slightly veiled light keeps the colours true;
      soft light from the left opens faces and shapes; slanting light separates near and far; mild daylight falls from above; pale light keeps the shadows open; a clear light from one side shows every texture
    `),
    palette: splitChoices(`
      sage, stone and pale blue; straw, moss and grey; soft green, clay and white; dusty blue and ochre;
      olive, cream and slate; clay, leaf green and mist;
      teal, sand and cream; rust, sky and stone; fern, chalk and brown; petrol, straw and white; moss, rose and grey; ink, ochre and mist
    `),
  },
]
