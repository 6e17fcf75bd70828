import type { ImageDomain } from '../image-domain.ts'
import { splitChoices } from '../split-choices.ts'
import { splitTerms } from '../split-terms.ts'
import { buildingLenses, roomLenses, wideLenses } from './image-lenses.ts'

export const placeImageDomains: readonly ImageDomain[] = [
  {
    id: 'landscape',
    group: 'landscape',
    framework: 'landform + weather + scale',
    strong: splitTerms(`
      hot springs, rainforest, meadow, sand dune, landscape, mountain, valley, waterfall, desert, canyon, lake,
      river, glacier, volcano, savanna, hills, prairie, forest path, sunset over, sunrise over, wheat field,
      countryside, vineyard, rice terraces, tundra, swamp, cave, oasis, mountains, national park, paisaje, paysage,
      bamboo forest, forest
    `),
    weak: splitTerms(`
      sky, cloud, hill, field, snow, mist, nature, horizon, earth, sunset, montaña, montagne, berg, trees, path,
      rocks, trail, stream, pine
    `),
    kinds: splitChoices(`
      Landscape photograph; Wide landscape study; Nature photograph; Travel landscape photograph;
      Large-format landscape; Open-country photograph; Topographic landscape photograph
    `),
    light: splitChoices(`
      low side light rakes across the land; broken light drifts over the far slopes;
      soft light fills the whole valley;
      thin light through haze separates the distances; a band of light falls on the middle ground;
      cool, even light rests on the land; light from behind outlines the ridges
    `),
    framing: splitChoices(`
      a wide view with clear foreground, middle and distance; a low horizon under a tall sky;
      leading lines toward the far ridge; a high viewpoint that looks along the land;
      a layered view with receding planes; a wide view framed by dark foreground shapes;
      a centred vista with a small sense of scale
    `),
    palette: splitChoices(`
      slate blue, ochre and pale gold; pine green and cool grey; rose, violet and sand; deep teal and amber;
      moss, stone and mist white; umber, sage and pale blue; lavender grey and straw
    `),
    lens: wideLenses,
    ratios: splitChoices('16:9; 3:2; 2:1'),
    ratio: '16:9',
    avoid: splitTerms('oversaturated colours, people, watermark, halos, power lines, stray text'),
  },
  {
    id: 'seascape',
    group: 'landscape',
    framework: 'water + coast + weather',
    strong: splitTerms(`
      beach, ocean, seascape, island, coast, iceberg, cliff by the sea, lagoon, bay, fjord, tropical beach, waves,
      shoreline, playa, plage, harbour at, pier, tide
    `),
    weak: splitTerms('sea, wave, sand, palm, coast, surf, foam, horizon, shore, rocks'),
    kinds: splitChoices(`
      Seascape photograph; Coastal landscape; Long-exposure seascape; Travel photograph of the coast;
      Minimal seascape; Shoreline photograph; Marine landscape photograph
    `),
    light: splitChoices(`
      low side light skims the water; pale light spreads along the horizon; hazy light softens the far shore;
      broken light glitters on the waves; even, silvery light lies on the sea; light from behind edges the breakers;
      soft, overcast light flattens the sea into tones
    `),
    framing: splitChoices(`
      a wide view with the horizon in the upper third; a low angle close to the waterline;
      a high viewpoint along the curve of the coast; a centred composition of sea and sky;
      leading lines of foam toward the distance; a wide view with dark rocks in the foreground;
      a wide view with a strong diagonal of coast
    `),
    palette: splitChoices(`
      sea green and silver; sand, turquoise and white; slate, pearl and pale rose; navy and chalk;
      aquamarine and driftwood; storm grey and soft gold; grey-green, shell and ink
    `),
    lens: wideLenses,
    ratios: splitChoices('16:9; 3:2; 2:1'),
    ratio: '16:9',
    avoid: splitTerms('tilted horizon, people, watermark, halos, oversaturated colours, stray text'),
  },
  {
    id: 'space',
    group: 'landscape',
    framework: 'body + scale + darkness',
    strong: splitTerms(`
      solar system, galaxy, planet, milky way, nebula, black hole, northern lights, aurora, outer space, saturn,
      jupiter, supernova, mars landscape, asteroid, moon surface, moon base, moon landing, starry sky, spiral galaxy, cosmos
    `),
    weak: splitTerms('universe, star, stars, orbit, earth, space, cosmic, night sky'),
    kinds: splitChoices(`
      Astronomical view; Deep-space image; Observatory-style image; Space landscape; Planetary view; View from orbit;
      Astrophotography-like image
    `),
    light: splitChoices(`
      hard light from one distant star cuts the shapes; cold light edges the dark side;
      faint glowing light spreads through the dust; light from the left leaves one half in black shadow;
      a thin crescent of light outlines the sphere; soft starlight rests on the nearer surfaces;
      a sharp rim of light marks the edge of the disc
    `),
    framing: splitChoices(`
      a wide view with vast empty space; a centred composition with the main body filling a third;
      a low horizon with the sky above; a diagonal composition across the frame;
      a distant view with one small point of scale; an off-centre view with darkness on one side;
      a wide composition with the body cropped by the edge
    `),
    palette: splitChoices(`
      deep black, indigo and faint gold; violet, teal and black; cold blue and ash; copper, ink and pearl;
      magenta haze and navy; emerald and midnight blue; graphite, ice blue and rust
    `),
    lens: [],
    ratios: splitChoices('16:9; 2:1; 3:2'),
    ratio: '16:9',
    avoid: splitTerms('lens flare, wrong scale, watermark, text labels, duplicate planets, noise'),
  },
  {
    id: 'architecture',
    group: 'architecture',
    framework: 'building + viewpoint + verticals',
    strong: splitTerms(`
      architecture, building, skyscraper, house, castle, temple, church, bridge, cathedral, tower, facade, statue
      of liberty, opera house, eiffel tower, barn, lighthouse, palace, pyramid, mosque, ruins, train station, villa,
      pagoda, monastery, cabin, cottage, stadium building, greenhouse, windmill, museum building, taj mahal, chapel,
      mansion, hut, fortress, aqueduct, real estate, school building, factory
    `),
    weak: splitTerms('brick, roof, wall, brutalist, modernist, door, arch, stone, urban, fountain, columns, entrance'),
    kinds: splitChoices(`
      Architectural photograph; Building portrait; Documentary architecture photograph;
      Real-estate exterior photograph; Architecture-magazine photograph; Facade study;
      Photograph for an architecture guide
    `),
    light: splitChoices(`
      low side light rakes across the surfaces; soft light shows the materials evenly;
      light from one side separates the planes of the facade; a clear light gives every edge a short shadow;
      hazy light from behind simplifies the outline; broad frontal light opens the details;
      fading light leaves the lower parts in shadow
    `),
    framing: splitChoices(`
      a two-point perspective with upright verticals; a frontal symmetrical view;
      a view from ground level toward the corner; a distant view that sets the building in its surroundings;
      a low angle with the roof line against the sky; a close frontal view of the main front;
      a three-quarter view from a raised position
    `),
    palette: splitChoices(`
      warm stone against a cool sky; concrete grey and pale blue; brick red and soft green; chalk, slate and ochre;
      weathered wood and mist; sandstone and shadow blue; white plaster and olive
    `),
    lens: buildingLenses,
    ratios: splitChoices('3:2; 4:5; 16:9'),
    ratio: '3:2',
    avoid: splitTerms('tilted verticals, crowds, illegible signs, watermark, warped windows, stray text'),
  },
  {
    id: 'cityscape',
    group: 'architecture',
    framework: 'skyline + altitude + depth',
    strong: splitTerms(`
      cityscape, skyline, city, street, village, downtown, aerial view of, alley, town square, drone view, drone shot,
      metropolis, rooftops, intersection, boulevard, old town, manhattan, tokyo street, times square, favela, town
    `),
    weak: splitTerms('urban, traffic, buildings, lights, road, avenue, canal, bridge, neon'),
    kinds: splitChoices(`
      City photograph; Urban landscape photograph; Aerial city photograph; Travel photograph of a city;
      Documentary cityscape; Rooftop city photograph; Street-level city photograph
    `),
    light: splitChoices(`
      low light runs along the streets; hazy light layers the distant blocks; soft light spreads over the roofs;
      side light splits the blocks into bright and dark faces; cool ambient light settles between the buildings;
      fading light leaves the streets in shadow; pale light from one side draws the edges of the blocks
    `),
    framing: splitChoices(`
      a high oblique view over the roofs; a wide view with the skyline in the upper third;
      a street-level view in one-point perspective; a layered view from near roofs to far towers;
      a compressed distant view of stacked buildings; a view down a long axis with strong leading lines;
      a wide view framed by dark walls in the foreground
    `),
    palette: splitChoices(`
      steel blue and amber; concrete, rust and pale sky; charcoal with small points of yellow; dusty rose and grey;
      slate, cream and teal; brown brick and smoke blue; ivory, asphalt and faded green
    `),
    lens: buildingLenses,
    ratios: splitChoices('16:9; 3:2; 2:1'),
    ratio: '16:9',
    avoid: splitTerms('illegible signs, warped windows, tilted verticals, watermark, melted cars, stray text'),
  },
  {
    id: 'interior',
    group: 'interior',
    framework: 'room + materials + light sources',
    strong: splitTerms(`
      dining room, hallway, interior, interior design, living room, bedroom, kitchen interior, bathroom, home office,
      lobby, loft, library room, couch, sofa, bed, dining table, room, chair, bookshelf, desk, toilet, refrigerator,
      oven, microwave, sink, kitchen, classroom, waiting room, cafe interior, restaurant interior, study, attic,
      fireplace, staircase, wardrobe, nursery, office interior, sala, salon
    `),
    weak: splitTerms('furniture, lamp, rug, curtain, shelf, wooden, floor, table, cozy, cosy, cabinet, tv, indoor'),
    kinds: splitChoices(`
      Interior photograph; Interior-design photograph; Home-magazine photograph; Real-estate interior photograph;
      Quiet room study; Interior portrait of a room; Architectural interior photograph
    `),
    light: splitChoices(`
      daylight from one large window spreads across the room; soft north light rests on the walls;
      light from the left falls in long patches on the floor; gentle bounced light fills the corners;
      indirect light washes down the wall; quiet side light brings out wood and fabric;
      cool light from the doorway meets the warmer room
    `),
    framing: splitChoices(`
      an eye-level view from the corner with straight verticals; a frontal view centred on the main furniture;
      a layered view through a doorway; a one-point perspective along the room; a low view across the floor;
      a medium-wide view with the window side in frame; a wide view that shows two walls
    `),
    palette: splitChoices(`
      oak, linen and sage; white, walnut and charcoal; clay, cream and brass; dusty blue and birch;
      olive, sand and black iron; pale grey and warm wood; terracotta, bone and moss
    `),
    lens: roomLenses,
    ratios: splitChoices('3:2; 4:3; 4:5'),
    ratio: '3:2',
    avoid: splitTerms('fisheye distortion, clutter, people, watermark, warped furniture, stray text'),
  },
]
